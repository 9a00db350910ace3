import { isAction } from '@reduxjs/toolkit';
import { isPlain } from '#contract/sessionLog/transform';
import { LogError, type LogEntry, type LogHeader } from './logFormat';
import { migrateHeader } from './migrateHeader';
import * as texts from './texts';

/** A log that is being read. The header is complete, and the entries follow as the file is read. */
export interface OpenedLog {
  header: LogHeader;
  /** Can be iterated only once. Throws a {@link LogError} if the file is damaged. */
  entries: AsyncGenerator<LogEntry, void, undefined>;
}

/** A longer line can't come from one of our logs, so this is a different file. */
const LONGEST_LINE = 200_000_000;

async function* linesOf(chunks: AsyncIterable<string>): AsyncGenerator<string, void, undefined> {
  // Parts of the current line. Each chunk is searched only once, however long the line.
  let pieces: string[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    const [first = '', ...others] = chunk.split('\n');
    pieces.push(first);
    length += first.length;
    const rest = others.pop();
    if (rest !== undefined) {
      yield pieces.join('');
      yield* others;
      pieces = [rest];
      length = rest.length;
    }
    if (length > LONGEST_LINE) throw new LogError(1, texts.notALog);
  }
  if (length > 0) yield pieces.join('');
}

function parse(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LogError(line, line === 1 ? texts.notALog : texts.invalidJson);
  }
}

function checkEntry(value: unknown, line: number, expected: number | undefined): LogEntry {
  const fail = (problem: string): never => {
    throw new LogError(line, problem);
  };
  if (!isPlain(value)) return fail(texts.noEntry);
  const { i, t, action, h } = value;
  if (typeof i !== 'number' || !Number.isSafeInteger(i)) return fail(texts.noNumber);
  if (expected !== undefined && i !== expected) return fail(texts.wrongNumber(i, expected));
  if (typeof t !== 'number') return fail(texts.noTime);
  if (!isPlain(action) || !isAction(action)) return fail(texts.noAction);
  if (h !== undefined && (typeof h !== 'string' || !/^[0-9a-f]{14}$/.test(h)))
    return fail(texts.invalidHash);
  return h === undefined ? { i, t, action } : { i, t, action, h };
}

async function* entriesOf(
  lines: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<LogEntry, void, undefined> {
  let line = 1;
  let expected: number | undefined;
  for await (const text of lines) {
    line += 1;
    if (text.trim() === '') continue;
    const entry = checkEntry(parse(text, line), line, expected);
    expected = entry.i + 1;
    yield entry;
  }
}

/**
 * Reads a log from chunks of its text, cut anywhere. Resolves once the header is read. Rejects with
 * a {@link LogError} if the file is not a log.
 */
export async function readLog(chunks: AsyncIterable<string>): Promise<OpenedLog> {
  const lines = linesOf(chunks);
  const { value: first } = await lines.next();
  // Some editors write a byte order mark at the start.
  const header = migrateHeader(parse((first ?? '').replace(/^\uFEFF/, ''), 1));
  return { header, entries: entriesOf(lines) };
}
