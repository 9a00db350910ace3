import { researchMessages, sessionMessages } from '#contract/messages';
import { errorDetail, isApiError } from '#api/errors';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { papersApi, type PaperFields } from '../papers/papersApi';

/** One paper on its way to the server, however often it is sent. */
export interface Attempt {
  fields: PaperFields;
  file: File;
  idempotencyKey: string;
}

/** How an upload went: `problem` is null when it is done, and undefined when it was called off. */
export interface Submitted {
  attempt: Attempt | null;
  problem: string | null | undefined;
  /** What is wrong with single fields, where the server said so. */
  errors?: Readonly<Record<string, string>>;
}

interface SubmitOptions {
  /** The attempt before, which the same paper goes on with, so that it is stored once. */
  previous: Attempt | null;
  uploadId: string;
  signal: AbortSignal;
}

const isSame = (attempt: Attempt, fields: PaperFields, file: File): boolean =>
  attempt.file === file && JSON.stringify(attempt.fields) === JSON.stringify(fields);

/** Uploads a paper. */
export function submitPaper(
  fields: PaperFields,
  file: File,
  { previous, uploadId, signal }: SubmitOptions,
): AppThunk<Promise<Submitted>> {
  return async (dispatch, _getState, ports) => {
    if (!dispatch(isLoggedIn())) return { attempt: null, problem: sessionMessages.noToken };
    const attempt =
      previous && isSame(previous, fields, file)
        ? previous
        : { fields, file, idempotencyKey: ports.ids.next() };
    const call = dispatch(
      papersApi.endpoints.uploadPaper.initiate({ ...attempt, uploadId }, { track: false }),
    );
    const abort = () => call.abort();
    signal.addEventListener('abort', abort);
    const { error } = await call;
    signal.removeEventListener('abort', abort);
    if (!error) return { attempt, problem: null };
    if (signal.aborted) return { attempt, problem: undefined };
    const errors = isApiError(error) ? error.data.errors : undefined;
    return {
      attempt,
      problem: researchMessages.uploadFailed(errorDetail(error, 'Unknown error')),
      ...(errors ? { errors } : {}),
    };
  };
}
