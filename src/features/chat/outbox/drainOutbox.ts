import { FRAME_BUDGET_MS, OUTBOX_BUDGET } from '#contract/limits';
import type { AppThunk } from '#shared/store/types';
import type { ChatState, OutboxItem } from '../state/chatState';
import { messageSubmitted } from '../state/chatSlice';
import { sentIn } from '../state/thread';
import { uploadNext } from './outboxQueue';
import { isDue, toUnsent } from './outboxItems';

/** Sends what waits, one message of a conversation at a time and not too many in all. */
export interface OutboxDrain {
  /** What the server has is known for this connection, so that sending may begin. */
  begin(connection: number): AppThunk;
  /** Sends the oldest message of each conversation that awaits no acknowledgement; of one, if given. */
  next(receiverId?: number): AppThunk;
  /** Sends nothing for this long, then goes on. */
  pause(ms: number): AppThunk;
}

/**
 * The next message of a conversation goes out when the one before it is acknowledged. So a message
 * that does not get through holds up the ones written after it, and they stay in their order.
 */
export function createOutboxDrain(): OutboxDrain {
  const pace = createSendPace();
  let begunFor: number | null = null;
  let timer: number | undefined;

  const next = (receiverId?: number): AppThunk => {
    return (dispatch, getState, ports) => {
      const { chat, connection } = getState();
      const { ownId } = chat;
      const isReady = connection.status === 'open' && chat.connection === begunFor;
      if (!isReady || ownId === null || begunFor === null || chat.restored !== undefined) return;
      for (const item of dueItems(chat, receiverId)) {
        const waitMs = pace.take(ports.clock.now());
        if (waitMs > 0) {
          dispatch(goOnAfter(waitMs));
          return;
        }
        dispatch(messageSubmitted({ ...toUnsent(item), temporary: true, sender_id: ownId }));
      }
    };
  };
  const goOnAfter = (ms: number): AppThunk => {
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
        dispatch(goOnAfter(ms));
      };
    },
  };
}

/** The oldest item of each conversation, or of one, that can go out now. */
function dueItems({ outbox, threads }: ChatState, receiverId?: number): OutboxItem[] {
  const isFree = (receiver: number) => sentIn(threads[receiver]) === undefined;
  if (receiverId !== undefined) {
    const item = outbox.find((each) => each.receiver_id === receiverId && isDue(each));
    return item && isFree(receiverId) ? [item] : [];
  }
  const first = new Map<number, OutboxItem>();
  for (const item of outbox)
    if (!first.has(item.receiver_id) && isDue(item)) first.set(item.receiver_id, item);
  return [...first.values()].filter((item) => isFree(item.receiver_id));
}

/** Keeps what the outbox sends below the server's budget of frames. */
interface SendPace {
  /** Takes a place for one message; otherwise returns the milliseconds until there is one. */
  take(now: number): number;
  /** Gives no place for this long. */
  pause(now: number, ms: number): void;
}

/** At most {@link OUTBOX_BUDGET} messages in any ten seconds. */
export function createSendPace(): SendPace {
  let sentAt: number[] = [];
  let pausedAt = -Infinity;
  let pauseMs = 0;
  // A clock that was set back must not hold anything up, so times to come count as past.
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
