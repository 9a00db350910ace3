import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { changeItem, dropFromOutbox, putInOutbox, restoreToOutbox } from '../outbox/outboxItems';
import { addFrameCases } from './chatFrameCases';
import { addHistoryCases } from './chatHistoryCases';
import { initialChatState, threadOf, type ChatState, type OutboxItem } from './chatState';
import { frozen, plain } from './plain';
import type { TemporaryMessage } from './threadMessage';

/** The server has the file of a message; `file_url` is where it put it. */
export type UploadedFile = Pick<TemporaryMessage, 'client_id'> &
  Required<Pick<TemporaryMessage, 'file_name' | 'file_size' | 'file_type' | 'file_url'>>;

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialChatState,
  reducers: {
    /** Handed to the open socket; shown at once. */
    messageSubmitted(state, { payload }: PayloadAction<TemporaryMessage>) {
      const thread = threadOf(state, payload.receiver_id);
      thread.messages = frozen([...plain(thread.messages), payload]);
      dropFromOutbox(state, payload.client_id);
    },
    /** Nothing can take it yet; it waits outside the thread. */
    messageQueued(state, { payload }: PayloadAction<OutboxItem>) {
      putInOutbox(state, payload);
    },
    /** Many messages were unsent when the page was left before; they come back in several pieces. */
    outboxRestoreStarted(state) {
      state.restored = 0;
    },
    /** What was unsent when the page was left before, or the next piece of it. */
    outboxRestored(state, { payload }: PayloadAction<OutboxItem[]>) {
      restoreToOutbox(state, payload);
    },
    outboxRestoreEnded(state) {
      delete state.restored;
    },
    /** Given up, in this window or another of the same browser. */
    queuedMessageDeleted(state, { payload: clientId }: PayloadAction<string>) {
      dropFromOutbox(state, clientId);
    },
    uploadStarted(state, { payload: clientId }: PayloadAction<string>) {
      changeItem(state, clientId, ({ detail: _detail, ...item }) => ({
        ...item,
        state: 'uploading',
      }));
    },
    /** Its message can go out now. */
    uploadSucceeded(state, { payload }: PayloadAction<UploadedFile>) {
      changeItem(state, payload.client_id, (item) => ({ ...item, ...payload, state: 'waiting' }));
    },
    /** Nothing was reached; it is tried again with the next connection. */
    uploadInterrupted(state, { payload: clientId }: PayloadAction<string>) {
      changeItem(state, clientId, (item) => ({ ...item, state: 'waiting' }));
    },
    /** Refused by the server or called off by the person; `detail` says which. */
    uploadFailed(state, { payload }: PayloadAction<{ client_id: string; detail: string }>) {
      const { client_id: clientId, detail } = payload;
      changeItem(state, clientId, (item) => ({ ...item, state: 'refused', detail }));
    },
    threadRead(state, { payload }: PayloadAction<{ userId: number; lastReadId: number }>) {
      const thread = state.threads[payload.userId];
      if (thread) thread.readUpTo = Math.max(thread.readUpTo, payload.lastReadId);
    },
    /** The other person is being told that the reader types. */
    typingTold(state, { payload }: PayloadAction<{ userId: number; at: number }>) {
      state.toldTypingAt[payload.userId] = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionAuthenticated, (state, { payload }) =>
      // What one person left unsent when the session ended is kept for nobody else.
      state.ownId === payload.me.id ? state : { ...initialChatState, ownId: payload.me.id },
    );
    addFrameCases(builder);
    addHistoryCases(builder);
  },
});

export const {
  messageSubmitted,
  messageQueued,
  outboxRestoreStarted,
  outboxRestored,
  outboxRestoreEnded,
  queuedMessageDeleted,
  uploadStarted,
  uploadSucceeded,
  uploadInterrupted,
  uploadFailed,
  threadRead,
  typingTold,
} = chatSlice.actions;
export const chatReducer = chatSlice.reducer;
export type { ChatState };
