import type { UnknownAction } from '@reduxjs/toolkit';
import { shareContent } from './share';

const KEY = new Uint8Array(32).fill(7);
const openEndpoint = () => ({ secretArgs: [], secretResult: false });
const share = (state: object, ...actions: UnknownAction[]) =>
  shareContent({ state: { ...state }, actions }, KEY, openEndpoint);

const went = (path: string): UnknownAction => ({
  type: 'app/navigated',
  payload: { path, kind: 'PUSH' },
});

const frame = (notification: object): UnknownAction => ({
  type: 'realtime/notification',
  payload: { type: 'notification', notification },
});

test('department names are replaced by pseudonyms in keys, too', () => {
  const { state } = share({
    university: { departments: { 'Marine Law': [{ id: 12, username: 'ada' }] } },
    list: [{ departments: ['Marine Law'] }],
  });
  expect(JSON.stringify(state)).not.toMatch(/marine|law|ada/i);
  const [name = ''] = Object.keys((state.university as { departments: object }).departments);
  expect(name).toMatch(/^[A-Z][a-z]{5} [A-Z][a-z]{2}$/);
  expect(state.list).toEqual([{ departments: [name] }]);
});

test('a patch to a cached response keeps its path and gets a pseudonym for its value', () => {
  const patch = { op: 'replace', path: ['pages', 0, 3, 'content'], value: 'Bring tea' };
  const { actions } = share(
    {},
    { type: 'api/queries/queryResultPatched', payload: { patches: [patch] } },
  );
  const { patches } = actions[0]?.payload as { patches: [typeof patch] };
  expect(patches[0]).toMatchObject({ op: 'replace', path: patch.path });
  expect(patches[0].value).toMatch(/^[A-Z][a-z]{4} [a-z]{3}$/);
  expect(patches[0].value).not.toBe('Bring tea');
});

test('a patch that refers to a cached response gets the same key as the response', () => {
  const key = 'findUser("zebulon")';
  const { state, actions } = share(
    { queries: { [key]: { status: 'fulfilled' } } },
    {
      type: 'api/internalSubscriptions/subscriptionsUpdated',
      payload: [{ op: 'add', path: [key] }],
    },
  );
  const [shared = ''] = Object.keys(state.queries as object);
  expect(shared).toMatch(/^findUser\("[a-z]{7}"\)$/);
  expect(shared).not.toBe(key);
  expect(actions[0]?.payload).toMatchObject([{ path: [shared] }]);
});

test('a notification from Quad stays one, and only people’s have the id of their actor replaced', () => {
  const notification = { id: 4711, type: 'post_removed', post_id: null, excerpt: 'An ad.' };
  const { actions } = share(
    {},
    frame({ ...notification, actor_id: null, actor_username: 'Quad' }),
    frame({ ...notification, actor_id: 4712, actor_username: 'zebulon' }),
  );
  const [fromQuad, fromPerson] = actions.map(
    ({ payload }) => (payload as { notification: Record<string, unknown> }).notification,
  );
  expect(fromQuad).toMatchObject({ type: 'post_removed', actor_id: null });
  expect(fromQuad?.excerpt).toMatch(/^[A-Z][a-z] [a-z]{2}\.$/);
  expect(fromPerson?.actor_id).not.toBe(4712);
  expect(fromPerson?.actor_id).toEqual(expect.any(Number));
  expect(fromPerson?.actor_username).toMatch(/^[a-z]{7}$/);
});

test('a word beyond ASCII is replaced in an address as elsewhere, with its vowel signs', () => {
  const name = 'ঢাকা বিশ্ববিদ্যালয়';
  const { state, actions } = share(
    { university: { departments: { [name]: [] } } },
    went(`/dashboard/university/${encodeURIComponent(name)}`),
    went(`/dashboard/search-results?q=${encodeURIComponent('Müller’s')}`),
  );
  const shown = (path: unknown) => decodeURIComponent((path as { path: string }).path);
  const [shared = ''] = Object.keys((state.university as { departments: object }).departments);
  expect(shared).not.toMatch(/[\u0980-\u09FF]/);
  expect(shown(actions[0]?.payload)).toBe(`/dashboard/university/${shared}`);
  expect(shown(actions[1]?.payload)).toMatch(/\?q=[A-Z][a-z]{5}’[a-z]$/);
});

test('an address still leads to the same page, with pseudonyms for the people in it', () => {
  const { actions } = share(
    {},
    went('/dashboard/research/my_post_research_papers'),
    went('/dashboard/posts?highlight=4711'),
    went('/dashboard/zebulon/about/research'),
  );
  const [work, post, profile] = actions.map(({ payload }) => (payload as { path: string }).path);
  expect(work).toBe('/dashboard/research/my_post_research_papers');
  expect(post).toMatch(/^\/dashboard\/posts\?highlight=\d{4}$/);
  expect(post).not.toContain('4711');
  expect(profile).toMatch(/^\/dashboard\/[a-z]{7}\/about\/research$/);
  expect(profile).not.toContain('zebulon');
});
