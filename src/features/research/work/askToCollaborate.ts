import { researchMessages, sessionMessages } from '#contract/messages';
import { hasVisibleText } from '#contract/visibleText';
import { notify } from '#shared/notify/notify';
import { isLoggedIn } from '#shared/store/isLoggedIn';
import type { AppThunk } from '#shared/store/types';
import { workApi } from './workApi';

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/**
 * Requests a collaboration and returns the reason if it failed, else null. An empty message is
 * replaced by the default.
 */
export function askToCollaborate(id: number, message: string): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    // The id comes from a server response, so validate it.
    if (!isId(id)) return researchMessages.invalidPaperId;
    if (!dispatch(isLoggedIn())) return sessionMessages.noToken;
    const words = hasVisibleText(message)
      ? message.trim()
      : researchMessages.defaultCollaborationMessage;
    const { error } = await dispatch(
      workApi.endpoints.requestCollaboration.initiate({ id, message: words }, { track: false }),
    );
    if (error) return researchMessages.collaborationFailed;
    dispatch(notify({ kind: 'success', text: researchMessages.collaborationSent }));
    return null;
  };
}
