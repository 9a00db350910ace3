import { feedApi } from '#features/feed/feedApi';
import { themeChosen } from '#features/preferences/preferencesSlice';
import { rootReducer } from '#app/store/rootReducer';
import { runTurns } from '#shared/testing/runTurns';
import { createInertStore } from './createInertStore';
import { withoutPictures } from './withoutPictures';

const state = rootReducer(undefined, { type: 'start' });
const dark = rootReducer(state, themeChosen('dark'));

test('dispatched actions never change the shown state', () => {
  const { store, show } = createInertStore(state);
  const told = jest.fn();
  store.subscribe(told);
  store.dispatch(themeChosen('dark'));
  expect(store.getState()).toBe(state);
  show(dark);
  expect(store.getState()).toBe(dark);
  expect(told).toHaveBeenCalledTimes(1);
});

test('thunks do not run, and their promises never settle', async () => {
  const { store } = createInertStore(state);
  const thunk = jest.fn();
  const given: unknown = store.dispatch(thunk as unknown as ReturnType<typeof themeChosen>);
  const late = await Promise.race([given, runTurns().then(() => 'late')]);
  expect(late).toBe('late');
  expect(thunk).not.toHaveBeenCalled();
});

test('an API call can be unsubscribed, aborted or returned from an effect, but is never sent', () => {
  const { store } = createInertStore(state);
  const call = feedApi.endpoints.listPosts.initiate({ view: { kind: 'main' }, part: 'head' });
  const given = store.dispatch(call as unknown as ReturnType<typeof themeChosen>) as unknown as {
    (): unknown;
    unsubscribe(): void;
    abort(): void;
  };
  expect(() => {
    given.unsubscribe();
    given.abort();
  }).not.toThrow();
  expect(given()).toBeUndefined();
  expect(store.getState()).toBe(state);
});

test('the shown state names no server file, and shortcuts are disabled', () => {
  const withFile = {
    ...state,
    session: { ...state.session, me: { profile_picture: 'http://localhost/api/uploads/a.png' } },
  } as unknown as typeof state;
  const shown = withoutPictures(withFile);
  expect(JSON.stringify(shown)).not.toContain('/api/');
  expect(shown.session.me?.profile_picture).toBe('about:not-in-log/a.png');
  expect(shown.preferences.hasShortcuts).toBe(false);
  expect(shown.drafts).toBe(withoutPictures(dark).drafts);
});
