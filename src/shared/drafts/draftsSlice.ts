import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersistedSlice } from '../store/persistedSlice';
import { readId } from '../lib/readId';
import { parseStored } from '../store/persistedSlice';
import { loggedOut, selectUserId, sessionAuthenticated } from '../store/sessionEvents';
import type { SignedInState } from '../store/sessionEvents';
import { mergeOwned } from '../store/tabChanges';
import {
  applyDraftChanges,
  draftTabs,
  MAX_DRAFTS,
  type DraftChanges,
  type DraftsState,
} from './draftTabs';

export type { DraftsState };

const initialState: DraftsState = { ownerId: null, texts: {} };

const draftsSlice = createSlice({
  name: 'drafts',
  initialState,
  reducers: {
    draftChanged(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      state.texts = applyDraftChanges(state.texts, { [payload.key]: payload.text });
    },
    /** Another tab of the same browser changed drafts. */
    changedElsewhere: (state, { payload }: PayloadAction<DraftChanges>) =>
      state.ownerId === payload.ownerId ? draftTabs.apply(state, payload) : state,
    /** Sets an initial text. Never replaces an existing draft. */
    draftSuggested(state, { payload }: PayloadAction<{ key: string; text: string }>) {
      state.texts[payload.key] ??= payload.text;
    },
    draftCleared(state, { payload: key }: PayloadAction<string>) {
      delete state.texts[key];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionAuthenticated, (state, { payload }) =>
        state.ownerId === payload.me.id ? state : { ...initialState, ownerId: payload.me.id },
      )
      .addCase(loggedOut, () => initialState),
});

export const { draftChanged, draftSuggested, draftCleared } = draftsSlice.actions;
export const draftsChangedElsewhere = draftsSlice.actions.changedElsewhere;
export const draftsReducer = draftsSlice.reducer;

type State = SignedInState & { drafts: DraftsState };

/** Returns the signed-in user's drafts by place. */
export const selectDrafts = (state: State) =>
  state.drafts.ownerId === selectUserId(state) ? state.drafts.texts : initialState.texts;

/** Returns the signed-in user's draft of a place, or ''. */
export const selectDraft = (state: State, key: string) => selectDrafts(state)[key] ?? '';

/** The stored drafts: `{ owner, texts }` as JSON under `quad_drafts`. */
export const persistedDrafts: PersistedSlice<DraftsState> = {
  read(stored) {
    const value = parseStored(stored('quad_drafts'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { owner, texts } = value as { owner?: unknown; texts?: unknown };
    const ownerId = readId(String(owner));
    if (ownerId === null || typeof texts !== 'object' || texts === null) return undefined;
    const entries = Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { ownerId, texts: Object.fromEntries(entries.slice(-MAX_DRAFTS)) };
  },
  write: ({ ownerId, texts }) => ({
    quad_drafts:
      ownerId === null || Object.keys(texts).length === 0
        ? null
        : JSON.stringify({ owner: ownerId, texts }),
  }),
  merge: mergeOwned(draftTabs, initialState),
};
