import type { Ports } from '#shared/ports';
import type { AppThunk, StartAppListening } from '#shared/store/types';
import { loggedOut, sessionAuthenticated } from '#shared/store/sessionEvents';
import type { ChatState, OutboxItem } from '../state/chatState';
import {
  messageQueued,
  outboxRestored,
  outboxRestoreEnded,
  outboxRestoreStarted,
  queuedMessageDeleted,
} from '../state/chatSlice';
import { pendingIn } from '../state/thread';
import { forgetAllFiles, outboxSlot, putFiles } from './chatFiles';
import { toUnsent, unsentMessages } from './outboxItems';
import {
  clearStoredOutbox,
  isOutboxKey,
  openStoredOutbox,
  type OutboxChange,
  type StoredOutbox,
} from './storedOutbox';

/** Reads from storage; returns null if storage is disabled or blocked. */
export function tryRead<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Writes to storage, which may also be full. */
export function tryWrite(ports: Ports, what: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    ports.log.warn(what, { error: String(error) });
  }
}

/** Persists unsent messages across reloads, in sync with the browser's other windows. */
export function registerOutboxListeners(startListening: StartAppListening): void {
  let stored: StoredOutbox | undefined;
  let isFollowing = false;

  const readChunk = (chunk: number): OutboxItem[] => tryRead(() => stored?.read(chunk)) ?? [];

  registerKeeping(startListening, () => stored);
  startListening({
    actionCreator: sessionAuthenticated,
    effect: ({ payload: { me } }, { dispatch, extra: ports }) => {
      stored = openStoredOutbox(ports, me.id);
      dispatch(restore(me.id, tryRead(() => stored?.chunks()) ?? [], readChunk));
      if (isFollowing) return;
      isFollowing = true;
      ports.tabs.onStored((key) => {
        dispatch(dropVanished(key));
        dispatch(takeEdited(key));
      });
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_action, { dispatch, extra: ports }) => {
      stored = undefined;
      tryWrite(ports, 'Unsent messages could not be removed', () => clearStoredOutbox(ports));
      await dispatch(forgetAllFiles());
    },
  });

  /**
   * Drops messages that another window sent or deleted under this key; null stands for all keys.
   */
  function dropVanished(key: string | null): AppThunk {
    return (dispatch, getState) => {
      const { ownId, outbox } = getState().chat;
      if ((key !== null && !isOutboxKey(key)) || ownId === null) return;
      const vanished = tryRead(() => stored?.followChange(key)) ?? [];
      if (vanished.length === 0) return;
      const here = new Set(outbox.map(({ client_id: id }) => id));
      for (const id of vanished) if (here.has(id)) dispatch(queuedMessageDeleted(id));
    };
  }

  /** Takes over the words of messages that another window edited, so that both would send them. */
  function takeEdited(key: string | null): AppThunk {
    return (dispatch, getState) => {
      const { ownId, outbox } = getState().chat;
      if ((key !== null && !isOutboxKey(key)) || ownId === null) return;
      const edited = (tryRead(() => stored?.items(key)) ?? []).filter(({ edits }) => edits);
      for (const item of edited) {
        const here = outbox.find(({ client_id: id }) => id === item.client_id);
        if (here && here.state !== 'uploading' && (item.edits ?? 0) > (here.edits ?? 0))
          dispatch(messageQueued(item));
      }
    };
  }
}

/** Writes every change of the unsent messages to storage immediately. */
function registerKeeping(
  startListening: StartAppListening,
  storedNow: () => StoredOutbox | undefined,
): void {
  startListening({
    predicate: (action, now, before) =>
      now.chat !== before.chat &&
      now.chat.ownId === before.chat.ownId &&
      (now.chat.outbox !== before.chat.outbox || now.chat.threads !== before.chat.threads) &&
      // These items came from storage.
      !outboxRestored.match(action),
    effect: (_action, api) => {
      const { ownId } = api.getState().chat;
      const stored = storedNow();
      if (ownId === null || !stored) return;
      const { chat: before } = api.getOriginalState();
      const change = outboxChange(before, api.getState().chat);
      if (change.put.length === 0 && change.gone.length === 0) return;
      tryWrite(api.extra, 'Unsent messages could not be kept', () => stored.change(change));
      for (const { client_id: id, file_name: fileName } of change.gone)
        if (fileName !== undefined) api.dispatch(putFiles(outboxSlot(id), []));
    },
  });
}

/**
 * Restores the messages left unsent by an earlier page, chunk by chunk to keep the page responsive.
 */
function restore(
  ownId: number,
  chunks: readonly number[],
  readChunk: (chunk: number) => OutboxItem[],
): AppThunk {
  return (dispatch, getState, ports) => {
    const restoreChunk = (chunk: number) => {
      const here = new Set(unsentMessages(getState().chat).map(({ client_id: id }) => id));
      const missing = readChunk(chunk).filter(({ client_id: id }) => !here.has(id));
      if (missing.length > 0) dispatch(outboxRestored(missing));
    };
    const [first, ...others] = chunks;
    if (others.length > 0) dispatch(outboxRestoreStarted());
    if (first !== undefined) restoreChunk(first);
    const restoreNext = () => {
      const { chat } = getState();
      // Another user may have signed in meanwhile.
      if (chat.ownId !== ownId || chat.restored === undefined) return;
      const next = others.shift();
      if (next === undefined) {
        dispatch(outboxRestoreEnded());
        return;
      }
      restoreChunk(next);
      ports.timers.set(restoreNext, 0);
    };
    if (others.length > 0) ports.timers.set(restoreNext, 0);
  };
}

/** Returns an item as it is stored: an upload in progress starts over after a reload. */
const toKept = (item: OutboxItem): OutboxItem =>
  item.state === 'uploading' ? { ...item, state: 'waiting' } : item;

/** Returns the differing middles of two lists, without their common start and end. */
function differing<T>(before: readonly T[], now: readonly T[]): [before: T[], now: T[]] {
  if (before === now) return [[], []];
  const most = Math.min(before.length, now.length);
  let start = 0;
  while (start < most && before[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && before[before.length - 1 - end] === now[now.length - 1 - end])
    end += 1;
  return [before.slice(start, before.length - end), now.slice(start, now.length - end)];
}

/** Returns the unacknowledged messages of the threads that changed. */
function pending({ threads }: ChatState, { threads: others }: ChatState): OutboxItem[] {
  return Object.keys(threads)
    .map(Number)
    .filter((id) => threads[id] !== others[id])
    .flatMap((id) => pendingIn(threads[id] ?? { messages: [] }))
    .map((message) => ({ ...toUnsent(message), state: 'waiting' }));
}

/** Returns the writes to storage that a state change requires. */
function outboxChange(before: ChatState, now: ChatState): OutboxChange {
  const [left, come] = differing(before.outbox, now.outbox);
  const earlier = [...pending(before, now), ...left].map(toKept);
  const later = [...pending(now, before), ...come].map(toKept);
  const known = new Map(earlier.map((item) => [item.client_id, JSON.stringify(item)]));
  const here = new Set(later.map(({ client_id: id }) => id));
  return {
    put: later.filter((item) => known.get(item.client_id) !== JSON.stringify(item)),
    gone: earlier.filter(({ client_id: id }) => !here.has(id)),
  };
}
