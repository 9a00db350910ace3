import type { AppThunk, StartAppListening } from '#shared/store/types';
import { loggedOut, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { ChatState, OutboxItem } from '../state/chatState';
import { messageQueued, outboxRestored, queuedMessageDeleted } from '../state/chatSlice';
import { forgetAllFiles, outboxSlot, putFiles } from './chatFiles';
import { unsentMessages } from './outboxItems';
import type { StoredItems } from './storedItems';
import { clearStoredOutbox, openStoredOutbox, OUTBOX_KEY } from './storedOutbox';

/** Persists unsent messages across reloads, in sync with the browser's other windows. */
export function registerOutboxListeners(startListening: StartAppListening): void {
  let stored: StoredItems<OutboxItem> | undefined;
  let isFollowing = false;

  startListening({
    actionCreator: sessionAuthenticated,
    effect: ({ payload: { me } }, api) => {
      const { dispatch, extra: ports } = api;
      stored = openStoredOutbox(ports, me.id);
      const here = keptItems(api.getState().chat);
      const missing = stored.read().filter(({ client_id: id }) => !here.has(id));
      if (missing.length > 0) dispatch(outboxRestored(missing));
      if (isFollowing) return;
      isFollowing = true;
      ports.tabs.onStored((key) => {
        if (key === null || key === OUTBOX_KEY) dispatch(followWindows());
      });
    },
  });
  // Every change of the unsent messages is written immediately.
  startListening({
    predicate: (action, now, before) =>
      now.chat !== before.chat &&
      now.chat.ownId === before.chat.ownId &&
      (now.chat.outbox !== before.chat.outbox || now.chat.threads !== before.chat.threads) &&
      // These items came from storage.
      !outboxRestored.match(action),
    effect: (_action, api) => {
      const before = keptItems(api.getOriginalState().chat);
      const now = keptItems(api.getState().chat);
      const put = [...now].filter(([id, item]) => !isEqual(before.get(id), item));
      const gone = [...before].filter(([id]) => !now.has(id));
      if (!stored || put.length + gone.length === 0) return;
      stored.write({ put: put.map(([, item]) => item), gone: gone.map(([id]) => id) });
      for (const [id, { file_name: fileName }] of gone)
        if (fileName !== undefined) api.dispatch(putFiles(outboxSlot(id), []));
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { dispatch, extra: ports }) => {
      stored = undefined;
      clearStoredOutbox(ports);
      await dispatch(forgetAllFiles());
    },
  });

  /** Takes over the removals and edits of another window, so that all windows send the same. */
  function followWindows(): AppThunk {
    return (dispatch, getState) => {
      if (!stored) return;
      const { outbox } = getState().chat;
      const here = new Map(outbox.map((item) => [item.client_id, item]));
      for (const id of stored.follow()) if (here.delete(id)) dispatch(queuedMessageDeleted(id));
      for (const item of stored.read()) {
        const own = here.get(item.client_id);
        if (own && own.state !== 'uploading' && (item.edits ?? 0) > (own.edits ?? 0))
          dispatch(messageQueued(item));
      }
    };
  }
}

/** Returns the unsent messages by id, as they are stored: an upload starts over after a reload. */
const keptItems = (chat: ChatState): Map<string, OutboxItem> =>
  new Map(
    unsentMessages(chat).map((item) => [
      item.client_id,
      item.state === 'uploading' ? { ...item, state: 'waiting' } : item,
    ]),
  );

const isEqual = (a: OutboxItem | undefined, b: OutboxItem) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
