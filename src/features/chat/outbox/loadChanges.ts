import { isAnyOf } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import type { KeyValueStore } from '#shared/ports';
import type { StartAppListening } from '#shared/store/types';
import { CHANGES_KEY } from './storedOutbox';

const mayFindSome = isAnyOf(sessionAuthenticated, frameReceived.ready);

/**
 * Loads the code that sends and keeps changes of messages as soon as there are any: an earlier page
 * left some, or a message was edited before it was stored. The conversation itself contains the
 * code, so that changes can be made offline.
 */
export function registerChangeLoading(startListening: StartAppListening): void {
  startListening({
    predicate: (action, { chat }, { chat: before }) =>
      mayFindSome(action) || (chat.changes !== undefined && before.changes === undefined),
    effect: async (_action, api) => {
      const { localStore, log } = api.extra;
      if (!hasStored(localStore) && !api.getState().chat.changes) return;
      try {
        const { startChanges } = await import(
          /* webpackChunkName: "chat-changes" */ './changeListeners'
        );
        api.dispatch(startChanges());
      } catch (error) {
        // The next connection tries again.
        log.warn('Changes of messages could not be sent yet', { error: String(error) });
      }
    },
  });
}

function hasStored(localStore: KeyValueStore): boolean {
  try {
    return localStore.get(CHANGES_KEY) !== null;
  } catch {
    // Storage is off.
    return false;
  }
}
