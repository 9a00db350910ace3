/** Unpacked, a recording has at most 50 MB, and its first line the state. */
export const UNPACKED_MAX_BYTES = 100_000_000;
/** More than this in one line would take too much memory to parse. */
export const LINE_MAX_LENGTH = 16_000_000;

/** A log that is too large once it is unpacked. */
export class LogTooLarge extends Error {
  override readonly name = 'LogTooLarge';
}

/**
 * Yields the lines of an unpacked log without their ends. Throws a LogTooLarge before more than the
 * limits is in memory.
 */
export async function* logLines(
  chunks: AsyncIterable<Buffer>,
  maxBytes = UNPACKED_MAX_BYTES,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Parts of the current line. Each chunk is searched only once, however long the line.
  let pieces: string[] = [];
  let length = 0;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    pieces.push(first);
    length += first.length;
    if (bytes > maxBytes || length > LINE_MAX_LENGTH) throw new LogTooLarge();
    const rest = others.pop();
    if (rest === undefined) continue;
    yield pieces.join('');
    yield* others;
    pieces = [rest];
    length = rest.length;
  }
  if (length > 0) yield pieces.join('');
}
