import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UnknownAction } from '@reduxjs/toolkit';
import { frames } from '#contract/fixtures/messages';
import { endpointSecrets } from '#api/endpointSecrets';
import { rootReducer } from '#app/store/rootReducer';
import type { LiftedLog } from '#replay/toDevToolsHistory';
import { createRecorder } from '#replay/record/recorder';
import { createRedactor } from '#contract/sessionLog/redact';

const folder = mkdtempSync(join(tmpdir(), 'quad-replay-'));
const file = join(folder, 'session.log');
afterAll(() => rmSync(folder, { recursive: true }));

const me = { id: 7, email: 'ada@uni.example', username: 'ada', profile_completed: true };
const actions: UnknownAction[] = [
  { type: 'app/started', payload: { at: 1 } },
  { type: 'app/pageVisibilityChanged', payload: { visible: true } },
  { type: 'session/authenticated', payload: { me } },
  { type: 'app/navigated', payload: { path: '/dashboard/posts', kind: 'PUSH' } },
  { type: 'realtime/new_message', payload: frames.new_message, meta: { at: 5 } },
  { type: 'drafts/draftChanged', payload: { key: 'post', text: 'Hello' } },
  { type: 'preferences/themeChosen', payload: 'dark' },
];

/**
 * Records a session as the application does: the ring that is always kept, or a recording with
 * every hash.
 */
async function recordSession(source: 'ring' | 'recording'): Promise<string> {
  const reducer = rootReducer as (state: object | undefined, action: UnknownAction) => object;
  const recorder = createRecorder({
    redactor: createRedactor(endpointSecrets),
    secretsOf: endpointSecrets,
    reducer,
    application: '1.0.0',
    startedAt: 0,
    idle: (run) => run(),
  });
  let state = reducer(undefined, { type: 'start' });
  recorder.noteAfter(state);
  recorder.startRecording();
  for (const action of actions) {
    recorder.note(action, state, 1);
    state = reducer(state, action);
    recorder.noteAfter(state);
  }
  let text = '';
  for await (const piece of recorder.exportLog({ share: false, source }) ?? []) text += piece;
  writeFileSync(file, text);
  return text;
}

function runReplay(...options: string[]) {
  const result = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/replay.ts', file, ...options],
    {
      encoding: 'utf8',
    },
  );
  return { code: result.status, out: result.stdout, err: result.stderr };
}

/**
 * Simulates a bug in a reducer: the log has the hashes of the original state, the replay differs.
 */
function plantBug(): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"text":"Hello"', '"text":"Hallo"'));
}

test('a good log replays, and its state can be printed', async () => {
  await recordSession('recording');
  const { code, out } = runReplay('--print', 'drafts.texts');
  expect(out).toContain('Replay matches the recording: 7 actions, 7 hashes compared');
  expect(out).toContain('drafts.texts = {\n  "post": "Hello"\n}');
  expect(code).toBe(0);
});

test('the state can be printed after any action', async () => {
  await recordSession('recording');
  const { out } = runReplay('--until', '4', '--print', 'drafts.texts');
  expect(out).toContain('5 actions, 5 hashes compared');
  expect(out).toContain('drafts.texts = {}');
});

test('the first divergent action is reported, with its diff', async () => {
  await recordSession('recording');
  plantBug();
  const { code, out } = runReplay();
  expect(out).toMatch(/^First divergence: action 5 drafts\/draftChanged\n/);
  expect(out).toContain('+ drafts.texts.post = "Hallo"');
  expect(code).toBe(1);
  const report = JSON.parse(runReplay('--json').out) as object;
  expect(report).toMatchObject({
    matches: false,
    entries: [{ i: 5, type: 'drafts/draftChanged' }],
    diff: [{ type: 'CREATE', path: ['drafts', 'texts', 'post'], value: 'Hallo' }],
  });
});

test('in the log of a ring, the range of possible actions is reported', async () => {
  await recordSession('ring');
  plantBug();
  const { code, out } = runReplay();
  expect(out).toMatch(/^First divergence: among the 7 actions 0 to 6\n {4}0 app\/started\n/);
  expect(out).toContain('    5 drafts/draftChanged');
  expect(code).toBe(1);
});

test('the history of a value names each action that changed it', async () => {
  await recordSession('recording');
  const { code, out } = runReplay('--history', 'drafts.texts.post');
  expect(out).toBe(
    'drafts.texts.post at the start: nothing\n      5 drafts/draftChanged: added "Hello"\n1 change\n',
  );
  expect(code).toBe(0);
  const report: unknown = JSON.parse(runReplay('--history', 'preferences.theme', '--json').out);
  expect(report).toEqual({
    path: 'preferences.theme',
    initial: 'system',
    changes: [{ at: 6, action: 'preferences/themeChosen', before: 'system', after: 'dark' }],
  });
});

test('the first action after which a condition holds is named, with a link', async () => {
  await recordSession('recording');
  const found = runReplay('--when', 'navigation.path = /dashboard/posts');
  expect(found.out).toBe(
    'This first holds after action 3 app/navigated.\nOpen the log at /replay#at=3 to see it.\n',
  );
  expect(found.code).toBe(0);
  const report: unknown = JSON.parse(runReplay('--when', 'drafts.texts = {}', '--json').out);
  expect(report).toEqual({ path: 'drafts.texts', value: {}, place: -1, link: null });
  const never = runReplay('--when', 'preferences.theme = light');
  expect([never.out, never.code]).toEqual(['This holds after no action.\n', 1]);
});

test('two questions at once are refused, so that none is ignored', async () => {
  await recordSession('recording');
  const asked = [
    ['--history', 'drafts.texts'],
    ['--when', "drafts.texts.post = 'Hello'"],
    ['--print', 'drafts.texts'],
    ['--to-test', '--at', '5', '--path', 'drafts.texts.post'],
  ];
  for (const [index, second] of asked.slice(1).entries()) {
    const { code, out, err } = runReplay(...(asked[index] ?? []), ...second);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^npm run replay -- FILE/);
  }
});

test('a path that no state has, and a malformed one, have their own exit codes', async () => {
  await recordSession('recording');
  for (const options of [
    ['--history', 'feed.posts.28.total_likes'],
    ['--when', 'feed.posts.28.total_likes = 7'],
  ]) {
    const { code, err } = runReplay(...options);
    expect([err, code]).toEqual(['No state of this log has that.\n', 1]);
  }
  for (const options of [
    ['--history', 'feed..posts'],
    ['--when', 'feed.posts'],
    ['--print', 'feed['],
  ]) {
    const { code, err } = runReplay(...options);
    expect(err).toMatch(/^This is not a (path|condition)\. Write one like /);
    expect(code).toBe(2);
  }
});

const post = ['--to-test', '--at', '5', '--path', 'drafts.texts.post'];

test('a log becomes a test with the actions that matter, which replaces no file', async () => {
  await recordSession('recording');
  const out = join(folder, 'draft.test.ts');
  const { code, out: told } = runReplay(...post, '--out', out);
  expect(told).toContain('draft.test.ts with 1 of 6 actions.\nnpx jest ');
  expect(code).toBe(0);
  const text = readFileSync(out, 'utf8');
  expect(text).toContain(
    "[{ type: 'drafts/draftChanged', payload: { key: 'post', text: 'Hello' } }];",
  );
  expect(text).toContain("toHaveProperty(['drafts', 'texts', 'post'], 'Hello')");
  expect(text).not.toContain('initial');
  const again = runReplay(...post, '--out', out);
  expect(again.err).toContain('EEXIST');
  expect(again.code).toBe(1);
});

test('a test can expect another value, or none', async () => {
  await recordSession('recording');
  const written = (name: string, value: string) => {
    const out = join(folder, name);
    expect(runReplay(...post, '--expect', value, '--out', out).code).toBe(0);
    return readFileSync(out, 'utf8');
  };
  expect(written('other.test.ts', 'Hallo')).toContain("'post'], 'Hallo')");
  expect(written('none.test.ts', 'nothing')).toContain(
    "not.toHaveProperty(['drafts', 'texts', 'post'])",
  );
});

test('a test needs an action and a value that the log has', async () => {
  await recordSession('recording');
  expect(runReplay('--to-test', '--at', '5').err).toContain('--to-test --at N --path PATH');
  expect(runReplay('--to-test', '--at', 'x', '--path', 'drafts').code).toBe(1);
  expect(runReplay('--to-test', '--at', '7', '--path', 'drafts').err).toBe(
    'The log has no action 7.\n',
  );
  expect(runReplay('--to-test', '--at', '4', '--path', 'drafts.texts.post').err).toBe(
    'No state of this log has that.\n',
  );
  expect(runReplay(...post.with(-1, 'drafts.')).code).toBe(2);
});

test('a log is exported as a history that Redux DevTools imports', async () => {
  await recordSession('recording');
  const out = join(folder, 'devtools.json');
  const { code } = runReplay('--until', '5', '--devtools', out);
  expect(code).toBe(0);
  const lifted = JSON.parse(readFileSync(out, 'utf8')) as LiftedLog;
  const types = lifted.stagedActionIds.map((id) => lifted.actionsById[id]?.action.type);
  expect(types).toEqual(['@@INIT', ...actions.slice(0, 6).map(({ type }) => type)]);
  expect(lifted.currentStateIndex).toBe(6);
  expect(lifted.committedState).toMatchObject({ drafts: { texts: {} } });
});

test('a damaged log is reported with the line, and a missing file with its name', async () => {
  const text = await recordSession('ring');
  writeFileSync(file, text.slice(0, -30));
  const damaged = runReplay();
  expect(damaged.err).toContain('Line 8: The file is damaged: not valid JSON.');
  expect(damaged.code).toBe(1);
  writeFileSync(file, 'no log');
  expect(runReplay().err).toContain('Line 1: This is not a session log of Quad.');
  rmSync(file);
  expect(runReplay().err).toContain('session.log');
});
