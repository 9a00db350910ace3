import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Conversation } from '#contract/entities/chat';
import type { ServerFrames } from '#contract/frames';
import { frameReceived } from '#realtime/frameActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { chatApi } from '../chatApi';

const { listConversations } = chatApi.endpoints;

/** Up to where the sum that was read last knows a conversation: message ids, 0 for none. */
interface KnownUpTo {
  messageId: number;
  readId: number;
}

/** What a frame changes in the count of one person's messages. */
interface UnreadChange {
  userId: number;
  by: number;
  /** The message that is counted, where one is. */
  messageId?: number;
  /** Up to which message theirs were read, where they were. */
  readId?: number;
  /** Whether the message began the conversation, which no sum before it can have listed. */
  isOpening?: true;
}

/**
 * How much is unread of each person; the badge of Messages is the sum. Frames add and subtract; what
 * the conversations say replaces it at the start, after every reconnect and on focus, so that no
 * error outlives a connection. Each line says up to which message it counts, so a frame that comes
 * late, or while the list is under way, is counted once, however long it took.
 */
export interface UnreadMessagesState {
  /** By person. Below 0 for a moment where a mark overtook the message it covers. */
  counts: Record<number, number>;
  /** By person, of the sum that was read last. */
  known: Record<number, KnownUpTo>;
  ownId: number | null;
  /** What frames changed since the sum was asked for; null while nobody asks. */
  meanwhile: UnreadChange[] | null;
  /** Whether something was missed, and the sum has to be read again. */
  isDoubted: boolean;
  /** Messages of others whose count has not come; it comes right after them, if at all. */
  uncounted: { id: number; senderId: number }[];
}

const initialState: UnreadMessagesState = {
  counts: {},
  known: {},
  ownId: null,
  meanwhile: null,
  isDoubted: false,
  uncounted: [],
};

const unreadMessagesSlice = createSlice({
  name: 'unreadMessages',
  initialState,
  reducers: {
    /**
     * A message came and its count did not: it was stored while the database did not answer, and
     * nobody was told before its writer sent it again.
     */
    countMissed(state, { payload: messageId }: PayloadAction<number>) {
      state.uncounted = state.uncounted.filter(({ id }) => id !== messageId);
      state.isDoubted = true;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.message, (state, { payload: { message } }) => {
        const { id, sender_id: senderId } = message;
        const isCounted = id <= (state.known[senderId]?.messageId ?? 0);
        if (senderId !== state.ownId && !isCounted) state.uncounted.push({ id, senderId });
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        state.uncounted = state.uncounted.filter(({ id }) => id !== payload.message.id);
        take(state, changeByMessage(payload, state.ownId));
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        // It counts up to its last message; a later one that overtook it is still to be counted.
        const { last_message_id: upTo = Infinity } = payload.conversation;
        state.uncounted = state.uncounted.filter(
          ({ id, senderId }) => senderId !== payload.user_id || id > upTo,
        );
        take(state, changeByOpening(payload));
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        const change = changeByReceipt(payload);
        if (change) take(state, change);
      })
      .addMatcher(listConversations.matchPending, (state) => {
        state.meanwhile = [];
        state.isDoubted = false;
        // Whoever was told of a message finds it in the sum.
        state.uncounted = [];
      })
      .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
        takeSum(state, payload);
      })
      .addMatcher(listConversations.matchRejected, (state, { meta }) => {
        // One that is on its way already is not asked twice, but may be too old for who asked now.
        if (!meta.condition) state.meanwhile = null;
        state.isDoubted = true;
      }),
});

function take(state: UnreadMessagesState, change: UnreadChange): void {
  if (change.by === 0 && !change.isOpening) return;
  state.meanwhile?.push(change);
  apply(state, change);
}

function apply(state: UnreadMessagesState, change: UnreadChange): void {
  const { userId, by, messageId = 0, isOpening = false } = change;
  const known = state.known[userId];
  if (isKnown(known, change)) return;
  if (isOpening) state.known[userId] = { messageId, readId: 0 };
  const count = (state.counts[userId] ?? 0) + by;
  state.counts[userId] = count;
  // More was read than was counted, or somebody wrote whom the sum does not list: frames were missed.
  if (count < 0 || (known === undefined && !isOpening)) state.isDoubted = true;
}

function takeSum(state: UnreadMessagesState, lines: readonly Conversation[]): void {
  const meanwhile = state.meanwhile ?? [];
  state.meanwhile = null;
  state.counts = Object.fromEntries(lines.map((line) => [line.user_id, line.unread_count]));
  state.known = Object.fromEntries(lines.map((line) => [line.user_id, knownIn(line)]));
  for (const change of meanwhile) apply(state, change);
  state.uncounted = state.uncounted.filter(
    ({ id, senderId }) => id > (state.known[senderId]?.messageId ?? 0),
  );
}

function changeByMessage(frame: ServerFrames['new_message'], ownId: number | null): UnreadChange {
  const { sender_id: userId, message } = frame;
  return { userId, by: userId === ownId ? 0 : 1, messageId: message.id };
}

function changeByOpening(frame: ServerFrames['conversation_update']): UnreadChange {
  const { user_id: userId, conversation } = frame;
  const { unread_count: by, last_message_id: messageId } = conversation;
  return { userId, by, isOpening: true, ...(messageId === undefined ? {} : { messageId }) };
}

/** A receipt for the reader's own windows; null for one that tells a writer. */
function changeByReceipt(frame: ServerFrames['read_receipt']): UnreadChange | null {
  const { sender_id: userId, read_count: count, last_read_id: readId } = frame;
  if (userId === undefined || count === undefined) return null;
  return { userId, by: -count, ...(readId === undefined ? {} : { readId }) };
}

/** The marks of a line; a server that sends none has every frame counted. */
const knownIn = (line: Conversation): KnownUpTo => ({
  messageId: line.last_message_id ?? 0,
  readId: line.last_read_id ?? 0,
});

/** Whether the sum has this change in it already; a line is read whole, with its count and its marks. */
function isKnown(known: KnownUpTo | undefined, { messageId, readId }: UnreadChange): boolean {
  if (known === undefined) return false;
  if (messageId !== undefined) return messageId <= known.messageId;
  return readId !== undefined && readId <= known.readId;
}

export const { countMissed } = unreadMessagesSlice.actions;
export const unreadMessagesReducer = unreadMessagesSlice.reducer;

interface State {
  unread: { messages: UnreadMessagesState };
}

/** How many messages of all others are unread. */
export const selectUnreadMessages = createSelector(
  [({ unread }: State) => unread.messages.counts],
  (counts) =>
    Math.max(
      0,
      Object.values(counts).reduce((sum, count) => sum + count, 0),
    ),
);

/** How many messages of one person are unread. */
export const selectUnreadOf = ({ unread }: State, userId: number) =>
  Math.max(0, unread.messages.counts[userId] ?? 0);

/** Whether a message of somebody else came in and was not counted. */
export const selectIsUncounted = ({ unread }: State, messageId: number) =>
  unread.messages.uncounted.some(({ id }) => id === messageId);

/** Whether the sum may be wrong and nobody is reading it: time to read it again. */
export const selectIsSumDue = ({ unread: { messages } }: State) =>
  messages.isDoubted && messages.meanwhile === null;

/** Whether the badge is right as far as this browser can know. */
export const selectIsSumSure = ({ unread: { messages } }: State) =>
  !messages.isDoubted && messages.meanwhile === null;
