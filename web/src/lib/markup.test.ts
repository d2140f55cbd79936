/** What every component keeps to: texts come from the Fluent files, and styles do not stand in attributes. */
import { parse, type AST } from 'svelte/compiler';
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>('../**/*.svelte', { query: '?raw', import: 'default', eager: true });
const SPOKEN = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'label', 'text']);
const NAMES = /Ecumene|Enter|Esc|Ctrl Z/g; // what is called the same in every language
const LETTERS = /\p{L}{2,}/u;
const LONGEST = 250; // lines of a component, its styles included

type Node = { type: string; [key: string]: unknown };

function* nodes(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const each of node) yield* nodes(each);
  else if (node && typeof node === 'object') {
    if (typeof (node as Node).type === 'string') yield node as Node;
    for (const [key, inner] of Object.entries(node)) if (!['loc', 'parent', 'css'].includes(key)) yield* nodes(inner);
  }
}

function texts(fragment: AST.Fragment): string[] {
  const inAttributes = new Set<unknown>();
  const found: string[] = [];
  for (const node of nodes(fragment)) {
    if (node.type === 'Attribute' || node.type === 'StyleDirective') {
      const { name, value } = node as unknown as AST.Attribute;
      for (const part of Array.isArray(value) ? value : []) {
        if (part.type !== 'Text') continue;
        inAttributes.add(part);
        if (SPOKEN.has(name)) found.push(part.data);
      }
    }
  }
  for (const node of nodes(fragment))
    if (node.type === 'Text' && !inAttributes.has(node)) found.push(String(node.data));
  return found.map((text) => text.trim()).filter((text) => LETTERS.test(text.replace(NAMES, '')));
}

test.each(Object.entries(SOURCES))('%s', (_, source) => {
  const { fragment } = parse(source, { modern: true });
  expect(texts(fragment)).toEqual([]);
  const styled = [...nodes(fragment)].filter((node) => node.type === 'Attribute' && node.name === 'style');
  expect(styled).toEqual([]);
  expect(source.trimStart().startsWith('<!--')).toBe(true);
  expect(source.split('\n').length).toBeLessThanOrEqual(LONGEST);
});
