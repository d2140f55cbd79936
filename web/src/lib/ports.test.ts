import { beforeAll, expect, test } from 'vitest';

import { PORTS, portName, portNames, portOf } from './ports';
import { words } from './words.svelte';

beforeAll(() => words.need('web-ports'));

const ids = Array.from({ length: 640 }, (_, n) => (n * 7919 + 31).toString(36).padStart(8, 'k'));

test('a table is always the same port', () => {
  expect(portOf('k3f9q2xw')).toBe(portOf('k3f9q2xw'));
  expect(PORTS).toContain(portOf(''));
});

test('tables spread over all ports', () => {
  const count = new Map<string, number>();
  for (const id of ids) count.set(portOf(id), (count.get(portOf(id)) ?? 0) + 1);
  expect(count.size).toBe(PORTS.length);
  expect(Math.max(...count.values())).toBeLessThan(30);
});

test('every port has a name', () => {
  expect(new Set(PORTS).size).toBe(PORTS.length);
  for (const id of ids) expect(portName(id)).not.toContain('‹');
});

test('tables that share a port have numerals, in whatever order they come', () => {
  const names = portNames(ids);
  expect(new Set(names.values()).size).toBe(ids.length);
  expect(portNames([...ids].reverse())).toEqual(names);
  expect(portNames(['k3f9q2xw']).get('k3f9q2xw')).toBe(portName('k3f9q2xw'));
});
