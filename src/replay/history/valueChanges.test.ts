import type { UnknownAction } from '@reduxjs/toolkit';
import { createReplay } from '../createReplay';
import { describeChange } from '../describe';
import { LOG_FORMAT, LOG_VERSION, type LogHeader } from '../logFormat';
import { findFirst, parseCondition, readValue } from './condition';
import { parsePath, PathError } from './statePath';
import { valueChanges, type ChangesOptions } from './valueChanges';

interface Post {
  likes: number;
  tags?: string[];
}
interface State {
  posts: Readonly<Record<string, Post>>;
  /** An undeclared name, of whose texts a log has only the length. */
  xyzzy: string;
}

const initial: State = { posts: {}, xyzzy: '***' };
const header: LogHeader = {
  format: LOG_FORMAT,
  version: LOG_VERSION,
  application: '1.0.0',
  started_at: '2026-01-01T00:00:00.000Z',
  mode: 'ring',
  share: false,
  count: 0,
  ended_by: null,
  initial_state: { ...initial },
};

/** Puts parts into the state. `reset` brings back the object it began with. */
function reducer(state: State = initial, { type, payload }: UnknownAction): State {
  if (type === 'put') return { ...state, ...(payload as Partial<State>) };
  return type === 'reset' ? initial : state;
}

const put = (part: Partial<State>): UnknownAction => ({ type: 'put', payload: part });
const post = (likes: number, ...tags: string[]) => put({ posts: { 28: { likes, tags } } });

async function play(...actions: UnknownAction[]) {
  const replay = createReplay<State>({ reducer, header });
  await replay.load(actions.map((action, i) => ({ i: i + 10, t: i, action })));
  return replay;
}

async function changesOf(
  replay: Awaited<ReturnType<typeof play>>,
  path: string,
  options?: ChangesOptions,
) {
  const lines: string[] = [];
  for await (const change of valueChanges(replay, parsePath(path), options))
    lines.push(`${change.place} ${describeChange(change)}`);
  return lines;
}

test('a value has an entry for each action that added, changed or removed it', async () => {
  const replay = await play(post(4), { type: 'other' }, post(5), post(5), put({ posts: {} }));
  expect(await changesOf(replay, 'posts.28.likes')).toEqual([
    '0 added 4',
    '2 4 → 5',
    '4 removed (was 5)',
  ]);
});

test('a slice that returns to its first object is a change in between', async () => {
  const replay = await play(post(4), { type: 'reset' }, post(4));
  expect(await changesOf(replay, 'posts')).toEqual([
    '0 {} → {"28":{"likes":4,"tags":[]}}',
    '1 {"28":{"likes":4,"tags":[]}} → {}',
    '2 {} → {"28":{"likes":4,"tags":[]}}',
  ]);
});

test('arrays are compared by index, and equal copies are no change', async () => {
  const replay = await play(post(1, 'a', 'b'), post(2, 'a', 'b'), post(2, 'b'));
  expect(await changesOf(replay, 'posts.28.tags')).toEqual([
    '0 added ["a","b"]',
    '2 ["a","b"] → ["b"]',
  ]);
  expect(await changesOf(replay, 'posts.28.tags[0]')).toEqual(['0 added "a"', '2 "a" → "b"']);
  expect(await changesOf(replay, 'posts.28.tags[1]')).toEqual([
    '0 added "b"',
    '2 removed (was "b")',
  ]);
});

test('a redacted text shows stars and is compared as its hash is, by length', async () => {
  const replay = await play(put({ xyzzy: 'abc' }), put({ xyzzy: 'abcd' }), put({ xyzzy: 'efgh' }));
  expect(await changesOf(replay, 'xyzzy')).toEqual(['1 "***" → "****"']);
  const condition = parseCondition('xyzzy = "what"');
  expect(await findFirst(replay, condition)).toEqual({ place: 1, exists: true });
});

test('a path that never exists has no changes', async () => {
  const replay = await play(post(4));
  expect(await changesOf(replay, 'posts.29.likes')).toEqual([]);
  for (const text of ['posts.29.likes = 4', 'posts.29.likes = nothing'])
    expect(await findFirst(replay, parseCondition(text))).toEqual({ place: null, exists: false });
});

test('the first action after which a condition holds is found', async () => {
  const replay = await play(post(4), post(5), post(6), post(5), put({ posts: {} }));
  const placeOf = async (text: string) => (await findFirst(replay, parseCondition(text))).place;
  expect(await placeOf('posts.28.likes = 5')).toBe(1);
  expect(await placeOf('posts.28.likes=7')).toBeNull();
  expect(await placeOf('posts.28 = {"tags": [], "likes": 6}')).toBe(2);
  expect(await placeOf('posts = {}')).toBe(-1);
  expect(await placeOf('posts.28 = nothing')).toBe(-1);
});

test('a value is JSON, a text without quotes, or nothing', () => {
  expect(readValue('7')).toBe(7);
  expect(readValue('"nothing"')).toBe('nothing');
  expect(readValue('nothing')).toBeUndefined();
  expect(readValue('/dashboard/posts')).toBe('/dashboard/posts');
  for (const text of ['', '"open', '{1}', '[']) expect(() => readValue(text)).toThrow(PathError);
  for (const text of ['posts', 'posts 7', '= 7', 'posts =', 'posts. = 7'])
    expect(() => parseCondition(text)).toThrow(PathError);
});

test('a long pass reports its progress, and ends when it is cancelled', async () => {
  const now = jest.spyOn(performance, 'now');
  let clock = 0;
  now.mockImplementation(() => (clock += 10));
  const replay = await play(...Array.from({ length: 50 }, (_none, likes) => post(likes)));
  const progress: number[] = [];
  const cancel = new AbortController();
  const onProgress = (done: number) => {
    progress.push(done);
    if (progress.length === 3) cancel.abort();
  };
  const found = await changesOf(replay, 'posts.28.likes', { onProgress, signal: cancel.signal });
  expect(progress).toHaveLength(3);
  expect(found).toHaveLength(progress.at(-1) ?? 0);
  expect(found.length).toBeLessThan(50);
});
