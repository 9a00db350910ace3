import { persistedChatbot } from '../features/chatbot/persistedChatbot';
import { persistedPreferences } from '../features/preferences/preferencesSlice';
import { persistedSession } from '../features/session/persistedSession';
import { persistedDrafts } from '../shared/drafts/draftsSlice';
import type { PersistedSlice } from '../shared/store/persistedSlice';
import type { RootState } from './rootReducer';

/** Every slice that outlives the page. To keep one more, add its line. */
export const persistedSlices: { [Name in keyof RootState]?: PersistedSlice<RootState[Name]> } = {
  session: persistedSession,
  preferences: persistedPreferences,
  drafts: persistedDrafts,
  chatbot: persistedChatbot,
};
