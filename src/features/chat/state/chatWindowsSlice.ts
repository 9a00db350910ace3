import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { frameReceived } from '#realtime/frameActions';
import { chatOpened, peopleParted, toPartner, type ChatPartner } from '#shared/store/featureEvents';
import { pageVisibilityChanged } from '#shared/store/pageEvents';
import { chatApi } from '../chatApi';
import { threadRead } from '../unread/unreadSlice';
import { markArrived, markLoaded, markRead, type UnreadMarks } from '../unread/firstUnread';
import { messageQueued, messageSubmitted } from './chatSlice';

/** The message that a search led to. Each search gets another number, also for the same message. */
export interface Target {
  messageId: number;
  opening: number;
}

/** A conversation on the screen, in a docked window or on the chat page. */
export interface OpenChat extends ChatPartner {
  /**
   * The first message that was unread on opening. It is null if all were read, and missing until
   * that is known.
   */
  firstUnreadId?: number | null;
  /** Missing if the conversation shows its end. */
  target?: Target;
}

/** A docked window. */
export interface ChatWindow extends OpenChat {
  isMinimised: boolean;
  /** Increases across all windows; the window opened or restored last has the highest number. */
  opening: number;
}

export interface ChatWindowsState {
  /** In the order they were opened, at most one per person. */
  windows: ChatWindow[];
  openings: number;
  /** The window that was just opened and has not received the focus yet. */
  focusWanted: number | null;
  /** The person whose conversation is open on the chat page. */
  pagePartner: OpenChat | null;
  isPageVisible: boolean;
  /**
   * The mounted logs by person, and whether each is scrolled to its end, so that new messages are
   * seen.
   */
  logs: Record<number, { isAtEnd: boolean }>;
  unreadMarks: UnreadMarks;
}

const initialState: ChatWindowsState = {
  windows: [],
  openings: 0,
  focusWanted: null,
  pagePartner: null,
  isPageVisible: true,
  logs: {},
  unreadMarks: {},
};

/** Without members that a caller may have added. */
const onlyPartner = (given: ChatPartner) => toPartner(given.id, given, given.avatar);

const chatWindowsSlice = createSlice({
  name: 'chatWindows',
  initialState,
  reducers: {
    /**
     * The people with whom this tab had windows before a reload. They are minimised, so that they cover
     * nothing on the page and read no message. Those opened meanwhile follow them.
     */
    windowsRestored(state, { payload }: PayloadAction<ChatPartner[]>) {
      const opened = new Set(state.windows.map(({ id }) => id));
      const restored = payload.filter(({ id }) => !opened.has(id));
      state.windows.unshift(
        ...restored.map((partner) => ({
          ...onlyPartner(partner),
          isMinimised: true,
          opening: (state.openings += 1),
        })),
      );
    },
    windowClosed(state, { payload: userId }: PayloadAction<number>) {
      state.windows = state.windows.filter((window) => window.id !== userId);
    },
    windowMinimised(state, { payload: userId }: PayloadAction<number>) {
      const window = state.windows.find(({ id }) => id === userId);
      if (window) window.isMinimised = true;
    },
    allMinimised(state) {
      for (const window of state.windows) window.isMinimised = true;
    },
    windowRestored(state, { payload: userId }: PayloadAction<number>) {
      const window = state.windows.find(({ id }) => id === userId);
      if (window) restoreWindow(state, window);
    },
    windowFocused(state, { payload: userId }: PayloadAction<number>) {
      if (state.focusWanted === userId) state.focusWanted = null;
    },
    pageThreadOpened(state, { payload }: PayloadAction<ChatPartner>) {
      state.pagePartner = { ...onlyPartner(payload), ...unreadOf(state, payload.id) };
    },
    /** The user chose a message in the search. */
    targetChosen(state, { payload }: PayloadAction<{ userId: number; messageId: number }>) {
      const { userId, messageId } = payload;
      if (state.pagePartner?.id !== userId) return;
      state.pagePartner.target = { messageId, opening: (state.openings += 1) };
    },
    /** The user returned to the end of the conversation. */
    targetLeft(state, { payload: userId }: PayloadAction<number>) {
      if (state.pagePartner?.id === userId) delete state.pagePartner.target;
    },
    pageThreadClosed(state) {
      state.pagePartner = null;
    },
    logScrolled(state, { payload }: PayloadAction<{ userId: number; isAtEnd: boolean }>) {
      state.logs[payload.userId] = { isAtEnd: payload.isAtEnd };
    },
    logHidden(state, { payload: userId }: PayloadAction<number>) {
      delete state.logs[userId];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatOpened, (state, { payload }) => {
        const { id } = payload;
        // A chat needs an id.
        if (!(id > 0)) return;
        const known = state.windows.find((window) => window.id === id);
        if (known) {
          restoreWindow(state, known);
          return;
        }
        const opening = (state.openings += 1);
        state.windows.push({
          ...onlyPartner(payload),
          isMinimised: false,
          opening,
          ...unreadOf(state, id),
        });
        state.focusWanted = id;
      })
      .addCase(peopleParted, (state, { payload: { userId } }) => {
        state.windows = state.windows.filter(({ id }) => id !== userId);
        if (state.pagePartner?.id === userId) state.pagePartner = null;
      })
      .addCase(pageVisibilityChanged, (state, { payload }) => {
        state.isPageVisible = payload.visible;
      })
      .addCase(frameReceived.message, (state, { payload: { message } }) => {
        markArrived(state.unreadMarks, message);
      })
      .addCase(threadRead, (state, { payload: { userId, lastReadId } }) => {
        markRead(state.unreadMarks, userId, lastReadId);
      })
      .addMatcher(isAnyOf(messageSubmitted, messageQueued), (state, { payload }) => {
        // A new message is at the end.
        if (state.pagePartner?.id === payload.receiver_id) delete state.pagePartner.target;
      })
      .addMatcher(chatApi.endpoints.readHistory.matchFulfilled, (state, { meta, payload }) => {
        const { userId, afterRevision } = meta.arg.originalArgs;
        // A page of changes lacks the messages between them.
        if (afterRevision !== undefined) return;
        markLoaded(state.unreadMarks, userId, payload);
        for (const chat of openChats(state, userId)) {
          if (chat.firstUnreadId === undefined)
            chat.firstUnreadId = state.unreadMarks[userId] ?? null;
        }
      }),
});

/** Restores a window. A minimised one gets a new unread mark; a visible one keeps its mark. */
function restoreWindow(state: ChatWindowsState, window: ChatWindow): void {
  if (window.isMinimised) Object.assign(window, unreadOf(state, window.id));
  window.isMinimised = false;
  window.opening = state.openings += 1;
  state.focusWanted = window.id;
}

function unreadOf(state: ChatWindowsState, userId: number): Pick<OpenChat, 'firstUnreadId'> {
  const mark = state.unreadMarks[userId];
  return mark === undefined ? {} : { firstUnreadId: mark };
}

function openChats(state: ChatWindowsState, userId: number): OpenChat[] {
  const shown = state.pagePartner ? [...state.windows, state.pagePartner] : state.windows;
  return shown.filter(({ id }) => id === userId);
}

export const {
  windowsRestored,
  windowClosed,
  windowMinimised,
  allMinimised,
  windowRestored,
  windowFocused,
  pageThreadOpened,
  targetChosen,
  targetLeft,
  pageThreadClosed,
  logScrolled,
  logHidden,
} = chatWindowsSlice.actions;
export const chatWindowsReducer = chatWindowsSlice.reducer;

interface State {
  chatWindows: ChatWindowsState;
}

export const selectChatWindows = (state: State) => state.chatWindows.windows;
export const selectPagePartner = (state: State) => state.chatWindows.pagePartner;
export const selectFocusWanted = (state: State) => state.chatWindows.focusWanted;

/** Selects whether the user sees the end of the conversation with this person right now. */
export function selectIsSeen({ chatWindows }: State, userId: number): boolean {
  return chatWindows.isPageVisible && chatWindows.logs[userId]?.isAtEnd === true;
}
