import { persistedChatbot } from '#features/chatbot/persistedChatbot';
import { persistedFeed } from '#features/feed/feedState';
import { persistedPreferences } from '#features/preferences/preferencesSlice';
import { persistedSession } from '#features/session/persistedSession';
import { persistedDrafts } from '#shared/drafts/draftsSlice';
import type { PersistedSlice } from '#shared/store/persistedSlice';
import type { RootState } from './rootReducer';

/** Every slice stored in the browser. To add one, add its line here and below. */
export const persistedSlices = {
  session: persistedSession,
  preferences: persistedPreferences,
  feed: persistedFeed,
  drafts: persistedDrafts,
  chatbot: persistedChatbot,
} satisfies { [Name in keyof RootState]?: PersistedSlice<RootState[Name]> };

/** The name of a stored slice. */
export type PersistedName = keyof typeof persistedSlices;

/** Returns the slice with the stored members merged over its own. */
const restore = <Slice extends object>(slice: Slice, stored: unknown): Slice =>
  typeof stored === 'object' ? { ...slice, ...stored } : slice;

/** Returns the state with the stored part of each persisted slice merged in. */
export function restoreSlices(state: RootState, stored: unknown): RootState {
  const held = (stored ?? {}) as Readonly<Record<PersistedName, unknown>>;
  const restored: Pick<RootState, PersistedName> = {
    session: restore(state.session, held.session),
    preferences: restore(state.preferences, held.preferences),
    feed: restore(state.feed, held.feed),
    drafts: restore(state.drafts, held.drafts),
    chatbot: restore(state.chatbot, held.chatbot),
  };
  return { ...state, ...restored };
}
