import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { frameReceived } from '../../realtime/frameActions';
import { partnerOf, withLastMessage, type ChatState } from './chatState';
import { moveToOutbox } from './outbox';
import { reconcile } from './reconcile';

/** What the frames of the server change in the chat. */
export function addFrameCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(frameReceived.message, (state, { payload: { message } }) => {
      const partner = partnerOf(message, state.ownId);
      const thread = state.threads[partner];
      // A thread that is not loaded gets its messages from its history when it is opened.
      if (thread) thread.messages = reconcile(thread.messages, message);
      if (message.client_id != null && message.sender_id === state.ownId) {
        state.outbox = state.outbox.filter((item) => item.client_id !== message.client_id);
      }
      const line = state.conversations[partner];
      if (line) state.conversations[partner] = withLastMessage(line, message);
      if (message.sender_id === partner) {
        delete state.typingAt[partner];
        seeOnline(state, partner);
      }
    })
    .addCase(frameReceived.new_message, (state, { payload }) => {
      const line = state.conversations[payload.sender_id];
      if (line && payload.sender_id !== state.ownId) line.unread_count += 1;
    })
    .addCase(frameReceived.conversation_update, (state, { payload }) => {
      state.conversations[payload.user_id] = payload.conversation;
    })
    .addCase(frameReceived.read_receipt, (state, { payload }) => {
      const {
        chat_id: reader,
        last_read_id: lastReadId,
        sender_id: writer,
        read_count: count,
      } = payload;
      for (const message of (reader === undefined ? undefined : state.threads[reader])?.messages ??
        []) {
        if (!message.temporary && message.sender_id !== reader && message.id <= (lastReadId ?? 0))
          message.is_read = true;
      }
      if (reader !== undefined) seeOnline(state, reader);
      const line = writer === undefined ? undefined : state.conversations[writer];
      if (line) line.unread_count = Math.max(0, line.unread_count - (count ?? 0));
    })
    .addCase(frameReceived.presence, (state, { payload }) => {
      if (payload.online) state.online[payload.user_id] = true;
      else delete state.online[payload.user_id];
    })
    .addCase(frameReceived.typing, (state, { payload, meta }) => {
      state.typingAt[payload.sender_id] = meta.at;
      seeOnline(state, payload.sender_id);
    })
    .addCase(frameReceived.error, (state, { payload }) => {
      if (payload.client_id === undefined) return;
      moveToOutbox(state, (message) => message.client_id === payload.client_id, payload.detail);
    });
}

/** Who writes or reads is there, even if we paired after both came and were never told. */
function seeOnline(state: ChatState, userId: number): void {
  state.online[userId] = true;
}
