import { expect, test } from 'vitest';

import { wayOf } from './keeping';

test.each([
  ['GET', '/', true, 'page'],
  ['GET', '/rules/duel/baths', true, 'page'],
  ['GET', '/g/k3f9q2xw', true, 'page'],
  ['GET', '/api', true, 'network'],
  ['GET', '/licences/svelte.txt', true, 'network'],
  ['GET', '/assets/index-abc.js', false, 'file'],
  ['GET', '/api/games', false, 'common'],
  ['GET', '/api/games/duel', false, 'common'],
  ['GET', '/api/games/duel/lessons', false, 'common'],
  ['POST', '/api/games/duel/lessons/basics', false, 'network'],
  ['GET', '/favicon.svg', false, 'file'],
  ['GET', '/api/tables', false, 'own'],
  ['GET', '/api/tables/mine', false, 'own'],
  ['GET', '/api/tables/k3f9q2xw', false, 'own'],
  ['GET', '/api/tables/k3f9q2xw/view', false, 'own'],
  ['GET', '/api/tables/k3f9q2xw/messages', false, 'network'],
  ['GET', '/api/tables/k3f9q2xw/record', false, 'network'],
  ['GET', '/api/sessions/current', false, 'own'],
  ['PATCH', '/api/people/me', false, 'network'],
  ['GET', '/api/people/me/export', false, 'network'],
  ['GET', '/api/sessions', false, 'network'],
] as const)('%s %s', (method, path, isPage, way) => expect(wayOf(method, path, isPage)).toBe(way));
