/**
 * Decodes a UTF-8 stream, such as a file, to chunks of text. Works in browsers without
 * async-iterable streams.
 */
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

/** Encodes chunks of text as a UTF-8 stream, for a download. */
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
