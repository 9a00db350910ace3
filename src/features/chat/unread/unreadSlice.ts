import { createSelector, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '#contract/entities/chat';
import { frameReceived } from '#realtime/frameActions';
import { socketClosed } from '#realtime/socketActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { chatApi } from '../chatApi';

const { listConversations } = chatApi.endpoints;

/** The unread messages of one person, counted after `readId` up to `messageId`; 0 for no message. */
interface UnreadLine {
  count: number;
  messageId: number;
  readId: number;
}

/** The line of a person as a frame has it. */
interface FrameLine {
  userId: number;
  line: UnreadLine;
  /** Whether the message began the conversation, so that no list read before it can contain it. */
  isOpening: boolean;
}

/**
 * The unread messages of each person; the badge of Messages is their sum. Frames set the line of a
 * conversation. The list replaces all of them at the start, after every reconnect and on focus, so
 * that no error outlives a connection.
 */
export interface UnreadMessagesState {
  lines: Record<number, UnreadLine>;
  ownId: number | null;
  /** The lines set since the list was requested; null while no request is pending. */
  meanwhile: FrameLine[] | null;
  /** Whether something was missed, so that the list has to be read again. */
  isDoubted: boolean;
  /** The last message of each person that was reported as read on this connection. */
  reported: Record<number, number>;
}

const initialState: UnreadMessagesState = {
  lines: {},
  ownId: null,
  meanwhile: null,
  isDoubted: false,
  reported: {},
};

const unreadSlice = createSlice({
  name: 'unreadMessages',
  initialState,
  reducers: {
    /** The user has seen the messages of a person up to one, which is reported to the server. */
    threadRead(state, { payload }: PayloadAction<{ userId: number; lastReadId: number }>) {
      state.reported[payload.userId] = payload.lastReadId;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.message, (state, { payload }) => {
        setLine(state, payload.message.sender_id, payload);
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        if (payload.sender_id !== state.ownId)
          setLine(state, payload.sender_id, payload, { by: 1 });
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        setLine(state, payload.user_id, payload.conversation, { isOpening: true });
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        const { sender_id: userId, read_count: count = 0 } = payload;
        if (userId !== undefined) setLine(state, userId, payload, { by: -count });
      })
      .addCase(frameReceived.error, (state, { payload: { client_id: clientId, code } }) => {
        // Receipts carry no client id, so any of them may not have been stored.
        if (code === 'unavailable' && clientId === undefined) state.reported = {};
      })
      .addMatcher(isAnyOf(frameReceived.ready, socketClosed), (state) => {
        state.reported = {};
      })
      .addMatcher(listConversations.matchPending, (state) => {
        state.meanwhile = [];
        state.isDoubted = false;
      })
      .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
        const meanwhile = state.meanwhile ?? [];
        state.meanwhile = null;
        state.lines = Object.fromEntries(payload.map((each) => [each.user_id, lineOf(each)]));
        for (const each of meanwhile) apply(state, each);
      })
      .addMatcher(listConversations.matchRejected, (state, { meta }) => {
        // A request that was skipped because one is pending says nothing about that one. The pending
        // one may be too old for the caller, so the list is read again.
        if (!meta.condition) state.meanwhile = null;
        state.isDoubted = true;
      }),
});

type LineFields = Pick<Conversation, 'unread_count' | 'last_message_id' | 'last_read_id'>;

function lineOf(fields: LineFields): UnreadLine {
  const { unread_count: count, last_message_id: messageId = 0, last_read_id: readId = 0 } = fields;
  return { count, messageId, readId };
}

/**
 * Sets the line of a person by a frame. A frame without a count, as a server of the specification
 * alone sends it, changes the known one by a number; to the author of a message by none.
 */
function setLine(
  state: UnreadMessagesState,
  userId: number,
  { unread_count, ...ids }: Partial<LineFields>,
  { isOpening = false, by = 0 } = {},
): void {
  if (unread_count === undefined) {
    addToLine(state, userId, by);
    return;
  }
  const set = { userId, line: lineOf({ unread_count, ...ids }), isOpening };
  state.meanwhile?.push(set);
  apply(state, set);
}

function addToLine(state: UnreadMessagesState, userId: number, by: number): void {
  if (by === 0) return;
  const known = state.lines[userId] ?? { count: 0, messageId: 0, readId: 0 };
  state.lines[userId] = { ...known, count: Math.max(0, known.count + by) };
  // A list that is being read may contain the change or not.
  if (state.meanwhile) state.isDoubted = true;
}

function apply(state: UnreadMessagesState, { userId, line, isOpening }: FrameLine): void {
  const known = state.lines[userId];
  // The list doesn't have the writer: frames were missed.
  if (!known && !isOpening) state.isDoubted = true;
  if (!known || !isOlder(line, known)) state.lines[userId] = line;
}

/**
 * Ids of a conversation only grow, and the server changes a line under its lock, so a line with a
 * smaller id is older.
 */
const isOlder = (line: UnreadLine, than: UnreadLine) =>
  line.messageId < than.messageId || line.readId < than.readId;

export const { threadRead } = unreadSlice.actions;
export const unreadMessagesReducer = unreadSlice.reducer;

interface State {
  unread: { messages: UnreadMessagesState };
}

/** Selects the number of unread messages from all other people. */
export const selectUnreadMessages = createSelector(
  [({ unread }: State) => unread.messages.lines],
  (lines) => Object.values(lines).reduce((sum, { count }) => sum + count, 0),
);

/** Selects the number of unread messages from one person. */
export const selectUnreadOf = ({ unread }: State, userId: number) =>
  unread.messages.lines[userId]?.count ?? 0;

/** Selects the last message of a person that was reported as read on this connection; 0 for none. */
export const selectReportedUpTo = ({ unread }: State, userId: number) =>
  unread.messages.reported[userId] ?? 0;

/**
 * Whether the sum may be wrong and no request for the list is pending, so that it must be reloaded.
 */
export const selectIsSumDue = ({ unread: { messages } }: State) =>
  messages.isDoubted && messages.meanwhile === null;
