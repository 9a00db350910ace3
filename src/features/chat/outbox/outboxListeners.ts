import type { RootState, StartAppListening } from '../../../shared/store/types';
import { frameReceived } from '../../../realtime/frameActions';
import { loggedOut, sessionAuthenticated } from '../../../shared/store/sessionEvents';
import type { OutboxItem } from '../chatState';
import { outboxRestored, queuedMessageDeleted } from '../chatSlice';
import { resendAll } from '../sendThunks';
import { forgetAllFiles, outboxPlace, putFiles } from './chatFiles';
import { unsentMessages } from './outboxItems';
import { OUTBOX_KEY, readOutbox, writeOutbox } from './storedOutbox';

/** The server counts frames over this long, and a database that restarts is back within it. */
const SLOW_DOWN_MS = 10_000;

const unsentOf = ({ chat }: RootState) => unsentMessages(chat);

/** As it is kept: what is on its way when the page goes begins again. */
const toKept = (item: OutboxItem): OutboxItem =>
  item.state === 'uploading' ? { ...item, state: 'waiting' } : item;

/** Keeps unsent messages over reloads, in step with the other windows of the browser. */
export function registerOutboxListeners(startListening: StartAppListening): void {
  /** Those known to be in storage: only their vanishing from it says anything. */
  const stored = new Set<string>();
  let isFollowing = false;

  startListening({
    predicate: (_action, now, before) =>
      before.application.hasFeatures &&
      now.chat !== before.chat &&
      now.chat.ownId === before.chat.ownId &&
      (now.chat.outbox !== before.chat.outbox || now.chat.threads !== before.chat.threads),
    effect: (_action, api) => {
      const { ownId } = api.getState().chat;
      if (ownId === null) return;
      const before = unsentOf(api.getOriginalState());
      const now = unsentOf(api.getState());
      const known = new Map(before.map((item) => [item.client_id, JSON.stringify(toKept(item))]));
      const put = now
        .map(toKept)
        .filter((item) => known.get(item.client_id) !== JSON.stringify(item));
      const left = new Set(now.map(({ client_id: id }) => id));
      const gone = before.filter(({ client_id: id }) => !left.has(id));
      if (put.length === 0 && gone.length === 0) return;
      const goneIds = new Set(gone.map(({ client_id: id }) => id));
      const isKept = writeOutbox(api.extra, ownId, { put, gone: goneIds });
      for (const { client_id: id } of put) if (isKept) stored.add(id);
      for (const { client_id: id, file_name: fileName } of gone) {
        stored.delete(id);
        if (fileName !== undefined) putFiles(api.extra, ownId, outboxPlace(id), []);
      }
    },
  });
  startListening({
    actionCreator: sessionAuthenticated,
    effect: ({ payload: { me } }, api) => {
      const here = new Set(unsentOf(api.getState()).map(({ client_id: id }) => id));
      const kept = readOutbox(api.extra, me.id);
      for (const { client_id: id } of kept) stored.add(id);
      const missing = kept.filter(({ client_id: id }) => !here.has(id));
      if (missing.length > 0) api.dispatch(outboxRestored(missing));
      if (isFollowing) return;
      isFollowing = true;
      api.extra.tabs.onStored((key) => {
        const { ownId, outbox } = api.getState().chat;
        if ((key !== null && key !== OUTBOX_KEY) || ownId === null) return;
        const left = new Set(readOutbox(api.extra, ownId).map(({ client_id: id }) => id));
        // Sent or deleted in another window.
        for (const { client_id: id } of outbox)
          if (stored.has(id) && !left.has(id)) api.dispatch(queuedMessageDeleted(id));
      });
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { extra: ports }) => {
      stored.clear();
      try {
        ports.localStore.remove(OUTBOX_KEY);
      } catch (error) {
        ports.log.warn('Unsent messages could not be removed', { error: String(error) });
      }
      await forgetAllFiles(ports);
    },
  });
  startListening({
    actionCreator: frameReceived.error,
    effect: ({ payload }, { dispatch, extra: ports }) => {
      if (payload.code === 'rate_limited' || payload.code === 'unavailable')
        ports.timers.set(() => dispatch(resendAll()), SLOW_DOWN_MS);
    },
  });
}
