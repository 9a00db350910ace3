import { researchMessages, sessionMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { workApi, type WorkFields } from './workApi';

/** Announces current work. Returns the reason if it failed, else null. */
export function postWork(fields: WorkFields): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    if (!dispatch(isLoggedIn())) return sessionMessages.noToken;
    const { error } = await dispatch(
      workApi.endpoints.postResearch.initiate(fields, { track: false }),
    );
    return error ? errorDetail(error, researchMessages.postFailed) : null;
  };
}
