import { persistedChatbot } from '#features/chatbot/persistedChatbot';
import { persistedFeed } from '#features/feed/feedState';
import { persistedPreferences } from '#features/preferences/preferencesSlice';
import { persistedLibrary } from '#features/research/library/librarySlice';
import { persistedSession } from '#features/session/persistedSession';
import { persistedDrafts } from '#shared/drafts/draftsSlice';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import type { RootState } from './rootReducer';

/** Every slice stored in the browser. To add one, add its line here. */
export const persistedSlices = {
  session: persistedSession,
  preferences: persistedPreferences,
  feed: persistedFeed,
  drafts: persistedDrafts,
  chatbot: persistedChatbot,
  library: persistedLibrary,
} satisfies { [Name in keyof RootState]?: PersistedSlice<RootState[Name]> };

/** The name of a stored slice. */
export type PersistedName = keyof typeof persistedSlices;

/** Names of the persisted slices. */
export const persistedNames = Object.keys(persistedSlices) as PersistedName[];

/** Returns the state with the stored part of each persisted slice merged in. */
export function restoreSlices(state: RootState, stored: unknown): RootState {
  const held = (stored ?? {}) as Readonly<Record<string, object | undefined>>;
  const restored = persistedNames.map((name) => [name, { ...state[name], ...held[name] }]);
  return { ...state, ...(Object.fromEntries(restored) as Pick<RootState, PersistedName>) };
}
