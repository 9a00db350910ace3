import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { chatOpened, type ChatPartner } from '../../shared/store/chatEvents';
import { pageVisibilityChanged } from '../../shared/store/pageEvents';
import { peopleParted } from '../../shared/store/peopleEvents';

/** A docked window, or the one conversation shown on the chat page. */
export interface ChatWindow extends ChatPartner {
  isMinimised: boolean;
  /** Whether the log is scrolled to its end, so that what arrives is seen. */
  isAtEnd: boolean;
}

export interface ChatWindowsState {
  /** In the order they were opened; one for each person. */
  windows: ChatWindow[];
  /** The person whose conversation fills the chat page. */
  pagePartner: (ChatPartner & { isAtEnd: boolean }) | null;
  isPageVisible: boolean;
}

const initialState: ChatWindowsState = { windows: [], pagePartner: null, isPageVisible: true };

const chatWindowsSlice = createSlice({
  name: 'chatWindows',
  initialState,
  reducers: {
    windowClosed(state, { payload: userId }: PayloadAction<number>) {
      state.windows = state.windows.filter((window) => window.id !== userId);
    },
    windowMinimised(state, { payload: userId }: PayloadAction<number>) {
      const window = state.windows.find(({ id }) => id === userId);
      if (window) window.isMinimised = true;
    },
    windowRestored(state, { payload: userId }: PayloadAction<number>) {
      const window = state.windows.find(({ id }) => id === userId);
      if (window) window.isMinimised = false;
    },
    pageThreadOpened(state, { payload }: PayloadAction<ChatPartner>) {
      state.pagePartner = { ...payload, isAtEnd: true };
    },
    pageThreadClosed(state) {
      state.pagePartner = null;
    },
    logScrolled(state, { payload }: PayloadAction<{ userId: number; isAtEnd: boolean }>) {
      const window = state.windows.find(({ id }) => id === payload.userId);
      if (window) window.isAtEnd = payload.isAtEnd;
      if (state.pagePartner?.id === payload.userId) state.pagePartner.isAtEnd = payload.isAtEnd;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(chatOpened, (state, { payload }) => {
        const known = state.windows.find(({ id }) => id === payload.id);
        if (known) known.isMinimised = false;
        else state.windows.push({ ...payload, isMinimised: false, isAtEnd: true });
      })
      .addCase(peopleParted, (state, { payload: { userId } }) => {
        state.windows = state.windows.filter(({ id }) => id !== userId);
        if (state.pagePartner?.id === userId) state.pagePartner = null;
      })
      .addCase(pageVisibilityChanged, (state, { payload }) => {
        state.isPageVisible = payload.visible;
      }),
});

export const {
  windowClosed,
  windowMinimised,
  windowRestored,
  pageThreadOpened,
  pageThreadClosed,
  logScrolled,
} = chatWindowsSlice.actions;
export const chatWindowsReducer = chatWindowsSlice.reducer;

interface State {
  chatWindows: ChatWindowsState;
}

export const selectChatWindows = (state: State) => state.chatWindows.windows;
export const selectPagePartner = (state: State) => state.chatWindows.pagePartner;

/** Whether somebody is looking at the end of the conversation with this person right now. */
export function selectIsSeen({ chatWindows }: State, userId: number): boolean {
  if (!chatWindows.isPageVisible) return false;
  if (chatWindows.pagePartner?.id === userId) return chatWindows.pagePartner.isAtEnd;
  return chatWindows.windows.some(
    (window) => window.id === userId && !window.isMinimised && window.isAtEnd,
  );
}
