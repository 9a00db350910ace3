import { createSlice, type ActionReducerMapBuilder, type PayloadAction } from '@reduxjs/toolkit';
import { frameDropped, frameReceived } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import {
  changeItem,
  dropFromOutbox,
  putInOutbox,
  restoreToOutbox,
  takeBack,
  takeRefused,
  threadOfUnsent,
} from '../outbox/outboxItems';
import { addHistoryCases, rememberGaps } from './chatHistoryCases';
import {
  initialChatState,
  takeLine,
  withLastMessage,
  type ChatState,
  type OutboxItem,
} from './chatState';
import {
  partnerOf,
  takeMessage,
  threadOf,
  tickRead,
  withTick,
  type TemporaryMessage,
  frozen,
  plain,
} from './thread';

/** A message the server could not store goes out by itself so often. */
const MAX_TRIES = 6;

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

/** What the frames of the server change in the chat. */
function addFrameCases(builder: ActionReducerMapBuilder<ChatState>): void {
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

/** Who writes or reads is there, even if we connected after both came and were never told. */
function seeOnline(state: ChatState, userId: number): void {
  state.online[userId] = true;
}

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
