import { saveAddress } from '../lib/saveFile';
import type { LogRequest } from '../ports';
import type { AppThunk } from '../store/types';

/** A log is JSON Lines. */
const TYPE = 'application/jsonl';

const fileName = (now: number, { share, source }: LogRequest) => {
  const time = new Date(now).toISOString().slice(0, 19).replace(/[T:]/g, '-');
  return `quad-${source === 'ring' ? 'session' : 'recording'}-${time}${share ? '-shared' : ''}.jsonl`;
};

/** Hands the log of this page's actions to the browser as a file; rejects where there is none. */
export function saveSessionLog(request: LogRequest): AppThunk<Promise<void>> {
  return async (_dispatch, _getState, { sessionLog, clock }) => {
    const pieces: string[] = [];
    for await (const piece of sessionLog.export(request)) pieces.push(piece);
    const file = new Blob(pieces, { type: TYPE });
    saveAddress(fileName(clock.now(), request), URL.createObjectURL(file));
  };
}

/** Begins a recording, which goes on until somebody stops it or it is full. */
export const startRecording =
  (): AppThunk =>
  (_dispatch, _getState, { sessionLog }) =>
    sessionLog.start();

/** Ends the recording, so that it can be saved. */
export const stopRecording =
  (): AppThunk =>
  (_dispatch, _getState, { sessionLog }) =>
    sessionLog.stop();
