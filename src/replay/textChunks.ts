/** The text of a file or another stream of UTF-8, in pieces; for browsers whose streams cannot be iterated. */
export async function* textChunks(
  stream: ReadableStream<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    await reader.cancel();
  }
}

/** The reverse: pieces of text as a stream of UTF-8, for a download. */
export function textStream(chunks: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const source: AsyncIterator<string, unknown> = chunks[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const step = await source.next();
      if (step.done === true) controller.close();
      else controller.enqueue(encoder.encode(step.value));
    },
    async cancel() {
      await source.return?.();
    },
  });
}
