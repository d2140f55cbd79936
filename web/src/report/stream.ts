/** Messages as a server streams them: server-sent events, or a line of JSON each. */

/** The values in a body, one after the other, as they arrive. */
export async function* messages(body: ReadableStream<Uint8Array>): AsyncGenerator<unknown> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines) {
      const text = line.replace(/^data: ?/, '').trim();
      if (text.startsWith('{')) yield JSON.parse(text) as unknown;
    }
    if (done) return;
  }
}
