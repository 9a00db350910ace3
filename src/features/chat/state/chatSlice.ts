import {
  createSlice,
  freeze,
  type ActionReducerMapBuilder,
  type PayloadAction,
} from '@reduxjs/toolkit';
import { frameDropped, frameReceived } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated, sessionExpired } from '#shared/store/sessionEvents';
import {
  afterFailure,
  changeItem,
  dropFromOutbox,
  editUnsent,
  putInOutbox,
  returnToOutbox,
  moveRefusedToOutbox,
  threadOfUnsent,
} from '../outbox/outboxItems';
import { failChange, settleUnsent, requeueSentChanges } from '../outbox/pendingChanges';
import { addChangeCases, learnRevision } from './changeCases';
import { addHistoryCases, recordGaps } from './chatHistoryCases';
import {
  initialChatState,
  mergeConversation,
  withLastMessage,
  type ChatState,
  type OutboxItem,
} from './chatState';
import {
  partnerOf,
  insertMessage,
  threadOf,
  markReadUpTo,
  withReadMark,
  type TemporaryMessage,
  currentOf,
} from './thread';
import { latestOf } from './threadChanges';

/** A message whose file the server has; `file_url` is the uploaded file's address. */
export type UploadedFile = Pick<TemporaryMessage, 'client_id'> &
  Required<Pick<TemporaryMessage, 'file_name' | 'file_size' | 'file_type' | 'file_url'>>;

const chatSlice = createSlice({
  name: 'chat',
  initialState: initialChatState,
  reducers: {
    /** The message was sent on the open socket; it is shown at once. */
    messageSubmitted(state, { payload }: PayloadAction<TemporaryMessage>) {
      const thread = threadOf(state, payload.receiver_id);
      thread.messages = freeze([...currentOf(thread.messages), payload]);
      dropFromOutbox(state, payload.client_id);
    },
    /** The message cannot be sent yet; it waits outside the thread. */
    messageQueued(state, { payload }: PayloadAction<OutboxItem>) {
      putInOutbox(state, payload);
    },
    /** The messages left unsent when the last page closed; those written since follow them. */
    outboxRestored(state, { payload }: PayloadAction<OutboxItem[]>) {
      state.outbox.unshift(...payload);
    },
    /** The message was deleted or sent, in this window or another of the same browser. */
    queuedMessageDeleted(state, { payload: clientId }: PayloadAction<string>) {
      dropFromOutbox(state, clientId);
    },
    /** The user changed the words of a message that is not acknowledged. */
    unsentEdited(
      state,
      { payload }: PayloadAction<Pick<OutboxItem, 'client_id' | 'content' | 'message_type'>>,
    ) {
      editUnsent(state, payload);
    },
    uploadStarted(state, { payload: clientId }: PayloadAction<string>) {
      changeItem(state, clientId, ({ detail: _detail, ...item }) => ({
        ...item,
        state: 'uploading',
      }));
    },
    /** The message can be sent now. */
    uploadSucceeded(state, { payload }: PayloadAction<UploadedFile>) {
      changeItem(state, payload.client_id, (item) => ({ ...item, ...payload, state: 'waiting' }));
    },
    /** The server was not reached; the next connection retries. */
    uploadInterrupted(state, { payload: clientId }: PayloadAction<string>) {
      changeItem(state, clientId, (item) => ({ ...item, state: 'waiting' }));
    },
    /** The server rejected the upload or the user cancelled it; `detail` says which. */
    uploadFailed(state, { payload }: PayloadAction<{ client_id: string; detail: string }>) {
      const { client_id: clientId, detail } = payload;
      changeItem(state, clientId, (item) => ({ ...item, state: 'refused', detail }));
    },
    /** The other person is notified that the user is typing. */
    typingSent(state, { payload }: PayloadAction<{ userId: number; at: number }>) {
      state.typingSentAt[payload.userId] = payload.at;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionAuthenticated, (state, { payload }) =>
      // Messages left unsent when the session ended are kept for the same user only.
      state.ownId === payload.me.id ? state : { ...initialChatState, ownId: payload.me.id },
    );
    addFrameCases(builder);
    addChangeCases(builder);
    addHistoryCases(builder);
  },
});

/** Adds the cases for the server's frames. */
function addFrameCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(frameReceived.message, (state, { payload: { message } }) => {
      const partner = partnerOf(message, state.ownId);
      const thread = state.threads[partner];
      settleUnsent(state, message);
      // A thread that is not loaded gets its messages from its history when it is opened.
      if (thread)
        insertMessage(thread, latestOf(thread, withReadMark(thread, message, state.ownId)));
      const line = state.conversations[partner];
      if (line) state.conversations[partner] = withLastMessage(line, message);
      if (message.sender_id === partner) {
        delete state.typingAt[partner];
        seeOnline(state, partner);
      }
    })
    .addCase(frameReceived.conversation_update, (state, { payload }) => {
      mergeConversation(state, payload.conversation);
      state.openedMeanwhile.push(payload.user_id);
    })
    .addCase(frameReceived.read_receipt, (state, { payload }) => {
      const { chat_id: reader, last_read_id: lastReadId } = payload;
      if (reader === undefined) return;
      const thread = state.threads[reader];
      if (thread) markReadUpTo(thread, reader, lastReadId ?? 0);
      seeOnline(state, reader);
    })
    .addCase(frameReceived.presence, (state, { payload }) => {
      if (payload.online) state.online[payload.user_id] = true;
      else delete state.online[payload.user_id];
      if (payload.hidden) (state.hiddenPresence ??= {})[payload.user_id] = true;
      else delete state.hiddenPresence?.[payload.user_id];
    })
    .addCase(frameReceived.typing, (state, { payload, meta }) => {
      state.typingAt[payload.sender_id] = meta.at;
      seeOnline(state, payload.sender_id);
    });
  addConnectionCases(builder);
}

/** Adds the cases that decide what happens to messages in flight when something goes wrong. */
function addConnectionCases(builder: ActionReducerMapBuilder<ChatState>): void {
  builder
    .addCase(frameReceived.ready, (state, { payload }) => {
      if (state.connection !== null) resetConnection(state);
      learnRevision(state, payload.last_revision ?? 0);
      state.connections += 1;
      state.connection = state.connections;
    })
    .addCase(frameReceived.error, (state, { payload: { client_id: clientId, code, detail } }) => {
      if (clientId === undefined) return;
      failChange(state, clientId, { code, detail });
      const isPassing = code === 'rate_limited' || code === 'unavailable';
      if (isPassing) returnThreadToOutbox(state, clientId);
      else moveRefusedToOutbox(state, clientId, detail);
      changeItem(state, clientId, (item) => {
        // The server no longer has the upload; the next attempt uploads the file again.
        if (code === 'forbidden_file') return withoutUpload(item);
        // Sending too fast does not reject the message: it is resent automatically a little later.
        if (code === 'rate_limited') return { ...item, state: 'waiting', detail };
        return code === 'unavailable' ? afterFailure(item, detail) : item;
      });
    })
    .addCase(frameDropped, (state, { payload }) => {
      if (payload.type === 'edit_message' || payload.type === 'delete_message')
        requeueSentChanges(state);
      if (payload.type === 'message' && payload.client_id !== undefined)
        returnThreadToOutbox(state, payload.client_id);
    })
    .addCase(socketClosed, resetConnection)
    // The session's socket is closed without a `socketClosed`.
    .addCase(sessionExpired, resetConnection);
}

/** Moves a message that failed back to the outbox, with those written after it. */
function returnThreadToOutbox(state: ChatState, clientId: string): void {
  const thread = threadOfUnsent(state, clientId);
  if (thread) returnToOutbox(state, [thread]);
}

function resetConnection(state: ChatState): void {
  returnToOutbox(state, Object.values(state.threads));
  requeueSentChanges(state);
  recordGaps(state);
  state.connection = null;
  state.online = {};
  delete state.hiddenPresence;
  state.typingAt = {};
}

function withoutUpload({ file_url: _address, ...item }: OutboxItem): OutboxItem {
  return item;
}

/**
 * Marks a sender or reader as online, in case their presence was never reported on this connection.
 */
function seeOnline(state: ChatState, userId: number): void {
  if (!state.hiddenPresence?.[userId]) state.online[userId] = true;
}

export const {
  messageSubmitted,
  messageQueued,
  outboxRestored,
  queuedMessageDeleted,
  unsentEdited,
  uploadStarted,
  uploadSucceeded,
  uploadInterrupted,
  uploadFailed,
  typingSent,
} = chatSlice.actions;
export const chatReducer = chatSlice.reducer;
