import { createSelector, createSlice } from '@reduxjs/toolkit';
import type { Conversation } from '#contract/entities/chat';
import { frameReceived } from '#realtime/frameActions';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { chatApi } from '../chatApi';
import {
  changeByMessage,
  changeByNews,
  changeByOpening,
  changeByReceipt,
  changedLine,
  listedLine,
  type UnreadChange,
  type UnreadLine,
} from './unreadLine';

const { listConversations } = chatApi.endpoints;

/**
 * The unread messages of each person; the badge of Messages is their sum. Frames set the line of a
 * conversation. The list replaces all of them at the start, after every reconnect and on focus, so
 * that no error outlives a connection.
 */
export interface UnreadMessagesState {
  /** By person. A count is briefly below 0 if a receipt overtook the message it covers. */
  lines: Record<number, UnreadLine>;
  ownId: number | null;
  /** The changes since the list was requested; null while no request is pending. */
  meanwhile: UnreadChange[] | null;
  /** Whether something was missed, so that the list has to be read again. */
  isDoubted: boolean;
}

const initialState: UnreadMessagesState = {
  lines: {},
  ownId: null,
  meanwhile: null,
  isDoubted: false,
};

const unreadSlice = createSlice({
  name: 'unreadMessages',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) => {
        state.ownId = payload.me.id;
      })
      .addCase(frameReceived.message, (state, { payload }) => {
        change(state, changeByMessage(payload));
      })
      .addCase(frameReceived.new_message, (state, { payload }) => {
        change(state, changeByNews(payload, state.ownId));
      })
      .addCase(frameReceived.conversation_update, (state, { payload }) => {
        change(state, changeByOpening(payload));
      })
      .addCase(frameReceived.read_receipt, (state, { payload }) => {
        change(state, changeByReceipt(payload));
      })
      .addMatcher(listConversations.matchPending, (state) => {
        state.meanwhile = [];
        state.isDoubted = false;
      })
      .addMatcher(listConversations.matchFulfilled, (state, { payload }) => {
        replaceLines(state, payload);
      })
      .addMatcher(listConversations.matchRejected, (state, { meta }) => {
        // A request that was skipped because one is pending says nothing about that one. The pending
        // one may be too old for the caller, so the list is read again.
        if (!meta.condition) state.meanwhile = null;
        state.isDoubted = true;
      }),
});

function change(state: UnreadMessagesState, byFrame: UnreadChange | null): void {
  if (!byFrame) return;
  state.meanwhile?.push(byFrame);
  apply(state, byFrame);
}

function apply(state: UnreadMessagesState, byFrame: UnreadChange): void {
  const { userId, isOpening = false } = byFrame;
  const known = state.lines[userId];
  const line = changedLine(known, byFrame);
  state.lines[userId] = line;
  // More was read than was counted, or the list doesn't have the writer: frames were missed.
  if (line.count < 0 || (known === undefined && !isOpening)) state.isDoubted = true;
}

function replaceLines(state: UnreadMessagesState, listed: readonly Conversation[]): void {
  const meanwhile = state.meanwhile ?? [];
  state.meanwhile = null;
  state.lines = Object.fromEntries(listed.map((each) => [each.user_id, listedLine(each)]));
  for (const byFrame of meanwhile) apply(state, byFrame);
}

export const unreadMessagesReducer = unreadSlice.reducer;

interface State {
  unread: { messages: UnreadMessagesState };
}

/** Selects the number of unread messages from all other people. */
export const selectUnreadMessages = createSelector(
  [({ unread }: State) => unread.messages.lines],
  (lines) =>
    Math.max(
      0,
      Object.values(lines).reduce((sum, { count }) => sum + count, 0),
    ),
);

/** Selects the number of unread messages from one person. */
export const selectUnreadOf = ({ unread }: State, userId: number) =>
  Math.max(0, unread.messages.lines[userId]?.count ?? 0);

/**
 * Whether the sum may be wrong and no request for the list is pending, so that it must be reloaded.
 */
export const selectIsSumDue = ({ unread: { messages } }: State) =>
  messages.isDoubted && messages.meanwhile === null;

/** Whether the badge is right as far as this browser can know. */
export const selectIsSumSure = ({ unread: { messages } }: State) =>
  !messages.isDoubted && messages.meanwhile === null;
