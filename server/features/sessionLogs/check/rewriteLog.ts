import { createReadStream, createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { checkLines, LineRefused } from './checkLines';
import { logLines, LogTooLarge } from './logLines';

/** A log that was sent, and the file to which it is written once it is checked. */
export interface LogJob {
  from: string;
  to: string;
}

/** The size of the written file, or why there is none. */
export type RewrittenLog =
  { bytes: number } | { refused: 'tooLarge' | 'damaged' } | { refused: 'line'; detail: string };

const isDamage = (error: unknown) =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

function refusalOf(error: unknown): RewrittenLog {
  if (error instanceof LineRefused) return { refused: 'line', detail: error.message };
  if (error instanceof LogTooLarge) return { refused: 'tooLarge' };
  if (isDamage(error)) return { refused: 'damaged' };
  throw error;
}

/**
 * Unpacks a log, checks it line by line, redacts it again and packs the result. Never holds more
 * than a line of it.
 */
export async function rewriteLog({ from, to }: LogJob): Promise<RewrittenLog> {
  try {
    await pipeline(
      createReadStream(from),
      createGunzip(),
      (chunks: AsyncIterable<Buffer>) => checkLines(logLines(chunks)),
      createGzip(),
      createWriteStream(to),
    );
  } catch (error) {
    return refusalOf(error);
  }
  return { bytes: (await stat(to)).size };
}
