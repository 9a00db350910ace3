import type { UnknownAction } from '@reduxjs/toolkit';
import type { ClientFrames } from '#contract/frames';
import { frameReceived, frameDropped, frameSendRequested } from '#realtime/frameActions';
import type { RootState, StartAppListening } from '#shared/store/types';
import { sentIn, type TemporaryMessage, type UnsentMessage } from '../state/thread';
import type { OutboxDrain } from './drainOutbox';

/** The server counts frames over this period, and a restarting database is back within it. */
const SLOW_DOWN_MS = 10_000;
/** Pause for this long when another window of this browser sends the outbox. */
const YIELD_MS = 5_000;
/** Resend a message without an acknowledgement after this long; its client id makes that safe. */
export const ACKNOWLEDGED_WITHIN_MS = 30_000;

interface Change {
  receiverId: number;
  /** The unacknowledged message to this receiver; undefined if there is none left. */
  sent: TemporaryMessage | undefined;
}

/** Returns the conversations whose unacknowledged message changed. */
function changesOfSent({ chat: now }: RootState, { chat: before }: RootState): Change[] {
  if (now.threads === before.threads) return [];
  return Object.keys(now.threads)
    .map(Number)
    .filter((id) => now.threads[id] !== before.threads[id])
    .map((id) => ({
      receiverId: id,
      sent: sentIn(now.threads[id]),
      was: sentIn(before.threads[id]),
    }))
    .filter(({ sent, was }) => sent?.client_id !== was?.client_id);
}

/** Returns the frame that sends a message. */
function toFrame(message: UnsentMessage): ClientFrames['message'] {
  const { client_id, receiver_id, content, message_type, file_url, reply_to: original } = message;
  const file = file_url === undefined ? {} : { file_url };
  const reply = original ? { reply_to: original.id } : {};
  const quotes = message.quotes?.map(({ paper_id, page, quote }) => ({ paper_id, page, quote }));
  return {
    type: 'message',
    client_id,
    receiver_id,
    content,
    message_type,
    ...file,
    ...reply,
    ...(quotes ? { quotes } : {}),
  };
}

/** Whether a message failed for now; it is resent after a pause, or on the next connection. */
const isSetback = (action: UnknownAction) =>
  frameDropped.match(action) ||
  (frameReceived.error.match(action) &&
    ['rate_limited', 'unavailable'].includes(action.payload.code));

/** Sends the messages of each conversation one after the other. */
export function registerSendListeners(startListening: StartAppListening, drain: OutboxDrain): void {
  const timers = new Map<number, number>();

  startListening({
    predicate: (_action, now, before) => changesOfSent(now, before).length > 0,
    effect: (action, api) => {
      const { dispatch, extra: ports } = api;
      const sendAgain = (receiverId: number, clientId: string) => {
        const sent = sentIn(api.getState().chat.threads[receiverId]);
        if (sent?.client_id !== clientId) return;
        dispatch(frameSendRequested(toFrame(sent)));
        watch(receiverId, clientId);
      };
      const watch = (receiverId: number, clientId: string) =>
        timers.set(
          receiverId,
          ports.timers.set(() => sendAgain(receiverId, clientId), ACKNOWLEDGED_WITHIN_MS),
        );
      for (const { receiverId, sent } of changesOfSent(api.getState(), api.getOriginalState())) {
        const timer = timers.get(receiverId);
        if (timer !== undefined) ports.timers.clear(timer);
        timers.delete(receiverId);
        if (sent) {
          watch(receiverId, sent.client_id);
          dispatch(frameSendRequested(toFrame(sent)));
        } else if (!isSetback(action)) dispatch(drain.next());
      }
    },
  });
  startListening({
    actionCreator: frameReceived.error,
    effect: ({ payload: { code } }, { dispatch, extra: ports }) => {
      // Add jitter so that a browser's windows don't resend at the same time.
      if (code === 'rate_limited') dispatch(drain.pause(SLOW_DOWN_MS * (1 + ports.random() / 2)));
      if (code === 'unavailable') dispatch(drain.pause(SLOW_DOWN_MS));
    },
  });
  startListening({
    actionCreator: frameReceived.message,
    effect: ({ payload }, api) => {
      const { client_id: id, sender_id: sender, receiver_id: receiver } = payload.message;
      const { outbox, ownId, threads } = api.getOriginalState().chat;
      if (sender !== ownId || id == null || sentIn(threads[receiver])?.client_id === id) return;
      // Another window sent it, while this one still has it in its outbox.
      if (outbox.every((item) => item.client_id !== id)) return;
      api.dispatch(drain.pause(YIELD_MS));
    },
  });
  startListening({
    // A change was made, restored, acknowledged or refused.
    predicate: (action, { chat }, { chat: before }) =>
      chat.changes !== before.changes && chat.changes !== undefined && !isSetback(action),
    effect: (_action, { dispatch }) => {
      dispatch(drain.next());
    },
  });
}
