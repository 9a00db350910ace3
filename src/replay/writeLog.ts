import type { LogEntry, LogHeader } from './logFormat';

const CHUNK_LENGTH = 64 * 1024;

/** Yields the text of a log in chunks of about 64 kB. */
export async function* writeLog(
  header: LogHeader,
  entries: AsyncIterable<LogEntry> | Iterable<LogEntry>,
): AsyncGenerator<string, void, undefined> {
  let text = `${JSON.stringify(header)}\n`;
  for await (const { i, t, action, h } of entries) {
    text += `${JSON.stringify({ i, t, action, h })}\n`;
    if (text.length < CHUNK_LENGTH) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
