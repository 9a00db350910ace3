import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { ChatMessage } from '#contract/entities/chat';
import { frameDropped, socketClosed } from '#realtime/socketActions';
import { frameReceived } from '#realtime/frameActions';
import { sessionExpired } from '#shared/store/sessionEvents';
import {
  changeItem,
  dropFromOutbox,
  rememberGaps,
  takeBack,
  takeRefused,
  threadOfUnsent,
} from '../outbox/outboxItems';
import {
  partnerOf,
  takeLine,
  withLastMessage,
  type ChatState,
  type OutboxItem,
  type Thread,
} from './chatState';
import { frozen, plain } from './plain';
import { tickRead, withTick } from './readTicks';
import { reconcile, withoutBefore } from './reconcile';

/** A message the server could not store goes out by itself so often. */
const MAX_TRIES = 6;

/** What the frames of the server change in the chat. */
export function addFrameCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(frameReceived.message, (state, { payload: { message } }) => {
      const partner = partnerOf(message, state.ownId);
      const thread = state.threads[partner];
      // A thread that is not loaded gets its messages from its history when it is opened.
      if (thread) takeMessage(thread, withTick(thread, message, state.ownId));
      if (message.client_id != null && message.sender_id === state.ownId)
        dropFromOutbox(state, message.client_id);
      const line = state.conversations[partner];
      if (line) state.conversations[partner] = withLastMessage(line, message);
      if (message.sender_id === partner) {
        delete state.typingAt[partner];
        seeOnline(state, partner);
      }
    })
    .addCase(frameReceived.conversation_update, (state, { payload }) => {
      takeLine(state, payload.conversation);
      state.openedMeanwhile.push(payload.user_id);
    })
    .addCase(frameReceived.read_receipt, (state, { payload }) => {
      const { chat_id: reader, last_read_id: lastReadId } = payload;
      if (reader === undefined) return;
      const thread = state.threads[reader];
      if (thread) tickRead(thread, reader, lastReadId ?? 0);
      seeOnline(state, reader);
    })
    .addCase(frameReceived.presence, (state, { payload }) => {
      if (payload.online) state.online[payload.user_id] = true;
      else delete state.online[payload.user_id];
    })
    .addCase(frameReceived.typing, (state, { payload, meta }) => {
      state.typingAt[payload.sender_id] = meta.at;
      seeOnline(state, payload.sender_id);
    });
  addConnectionCases(builder);
}

/** What became of the messages that were under way when something went wrong. */
function addConnectionCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(frameReceived.ready, (state) => {
      if (state.connection !== null) loseConnection(state);
      state.connections += 1;
      state.connection = state.connections;
    })
    .addCase(frameReceived.error, (state, { payload: { client_id: clientId, code, detail } }) => {
      if (clientId === undefined) {
        if (code === 'unavailable') forgetReceipts(state);
        return;
      }
      const isPassing = code === 'rate_limited' || code === 'unavailable';
      if (isPassing) takeThreadBack(state, clientId);
      else takeRefused(state, clientId, detail);
      changeItem(state, clientId, (item) => {
        // An upload that the server no longer has; the next attempt begins with it again.
        if (code === 'forbidden_file') return withoutUpload(item);
        // Too fast is no verdict on the message: it goes out by itself a little later.
        if (code === 'rate_limited') return { ...item, state: 'waiting', detail };
        return code === 'unavailable' ? afterFailure(item, detail) : item;
      });
    })
    .addCase(frameDropped, (state, { payload }) => {
      if (payload.type === 'message' && payload.client_id !== undefined)
        takeThreadBack(state, payload.client_id);
    })
    .addCase(socketClosed, loseConnection)
    // Its socket is closed without a word.
    .addCase(sessionExpired, loseConnection);
}

/** A message did not get through this time: what was written after it waits behind it. */
function takeThreadBack(state: ChatState, clientId: string): void {
  const thread = threadOfUnsent(state, clientId);
  if (thread) takeBack(state, [thread]);
}

function loseConnection(state: ChatState): void {
  takeBack(state, Object.values(state.threads));
  rememberGaps(state);
  forgetReceipts(state);
  state.connection = null;
  state.online = {};
  state.typingAt = {};
}

/** Nobody knows which receipts were stored; those for what is still in sight are sent again. */
function forgetReceipts(state: ChatState): void {
  for (const thread of Object.values(state.threads)) thread.readUpTo = 0;
}

function withoutUpload({ file_url: _address, ...item }: OutboxItem): OutboxItem {
  return item;
}

/** The server is not well; a message that does not get through time and again is left to its writer. */
function afterFailure({ detail: _old, ...item }: OutboxItem, detail: string): OutboxItem {
  const tries = (item.tries ?? 0) + 1;
  return tries > MAX_TRIES
    ? { ...item, tries, state: 'refused', detail }
    : { ...item, tries, state: 'waiting' };
}

function takeMessage(thread: Thread, message: ChatMessage): void {
  const messages = plain(thread.messages);
  const first = messages[0];
  const next = reconcile(messages, message);
  // The echo of a message that was stored long ago belongs to a page that is not loaded yet.
  const isOlder = thread.hasOlder && first && !first.temporary && message.id < first.id;
  thread.messages = frozen(isOlder ? withoutBefore(next, first.id) : next);
}

/** Who writes or reads is there, even if we paired after both came and were never told. */
function seeOnline(state: ChatState, userId: number): void {
  state.online[userId] = true;
}
