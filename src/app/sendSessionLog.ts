import { errorDetail, hasStatus } from '#api/errors';
import { sessionLogsApi } from '#api/sessionLogsApi';
import { SESSION_LOG_MAX_BYTES } from '#contract/limits';
import { countContents } from '#replay/countContents';
import type { LogSender, SendOutcome, SessionLog } from '#shared/ports';
import type { AppDispatch } from '#shared/store/types';
import * as texts from '#shared/session-log/texts';

async function joined(pieces: AsyncIterable<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return all;
}

/** Packs the text of a log with gzip. */
async function pack(pieces: readonly string[]): Promise<Blob> {
  const packed = new Blob([...pieces]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(packed).blob();
}

/** Sends a packed log, and a note about it, to the operator of Quad. */
async function sendPacked(dispatch: AppDispatch, packed: Blob, note: string): Promise<SendOutcome> {
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

/** Creates the sender of the logs that a function exports. */
export const createSender = (
  dispatch: AppDispatch,
  exportLog: SessionLog['export'],
): LogSender => ({
  async count(source) {
    const pieces = await joined(exportLog({ share: false, source }));
    return countContents(pieces.join('').split('\n'));
  },
  send: async (request, note) =>
    sendPacked(dispatch, await pack(await joined(exportLog(request))), note),
});
