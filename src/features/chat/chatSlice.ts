import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionAuthenticated } from '../../shared/store/sessionEvents';
import { addFrameCases } from './chatFrameCases';
import { addHistoryCases } from './chatHistoryCases';
import { initialChatState, threadOf, type ChatState, type OutboxItem } from './chatState';
import { dropFromOutbox, putInOutbox } from './outbox/outboxItems';
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
      threadOf(state, payload.receiver_id).messages.push(payload);
      dropFromOutbox(state, payload.client_id);
    },
    /** Nothing can take it yet; it waits outside the thread. */
    messageQueued(state, { payload }: PayloadAction<OutboxItem>) {
      putInOutbox(state, payload);
    },
    /** What was unsent when the page was left before. */
    outboxRestored(state, { payload }: PayloadAction<OutboxItem[]>) {
      for (const item of payload) putInOutbox(state, item);
    },
    /** Given up, in this window or another of the same browser. */
    queuedMessageDeleted(state, { payload: clientId }: PayloadAction<string>) {
      dropFromOutbox(state, clientId);
    },
    uploadStarted(state, { payload: clientId }: PayloadAction<string>) {
      const item = findItem(state, clientId);
      if (!item) return;
      item.state = 'uploading';
      delete item.detail;
    },
    /** Its message can go out now. */
    uploadSucceeded(state, { payload }: PayloadAction<UploadedFile>) {
      const item = findItem(state, payload.client_id);
      if (item) Object.assign(item, payload, { state: 'waiting' });
    },
    /** Nothing was reached; it is tried again with the next connection. */
    uploadInterrupted(state, { payload: clientId }: PayloadAction<string>) {
      const item = findItem(state, clientId);
      if (item) item.state = 'waiting';
    },
    /** Refused by the server or called off by the person; `detail` says which. */
    uploadFailed(state, { payload }: PayloadAction<{ client_id: string; detail: string }>) {
      const item = findItem(state, payload.client_id);
      if (item) Object.assign(item, { state: 'refused', detail: payload.detail });
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

const findItem = (state: ChatState, clientId: string) =>
  state.outbox.find((item) => item.client_id === clientId);

export const {
  messageSubmitted,
  messageQueued,
  outboxRestored,
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
