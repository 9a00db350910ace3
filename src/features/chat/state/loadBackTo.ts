import type { AppThunk } from '#shared/store/types';
import { loadOlder } from './chatHistory';
import { selectThread } from './thread';
import { storedIn } from './threadChanges';

/** The most pages that are loaded to reach a quoted message, and the pause while one is loading. */
const MOST_PAGES_BACK = 10;
const LOOK_AGAIN_MS = 100;

/** Loads older pages until a message is loaded; returns whether it is. */
export function loadBackTo(userId: number, messageId: number): AppThunk<Promise<boolean>> {
  return async (dispatch, getState, { timers }) => {
    for (let tries = 0; tries < MOST_PAGES_BACK; tries += 1) {
      const thread = selectThread(getState(), userId);
      if (storedIn(thread.messages, messageId)) return true;
      if (!thread.hasOlder) return false;
      if (!thread.isLoadingOlder) await dispatch(loadOlder(userId));
      else await new Promise<void>((resolve) => void timers.set(resolve, LOOK_AGAIN_MS));
    }
    return storedIn(selectThread(getState(), userId).messages, messageId) !== undefined;
  };
}
