import type { AppThunk } from '#shared/store/types';
import { isApiError } from './errors';

/** Content on its way to the server. Sent again under the same key, it is stored once. */
export interface Attempt<Content> {
  readonly content: Content;
  readonly idempotencyKey: string;
}

/** The outcome of an upload: `problem` is null on success, and undefined when it was cancelled. */
export interface Submitted<Content, Stored> {
  readonly attempt: Attempt<Content> | null;
  readonly problem: string | null | undefined;
  /** What is wrong with single fields, where the server said so. */
  readonly errors?: Readonly<Record<string, string>>;
  /** The server's answer. */
  readonly stored?: Stored;
}

export interface SubmitOptions<Content> {
  /** The attempt before this one; the same content goes on with its key. */
  readonly previous: Attempt<Content> | null;
  /** Names the upload, to show how much of it was sent. */
  readonly uploadId: string;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
}

/** Uploads some content and returns the outcome. */
export type Submit<Content, Stored> = (
  content: Content,
  options: SubmitOptions<Content>,
) => AppThunk<Promise<Submitted<Content, Stored>>>;

/** A call of the API under way, as `endpoint.initiate` starts it. */
type Call<Stored> = PromiseLike<{ data?: Stored | undefined; error?: unknown }> & { abort(): void };

interface SubmitParts<Content, Stored> {
  /** Whether sending the one after the other would store the same again. */
  readonly isSame: (one: Content, other: Content) => boolean;
  readonly start: (
    content: Content,
    ids: { readonly idempotencyKey: string; readonly uploadId: string },
  ) => AppThunk<Call<Stored>>;
  /** Returns the text that the user reads of a failure. */
  readonly problemOf: (error: unknown, content: Content) => string;
}

/** Makes the thunk that uploads one kind of content. */
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
