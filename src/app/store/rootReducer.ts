import { combineReducers, createReducer, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { baseApi } from '#api/baseApi';
import { uploadsReducer } from '#api/uploads';
import { chatReducer } from '#features/chat/state/chatSlice';
import { chatWindowsReducer } from '#features/chat/state/chatWindowsSlice';
import { unreadMessagesReducer } from '#features/chat/unread/unreadSlice';
import { chatbotReducer } from '#features/chatbot/chatbotSlice';
import { connectionsReducer } from '#features/connections/state/connectionsSlice';
import { eventsReducer } from '#features/events/eventsSlice';
import { feedReducer } from '#features/feed/feedSlice';
import { notificationsReducer } from '#features/notifications/notificationsSlice';
import { preferencesReducer } from '#features/preferences/preferencesSlice';
import { libraryReducer } from '#features/research/library/librarySlice';
import { readingReducer } from '#features/research/reader/readingSlice';
import { sessionReducer } from '#features/session/sessionSlice';
import { connectionReducer } from '#realtime/connectionSlice';
import { draftsReducer } from '#shared/drafts/draftsSlice';
import { toastsReducer } from '#shared/notify/toastsSlice';
import { storageFailed, storageRecovered } from '#shared/store/pageEvents';
import { loggedOut, sessionExpired } from '#shared/store/sessionEvents';
import { recorderReducer } from '#shared/session-log/recorderSlice';
import { navigationReducer } from './navigationSlice';
import { restoreSlices } from './persistedSlices';

interface ApplicationState {
  /** Present while the browser fails to store data. */
  isStorageFailing?: true;
}

/** Every slice, present from the first action. To add one, add its line here. */
const reduceSlices = combineReducers({
  session: sessionReducer,
  feed: feedReducer,
  chat: chatReducer,
  chatWindows: chatWindowsReducer,
  unread: combineReducers({ messages: unreadMessagesReducer }),
  chatbot: chatbotReducer,
  events: eventsReducer,
  connections: connectionsReducer,
  notifications: notificationsReducer,
  reading: readingReducer,
  connection: connectionReducer,
  preferences: preferencesReducer,
  drafts: draftsReducer,
  toasts: toastsReducer,
  navigation: navigationReducer,
  recorder: recorderReducer,
  uploads: uploadsReducer,
  library: libraryReducer,
  application: createReducer<ApplicationState>({}, (builder) =>
    builder
      .addCase(storageFailed, () => ({ isStorageFailing: true as const }))
      .addCase(storageRecovered, () => ({})),
  ),
  [baseApi.reducerPath]: baseApi.reducer,
});

/** The application's state. The slices are the same for every user and when signed out. */
export type RootState = ReturnType<typeof reduceSlices>;
type SliceName = keyof RootState;

/**
 * The slices that survive a logout; all others are reset. The session resets itself. The API cache
 * is reset by its own action, because the API middleware must see it.
 */
const KEPT_AFTER_LOGOUT: readonly SliceName[] = [
  'session',
  'preferences',
  'navigation',
  'recorder',
  'application',
  'api',
];
/** After an expiry, drafts and other input are kept for the same user. */
const KEPT_AFTER_EXPIRY: readonly SliceName[] = [
  ...KEPT_AFTER_LOGOUT,
  'drafts',
  'chat',
  'chatbot',
  'library',
  'toasts',
];

function keep(state: RootState, names: readonly SliceName[]): Partial<RootState> {
  return Object.fromEntries(names.map((name) => [name, state[name]]));
}

/** The root reducer. It is pure, so a recorded log always produces the same states. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (
  state,
  action,
) => {
  if (state === undefined) return reduceSlices(state, action);
  const whole = state as RootState;
  if (action.type === REHYDRATE) return reduceSlices(restoreSlices(whole, action.payload), action);
  if (loggedOut.match(action)) return reduceSlices(keep(whole, KEPT_AFTER_LOGOUT), action);
  if (sessionExpired.match(action)) return reduceSlices(keep(whole, KEPT_AFTER_EXPIRY), action);
  return reduceSlices(state, action);
};
