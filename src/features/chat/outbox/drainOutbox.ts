import { FRAME_BUDGET_MS, OUTBOX_BUDGET } from '#contract/limits';
import type { AppThunk } from '#shared/store/types';
import type { ChatState, OutboxItem } from '../state/chatState';
import { changeSubmitted } from '../state/changeCases';
import { messageQueued, messageSubmitted, uploadStarted } from '../state/chatSlice';
import { sentIn, type UnsentMessage } from '../state/thread';
import { isDue, needsUpload, toUnsent } from './outboxItems';
import { dueChanges } from './pendingChanges';

/**
 * Sends the outbox: one message and one change per conversation at a time, within the frame budget.
 */
export interface OutboxDrain {
  /** Allows sending on this connection, after the missed messages have been loaded. */
  begin(connection: number): AppThunk;
  /** Sends the oldest message of each conversation without an unacknowledged one. */
  next(): AppThunk;
  /** Sends nothing for this long, then continues. */
  pause(ms: number): AppThunk;
}

/**
 * The next message of a conversation is sent when the previous one is acknowledged. So a message
 * that fails delays the later ones, and they keep their order.
 */
export function createOutboxDrain(): OutboxDrain {
  const pace = createSendPace();
  let begunFor: number | null = null;
  let timer: number | undefined;

  const next = (): AppThunk => {
    return (dispatch, getState, ports) => {
      const { chat, connection } = getState();
      const isReady = connection.status === 'open' && chat.connection === begunFor;
      if (!isReady || chat.ownId === null || begunFor === null) return;
      // A deletion is more urgent than anything new.
      const due = [...dueChanges(chat), ...dueItems(chat)];
      for (const { client_id: id } of due) {
        // The listeners of one that was sent may have sent others.
        const sending = sendingOf(getState().chat, id);
        if (!sending) continue;
        const waitMs = pace.take(ports.clock.now());
        if (waitMs > 0) {
          dispatch(scheduleNext(waitMs));
          return;
        }
        dispatch(sending);
      }
    };
  };
  const scheduleNext = (ms: number): AppThunk => {
    return (dispatch, _getState, ports) => {
      if (timer !== undefined) ports.timers.clear(timer);
      timer = ports.timers.set(() => {
        timer = undefined;
        dispatch(next());
        dispatch(uploadNext());
      }, ms);
    };
  };
  return {
    begin(connection) {
      return (dispatch) => {
        begunFor = connection;
        dispatch(next());
        dispatch(uploadNext());
      };
    },
    next,
    pause(ms) {
      return (dispatch, _getState, ports) => {
        pace.pause(ports.clock.now(), ms);
        dispatch(scheduleNext(ms));
      };
    },
  };
}

/** Returns the action that sends a change or message, or null if it is not due any more. */
function sendingOf(chat: ChatState, clientId: string) {
  const isIt = ({ client_id: id }: { client_id: string }) => id === clientId;
  if (dueChanges(chat).some(isIt)) return changeSubmitted(clientId);
  const item = chat.outbox.find(isIt);
  if (!item || chat.ownId === null || !isDue(item) || !isFree(chat, item.receiver_id)) return null;
  return messageSubmitted({ ...toUnsent(item), temporary: true, sender_id: chat.ownId });
}

/** Whether a conversation has no unacknowledged message. */
const isFree = ({ threads }: ChatState, receiverId: number) =>
  sentIn(threads[receiverId]) === undefined;

/** Returns the oldest sendable item of each conversation that has no unacknowledged message. */
function dueItems(chat: ChatState): OutboxItem[] {
  const first = new Map<number, OutboxItem>();
  for (const item of chat.outbox)
    if (!first.has(item.receiver_id) && isDue(item)) first.set(item.receiver_id, item);
  return [...first.values()].filter((item) => isFree(chat, item.receiver_id));
}

/** Shows a message in its thread, which sends it in order, or adds it to the outbox. */
export function submitMessage(message: UnsentMessage): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    const { client_id: id, receiver_id: receiver } = message;
    const due = chat.outbox.find((item) => item.receiver_id === receiver && isDue(item));
    // Earlier messages are sent first; they still wait while a connection catches up.
    const isItsTurn = due === undefined || due.client_id === id;
    if (chat.ownId === null || connection.status !== 'open' || !isItsTurn) {
      dispatch(messageQueued({ ...message, state: 'waiting' }));
      return;
    }
    dispatch(messageSubmitted({ ...message, temporary: true, sender_id: chat.ownId }));
  };
}

/** Resends a waiting or rejected message under the same id. */
export function resendQueued(item: OutboxItem): AppThunk {
  return (dispatch) => {
    if (item.state === 'uploading') return;
    const message = toUnsent(item);
    if (!needsUpload(message)) {
      dispatch(submitMessage(message));
      return;
    }
    dispatch(messageQueued({ ...message, state: 'waiting' }));
    dispatch(uploadNext());
  };
}

/** Starts uploading the oldest pending file, unless an upload is in progress. */
export function uploadNext(): AppThunk {
  return (dispatch, getState) => {
    const { chat, connection } = getState();
    if (connection.status !== 'open') return;
    if (chat.outbox.some(({ state }) => state === 'uploading')) return;
    const next = chat.outbox.find((item) => item.state === 'waiting' && needsUpload(item));
    if (next) dispatch(uploadStarted(next.client_id));
  };
}

/** Keeps the outbox below the server's frame budget. */
interface SendPace {
  /** Reserves a slot for one message. Returns 0, or the milliseconds until one is free. */
  take(now: number): number;
  /** Grants no slots for this long. */
  pause(now: number, ms: number): void;
}

/** Allows at most {@link OUTBOX_BUDGET} messages in any ten seconds. */
export function createSendPace(): SendPace {
  let sentAt: number[] = [];
  let pausedAt = -Infinity;
  let pauseMs = 0;
  // Times in the future count as past, so that a clock that was set back delays nothing.
  const left = (at: number, ms: number, now: number) => (at > now ? 0 : at + ms - now);
  return {
    take(now) {
      const paused = left(pausedAt, pauseMs, now);
      if (paused > 0) return paused;
      sentAt = sentAt.filter((at) => left(at, FRAME_BUDGET_MS, now) > 0);
      const [oldest] = sentAt;
      if (oldest !== undefined && sentAt.length >= OUTBOX_BUDGET)
        return left(oldest, FRAME_BUDGET_MS, now);
      sentAt.push(now);
      return 0;
    },
    pause(now, ms) {
      if (left(pausedAt, pauseMs, now) > ms) return;
      pausedAt = now;
      pauseMs = ms;
    },
  };
}
