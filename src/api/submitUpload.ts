import type { AppThunk } from '#shared/store/types';
import { isApiError } from './errors';

/**
 * The outcome of an upload. `problem` is null on success and undefined when the upload was
 * cancelled.
 */
export interface Submitted<Stored> {
  readonly problem: string | null | undefined;
  /** Messages for single fields, if the server sent any. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The server's response. */
  readonly stored?: Stored;
}

export interface SubmitOptions {
  /** Identifies the upload, so that its progress can be shown. */
  readonly uploadId: string;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

/** Uploads some content and returns the outcome. */
export type Submit<Content, Stored> = (
  content: Content,
  options: SubmitOptions,
) => AppThunk<Promise<Submitted<Stored>>>;

/** A running API call, as returned by `endpoint.initiate`. */
type Call<Stored> = PromiseLike<{ data?: Stored | undefined; error?: unknown }> & { abort(): void };

interface SubmitParts<Content, Stored> {
  readonly start: (content: Content, uploadId: string) => AppThunk<Call<Stored>>;
  /** Returns the message shown to the user after a failure. */
  readonly problemOf: (error: unknown, content: Content) => string;
}

/** Creates the thunk that uploads one kind of content. */
export function createSubmit<Content, Stored>({
  start,
  problemOf,
}: SubmitParts<Content, Stored>): Submit<Content, Stored> {
  return (content, { uploadId, signal }) =>
    async (dispatch) => {
      const call = dispatch(start(content, uploadId));
      const abort = () => call.abort();
      signal?.addEventListener('abort', abort);
      const { data: stored, error } = await call;
      signal?.removeEventListener('abort', abort);
      if (!error) return { problem: null, ...(stored === undefined ? {} : { stored }) };
      if (signal?.aborted) return { problem: undefined };
      const errors = isApiError(error) ? error.data.errors : undefined;
      return { problem: problemOf(error, content), ...(errors ? { errors } : {}) };
    };
}
