import { createReducer, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { REHYDRATE } from 'redux-persist';
import { baseApi } from '../api/baseApi';
import { uploadsReducer } from '../api/uploads';
import { chatbotReducer } from '../features/chatbot/chatbotSlice';
import { preferencesReducer } from '../features/preferences/preferencesSlice';
import { sessionReducer } from '../features/session/sessionSlice';
import { connectionReducer } from '../realtime/connectionSlice';
import { draftsReducer } from '../shared/drafts/draftsSlice';
import { toastsReducer } from '../shared/notify/toastsSlice';
import {
  featuresLoaded,
  loggedOut,
  sessionExpired,
  storageFailed,
  storageRecovered,
} from '../shared/store/sessionEvents';
import type { featureReducers } from './featureReducers';
import { navigationReducer } from './navigationSlice';
import { recorderReducer } from './recorderSlice';

interface ApplicationState {
  hasFeatures: boolean;
  /** There while the browser does not keep what it should. */
  isStorageFailing?: true;
}

/**
 * The slices every page needs. Those of the signed-in area come with its code (`features.ts`), so
 * that a visitor does not wait for it.
 */
const coreReducers = {
  session: sessionReducer,
  connection: connectionReducer,
  preferences: preferencesReducer,
  drafts: draftsReducer,
  chatbot: chatbotReducer,
  toasts: toastsReducer,
  navigation: navigationReducer,
  recorder: recorderReducer,
  uploads: uploadsReducer,
  application: createReducer<ApplicationState>({ hasFeatures: false }, (builder) =>
    builder
      .addCase(featuresLoaded, (state) => ({ ...state, hasFeatures: true }))
      .addCase(storageFailed, (state) => ({ ...state, isStorageFailing: true }))
      .addCase(storageRecovered, ({ hasFeatures }) => ({ hasFeatures })),
  ),
  [baseApi.reducerPath]: baseApi.reducer,
};

type AllReducers = typeof coreReducers & typeof featureReducers;

/** The state while somebody is signed in. Before that, the slices of the signed-in area are missing. */
export type RootState = { [Name in keyof AllReducers]: ReturnType<AllReducers[Name]> };
type SliceName = keyof RootState;
type AnyReducers = Readonly<Record<string, Reducer>>;

let allReducers: AnyReducers = coreReducers;

/** Makes the slices of the signed-in area known; they begin with the action `app/featuresLoaded`. */
export function installFeatureReducers(reducers: typeof featureReducers): void {
  allReducers = { ...coreReducers, ...reducers };
}

/**
 * What outlives a session; every other slice starts afresh. The session resets itself, and the cache
 * of the API by an action of its own, which its middleware must see.
 */
const KEPT_AFTER_LOGOUT: readonly SliceName[] = [
  'session',
  'preferences',
  'navigation',
  'recorder',
  'application',
  'api',
];
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

/** Like `combineReducers`, for a set of slices that grows once. */
function reduceSlices(state: Partial<RootState> | undefined, action: UnknownAction): RootState {
  const hasFeatures = state?.application?.hasFeatures === true || featuresLoaded.match(action);
  const reducers: AnyReducers = hasFeatures ? allReducers : coreReducers;
  const before: Readonly<Record<string, unknown>> = state ?? {};
  const after: Record<string, unknown> = {};
  let isChanged = false;
  for (const [name, reduce] of Object.entries(reducers)) {
    after[name] = reduce(before[name], action);
    isChanged ||= after[name] !== before[name];
  }
  const isSame = !isChanged && Object.keys(before).length === Object.keys(after).length;
  return (isSame ? before : after) as RootState;
}

/** The whole application's reducer: pure, so that a recorded log gives the same states again. */
export const rootReducer: Reducer<RootState, UnknownAction, Partial<RootState>> = (
  state,
  action,
) => {
  if (state === undefined) return reduceSlices(state, action);
  const whole = state as RootState;
  if (action.type === REHYDRATE) return reduceSlices(restore(whole, action.payload), action);
  if (loggedOut.match(action)) return reduceSlices(keep(whole, KEPT_AFTER_LOGOUT), action);
  if (sessionExpired.match(action)) return reduceSlices(keep(whole, KEPT_AFTER_EXPIRY), action);
  return reduceSlices(state, action);
};
