import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ToastKind = 'success' | 'error' | 'info' | 'undo';

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  actionLabel?: string;
  /** How long the toast is shown, in milliseconds. Null until it is dismissed. */
  durationMs: number | null;
}

export interface ToastsState {
  items: Toast[];
}

const MAX_TOASTS = 4;
const initialState: ToastsState = { items: [] };

const toastsSlice = createSlice({
  name: 'toasts',
  initialState,
  reducers: {
    notified(state, { payload }: PayloadAction<Toast>) {
      state.items = [...state.items, payload].slice(-MAX_TOASTS);
    },
    toastDismissed(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((toast) => toast.id !== id);
    },
    /** The button of a toast was pressed. The code that showed the toast listens for its id. */
    toastActionChosen(state, { payload: id }: PayloadAction<string>) {
      state.items = state.items.filter((toast) => toast.id !== id);
    },
  },
});

export const { notified, toastDismissed, toastActionChosen } = toastsSlice.actions;
export const toastsReducer = toastsSlice.reducer;

/** The visible toasts, oldest first, at most four. */
export const selectToasts = (state: { toasts: ToastsState }) => state.toasts.items;
