import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { readId } from '#shared/lib/readId';
import type { SaveTarget } from '#shared/library/SaveSlot';
import { parseStored, type PersistedSlice } from '#shared/store/persistedSlice';
import { sessionAuthenticated } from '#shared/store/sessionEvents';
import { mergeOwned } from '#shared/store/tabChanges';

/** Whether the user wants to keep something, until the server has confirmed it. */
interface WantedSave extends SaveTarget {
  readonly isSaved: boolean;
  /** A request is on its way. */
  readonly isSending: boolean;
}

/** The posts and papers that the user saved or removed, until the server confirms it, by key. */
export interface LibraryState {
  ownerId: number | null;
  wanted: Record<string, WantedSave>;
}

/** The key of a post or paper. */
export const saveKey = ({ kind, id }: SaveTarget): string => `${kind}:${id}`;

const initialState: LibraryState = { ownerId: null, wanted: {} };

const librarySlice = createSlice({
  name: 'library',
  initialState,
  reducers: {
    /** The user pressed the button that keeps something, or no longer keeps it. */
    saveRequested({ wanted }, { payload }: PayloadAction<SaveTarget & { isSaved: boolean }>) {
      const key = saveKey(payload);
      wanted[key] = { ...payload, isSending: wanted[key]?.isSending ?? false };
    },
    saveSent({ wanted }, { payload }: PayloadAction<SaveTarget>) {
      const key = saveKey(payload);
      const save = wanted[key];
      if (save) wanted[key] = { ...save, isSending: true };
    },
    /** The server confirmed it. What the user changed meanwhile is still to be sent. */
    saveConfirmed({ wanted }, { payload }: PayloadAction<SaveTarget & { isSaved: boolean }>) {
      const key = saveKey(payload);
      const save = wanted[key];
      if (save?.isSaved === payload.isSaved) delete wanted[key];
      else if (save) wanted[key] = { ...save, isSending: false };
    },
    /** The server neither accepted nor refused it, so it is sent again later. */
    saveDelayed({ wanted }, { payload }: PayloadAction<SaveTarget>) {
      const key = saveKey(payload);
      const save = wanted[key];
      if (save) wanted[key] = { ...save, isSending: false };
    },
    saveRefused({ wanted }, { payload }: PayloadAction<SaveTarget>) {
      delete wanted[saveKey(payload)];
    },
  },
  extraReducers: (builder) =>
    builder.addCase(sessionAuthenticated, (state, { payload: { me } }) =>
      state.ownerId === me.id ? state : { ...initialState, ownerId: me.id },
    ),
});

export const { saveRequested, saveSent, saveConfirmed, saveDelayed, saveRefused } =
  librarySlice.actions;
export const libraryReducer = librarySlice.reducer;

type LibraryRoot = { library: LibraryState };

/** Selects whether the user wants to keep something; undefined once the server has confirmed it. */
export const selectWanted = ({ library }: LibraryRoot, target: SaveTarget) =>
  library.wanted[saveKey(target)];

/** Selects all that the server has not confirmed. */
export const selectAllWanted = ({ library }: LibraryRoot) => Object.values(library.wanted);

const KEY = /^(post|paper):(\d{1,16})$/;

function readWanted(key: string, isSaved: unknown): [string, WantedSave][] {
  const found = KEY.exec(key);
  const id = readId(found?.[2] ?? '');
  if (!found || id === null || typeof isSaved !== 'boolean') return [];
  const kind = found[1] === 'post' ? 'post' : 'paper';
  return [[key, { kind, id, isSaved, isSending: false }]];
}

/** The tabs of a browser store their entries together. An entry that is settled is null. */
const wantedTabs = {
  between({ wanted: before }: LibraryState, { ownerId, wanted: after }: LibraryState) {
    const keys = Object.keys({ ...before, ...after });
    const changed = keys.filter((key) => before[key]?.isSaved !== after[key]?.isSaved);
    if (changed.length === 0) return null;
    return { ownerId, wanted: Object.fromEntries(changed.map((key) => [key, after[key] ?? null])) };
  },
  apply(
    { ownerId, wanted }: LibraryState,
    changes: { ownerId: number | null; wanted: Record<string, WantedSave | null> },
  ): LibraryState {
    const all = Object.entries({ ...wanted, ...changes.wanted });
    return {
      ownerId,
      wanted: Object.fromEntries(all.flatMap(([key, save]) => (save ? [[key, save]] : []))),
    };
  },
};

/** The stored part: `{ owner, wanted }` as JSON under `quad_library`. */
export const persistedLibrary: PersistedSlice<LibraryState> = {
  read(stored) {
    const value = parseStored(stored('quad_library'));
    if (typeof value !== 'object' || value === null) return undefined;
    const { owner, wanted } = value as { owner?: unknown; wanted?: unknown };
    const ownerId = readId(String(owner));
    if (ownerId === null || typeof wanted !== 'object' || wanted === null) return undefined;
    const entries = Object.entries(wanted).flatMap(([key, isSaved]) => readWanted(key, isSaved));
    return { ownerId, wanted: Object.fromEntries(entries) };
  },
  write({ ownerId, wanted }) {
    const entries = Object.entries(wanted).map(([key, { isSaved }]) => [key, isSaved] as const);
    const stored = { owner: ownerId, wanted: Object.fromEntries(entries) };
    return {
      quad_library: ownerId === null || entries.length === 0 ? null : JSON.stringify(stored),
    };
  },
  merge: mergeOwned(wantedTabs, initialState),
};
