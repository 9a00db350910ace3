import { errorDetail, hasStatus, isNetworkError } from '#api/errors';
import type { AppThunk } from '#shared/store/types';
import { libraryApi } from '../libraryApi';
import type { Batch } from './batches';
import type { Found, ImportAction } from './importState';
import type { FilePiece } from './splitFile';
import * as texts from './texts';

type Report = (action: ImportAction) => void;

interface Call<Result> extends PromiseLike<Result> {
  abort(): void;
}

/** Awaits a call, which the signal aborts. */
async function finish<Result>(call: Call<Result>, signal: AbortSignal): Promise<Result> {
  const abort = () => call.abort();
  signal.addEventListener('abort', abort);
  const result = await call;
  signal.removeEventListener('abort', abort);
  return result;
}

const problemOf = (error: unknown, fallback: string): string =>
  isNetworkError(error) ? texts.unreachable : errorDetail(error, fallback);

/** The entries of a piece that the server refuses for good, or null if trying again may help. */
function refusedPiece({ line }: FilePiece, error: unknown): Found | null {
  const nothing: Found = { fresh: [], known: 0, unread: [] };
  // Other pieces of the file may have entries.
  if (hasStatus(error, 400)) return nothing;
  if (!hasStatus(error, 413) && !hasStatus(error, 422)) return null;
  return { ...nothing, unread: [{ line, reason: errorDetail(error, texts.partTooLarge) }] };
}

/** Asks the server for the entries of each piece, and reports them with the lines of the file. */
export const readPieces =
  (pieces: readonly FilePiece[], signal: AbortSignal, report: Report): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { inspectReferences } = libraryApi.endpoints;
    let emptyText = texts.noEntry;
    for (const piece of pieces) {
      const call = dispatch(inspectReferences.initiate(piece.text, { track: false }));
      const { data, error } = await finish(call, signal);
      if (signal.aborted) return;
      const found: Found | null = data
        ? {
            fresh: data.fresh,
            known: data.duplicates.length,
            unread: data.refused.map(({ line, reason }) => ({
              line: piece.line + line - 1,
              reason,
            })),
          }
        : refusedPiece(piece, error);
      if (!found) {
        report({ type: 'stopped', problem: problemOf(error, texts.readFailed) });
        return;
      }
      if (hasStatus(error, 400)) emptyText = errorDetail(error, emptyText);
      report({ type: 'pieceRead', found });
    }
    report({ type: 'readingEnded', emptyText });
  };

/** Adds the batches one after another, until one fails. */
export const addBatches =
  (batches: readonly Batch[], signal: AbortSignal, report: Report): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { importReferences } = libraryApi.endpoints;
    for (const batch of batches) {
      const call = dispatch(importReferences.initiate(batch, { track: false }));
      const { data, error } = await finish(call, signal);
      if (signal.aborted) return;
      if (!data) {
        report({ type: 'stopped', problem: problemOf(error, texts.addFailed) });
        return;
      }
      report({ type: 'batchAdded', added: data.added });
    }
  };

/** Returns a new key for a call that creates something. */
export const nextKey = (): AppThunk<string> => (_dispatch, _getState, ports) => ports.ids.next();
