import { researchMessages, sessionMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { workApi, type WorkFields } from './workApi';

/** One announcement, which keeps its key when it is sent again. */
export interface Attempt {
  text: string;
  idempotencyKey: string;
}

/** Announces current work; `problem` is null on success. */
export function postWork(
  fields: WorkFields,
  previous: Attempt | null,
): AppThunk<Promise<{ attempt: Attempt | null; problem: string | null }>> {
  return async (dispatch, _getState, ports) => {
    if (!dispatch(isLoggedIn())) return { attempt: null, problem: sessionMessages.noToken };
    const text = JSON.stringify(fields);
    // The same text reuses the key, so the server stores the announcement only once.
    const attempt = previous?.text === text ? previous : { text, idempotencyKey: ports.ids.next() };
    const { idempotencyKey } = attempt;
    const { error } = await dispatch(
      workApi.endpoints.postResearch.initiate({ ...fields, idempotencyKey }, { track: false }),
    );
    if (!error) return { attempt, problem: null };
    return { attempt, problem: errorDetail(error, researchMessages.postFailed) };
  };
}
