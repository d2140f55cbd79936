import { expect, test } from 'vitest';

import { routed } from './route.svelte';

test.each([
  ['/', '/', {}],
  ['/g/k3f9q2xw', '/g/:table/:ply?', { table: 'k3f9q2xw' }],
  ['/g/k3f9q2xw/34/', '/g/:table/:ply?', { table: 'k3f9q2xw', ply: '34' }],
  ['/people/%D0%9E%D0%BB%D1%8F', '/people/:name', { name: 'Оля' }],
  ['/g', '', {}],
  ['/nowhere/at/all', '', {}],
])('%s is %s', (path, pattern, parts) => {
  const found = routed(path);
  expect(found.route.path).toBe(pattern);
  expect(found.parts).toEqual(parts);
});
