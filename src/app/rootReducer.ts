import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { uploadsReducer } from '../api/uploads';
import { chatReducer } from '../features/chat/chatSlice';
import { chatWindowsReducer } from '../features/chat/chatWindowsSlice';
import { unreadMessagesReducer } from '../features/chat/unreadMessagesSlice';
import { chatbotReducer } from '../features/chatbot/chatbotSlice';
import { connectionsReducer } from '../features/connections/connectionsSlice';
import { feedReducer } from '../features/feed/feedSlice';
import { preferencesReducer } from '../features/preferences/preferencesSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { connectionReducer } from '../realtime/connectionSlice';
import { draftsReducer } from '../shared/drafts/draftsSlice';
import { toastsReducer } from '../shared/notify/toastsSlice';
import { loggedOut, sessionExpired } from '../shared/store/sessionEvents';
import { navigationReducer } from './navigationSlice';

/** Every slice of the application. To add one, add its line. */
const slices = combineReducers({
  session: sessionReducer,
  connection: connectionReducer,
  preferences: preferencesReducer,
  drafts: draftsReducer,
  feed: feedReducer,
  connections: connectionsReducer,
  chat: chatReducer,
  chatWindows: chatWindowsReducer,
  unread: combineReducers({ messages: unreadMessagesReducer }),
  chatbot: chatbotReducer,
  toasts: toastsReducer,
  navigation: navigationReducer,
  uploads: uploadsReducer,
  [baseApi.reducerPath]: baseApi.reducer,
});

export type RootState = ReturnType<typeof slices>;
type SliceName = keyof RootState;

/**
 * What outlives a session; every other slice starts afresh. The session resets itself, and the cache
 * of the API by an action of its own, which its middleware must see.
 */
const KEPT_AFTER_LOGOUT: readonly SliceName[] = ['session', 'preferences', 'navigation', 'api'];
/** After a session that merely ended, what was typed waits for the same user. */
const KEPT_AFTER_EXPIRY: readonly SliceName[] = [
  ...KEPT_AFTER_LOGOUT,
  'drafts',
  'chat',
  'chatbot',
  'toasts',
];

function keep(state: RootState, names: readonly SliceName[]): Partial<RootState> {
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** What storage held, laid over the slices member by member. */
function restore(state: RootState, stored: unknown): RootState {
  const restored: Record<string, object> = { ...state };
  for (const [name, part] of Object.entries((stored ?? {}) as Record<string, unknown>)) {
    const slice = restored[name];
    if (slice !== undefined && typeof part === 'object') restored[name] = { ...slice, ...part };
  }
  return restored as unknown as RootState;
}

/** The whole application's reducer: pure, so that a recorded log gives the same states again. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (
  state,
  action,
) => {
  if (state === undefined) return slices(state, action);
  const whole = state as RootState;
  if (action.type === REHYDRATE) return slices(restore(whole, action.payload), action);
  if (loggedOut.match(action)) return slices(keep(whole, KEPT_AFTER_LOGOUT), action);
  if (sessionExpired.match(action)) return slices(keep(whole, KEPT_AFTER_EXPIRY), action);
  return slices(state, action);
};
