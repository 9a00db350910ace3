import type { UnknownAction } from '@reduxjs/toolkit';
import { openReplay } from '#replay/openReplay';
import { findCase } from './findCase';

const draft = (key: string, text: string): UnknownAction => ({
  type: 'drafts/draftChanged',
  payload: { key, text },
});

async function play(initial: object, ...actions: UnknownAction[]) {
  const header = {
    format: 'quad-action-log',
    version: 2,
    application: '1.0.0',
    started_at: '2026-01-01T00:00:00.000Z',
    mode: 'ring',
    share: false,
    count: actions.length,
    ended_by: null,
    initial_state: initial,
  };
  const lines = [header, ...actions.map((action, i) => ({ i, t: i, action }))];
  async function* text() {
    yield await Promise.resolve(lines.map((line) => JSON.stringify(line)).join('\n'));
  }
  const { replay, entries } = await openReplay(text());
  await replay.load(entries);
  return replay;
}

const path = ['drafts', 'texts', 'post'];

test('an action that changes the value stays last, with what led to the value before', async () => {
  const first = draft('post', 'a');
  const last = draft('post', 'b');
  const replay = await play({}, draft('post', 'b'), draft('other', 'x'), first, last);
  expect(findCase(replay, 3, path)).toEqual({ initial: {}, actions: [first, last], value: 'b' });
});

test('after an action that doesn’t change the value, only what led to it stays', async () => {
  const replay = await play({}, draft('post', 'a'), draft('other', 'x'), draft('third', 'y'));
  expect(findCase(replay, 2, path)).toEqual({
    initial: {},
    actions: [draft('post', 'a')],
    value: 'a',
  });
});

test('of the state before the log, only the slices that matter stay', async () => {
  const drafts = { texts: { post: 'a' } };
  const navigation = { path: '/help', previousPath: null };
  const replay = await play({ drafts, navigation }, draft('other', 'x'));
  expect(findCase(replay, 0, path)).toEqual({ initial: { drafts }, actions: [], value: 'a' });
});

test('a log whose reducer throws leads nowhere', async () => {
  const replay = await play({}, { type: 'drafts/draftChanged' }, draft('post', 'a'));
  expect(findCase(replay, 1, path)).toBeNull();
});
