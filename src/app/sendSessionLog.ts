import { errorDetail, hasStatus } from '#api/errors';
import { sessionLogsApi } from '#api/sessionLogsApi';
import { SESSION_LOG_MAX_BYTES } from '#contract/limits';
import { countContents } from '#replay/countContents';
import type { LogContents, SendOutcome } from '#shared/ports';
import type { AppDispatch } from '#shared/store/types';
import * as texts from '#shared/session-log/texts';

async function joined(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** Counts the names and texts in a log. */
export const countLog = async (pieces: AsyncIterable<string>): Promise<LogContents> =>
  countContents((await joined(pieces)).join('').split('\n'));

/** Packs the text of a log with gzip. */
async function pack(pieces: readonly string[]): Promise<Blob> {
  const packed = new Blob([...pieces]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}

/** Sends a log, and a note about it, to the operator of Quad. */
export async function sendLog(
  dispatch: AppDispatch,
  pieces: AsyncIterable<string>,
  note: string,
): Promise<SendOutcome> {
  const packed = await pack(await joined(pieces));
  if (packed.size > SESSION_LOG_MAX_BYTES) return { problem: texts.logTooLarge };
  const file = new File([packed], 'session.jsonl.gz', { type: 'application/gzip' });
  const { data, error } = await dispatch(
    sessionLogsApi.endpoints.sendSessionLog.initiate({ file, note }),
  );
  if (data) return { expiresAt: data.expires_at };
  // A server of an earlier release.
  if (hasStatus(error, 404)) return { problem: texts.logsNotAccepted };
  return { problem: errorDetail(error, texts.logNotSent) };
}
