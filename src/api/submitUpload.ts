import type { AppThunk } from '#shared/store/types';
import { isApiError } from './errors';

/** One upload of some content. A retry with the same idempotency key is stored only once. */
export interface Attempt<Content> {
  readonly content: Content;
  readonly idempotencyKey: string;
}

/**
 * The outcome of an upload. `problem` is null on success and undefined when the upload was
 * cancelled.
 */
export interface Submitted<Content, Stored> {
  readonly attempt: Attempt<Content> | null;
  readonly problem: string | null | undefined;
  /** Messages for single fields, if the server sent any. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The server's response. */
  readonly stored?: Stored;
}

export interface SubmitOptions<Content> {
  /** The previous attempt. The same content reuses its key. */
  readonly previous: Attempt<Content> | null;
  /** Identifies the upload, so that its progress can be shown. */
  readonly uploadId: string;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

/** Uploads some content and returns the outcome. */
export type Submit<Content, Stored> = (
  content: Content,
  options: SubmitOptions<Content>,
) => AppThunk<Promise<Submitted<Content, Stored>>>;

/** A running API call, as returned by `endpoint.initiate`. */
type Call<Stored> = PromiseLike<{ data?: Stored | undefined; error?: unknown }> & { abort(): void };

interface SubmitParts<Content, Stored> {
  /** Whether two contents are equal, so that sending both would store the same thing twice. */
  readonly isSame: (one: Content, other: Content) => boolean;
  readonly start: (
    content: Content,
    ids: { readonly idempotencyKey: string; readonly uploadId: string },
  ) => AppThunk<Call<Stored>>;
  /** Returns the message shown to the user after a failure. */
  readonly problemOf: (error: unknown, content: Content) => string;
}

/** Creates the thunk that uploads one kind of content. */
export function createSubmit<Content, Stored>({
  isSame,
  start,
  problemOf,
}: SubmitParts<Content, Stored>): Submit<Content, Stored> {
  return (content, { previous, uploadId, signal }) =>
    async (dispatch, _getState, ports) => {
      const attempt =
        previous && isSame(previous.content, content)
          ? previous
          : { content, idempotencyKey: ports.ids.next() };
      const { idempotencyKey } = attempt;
      const call = dispatch(start(content, { idempotencyKey, uploadId }));
      const abort = () => call.abort();
      signal?.addEventListener('abort', abort);
      const { data: stored, error } = await call;
      signal?.removeEventListener('abort', abort);
      if (!error) return { attempt, problem: null, ...(stored === undefined ? {} : { stored }) };
      if (signal?.aborted) return { attempt, problem: undefined };
      const errors = isApiError(error) ? error.data.errors : undefined;
      return { attempt, problem: problemOf(error, content), ...(errors ? { errors } : {}) };
    };
}
