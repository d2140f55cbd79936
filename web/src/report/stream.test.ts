import { expect, test } from 'vitest';

import { messages } from './stream';

function body(...chunks: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
}

async function all(...chunks: string[]): Promise<unknown[]> {
  const found = [];
  for await (const message of messages(body(...chunks))) found.push(message);
  return found;
}

test('lines of JSON arrive in whatever pieces', async () => {
  expect(await all('{"a":1}\n{"b"', ':"ж"}\n', '{"c":3}')).toEqual([{ a: 1 }, { b: 'ж' }, { c: 3 }]);
});

test('so do server-sent events; what else they say is passed over', async () => {
  expect(await all(': hello\n\nid: 4\nevent: decision\ndata: {"a":1}\n\n', 'data: {"b":2}\n\n')).toEqual([
    { a: 1 },
    { b: 2 },
  ]);
});
