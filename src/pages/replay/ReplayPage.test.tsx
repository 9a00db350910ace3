import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { textPost } from '#contract/fixtures/posts';
import { feedApi } from '#features/feed/feedApi';
import { likeRequested } from '#features/feed/feedSlice';
import { clockTime } from '#features/chat/chatTimes';
import { replayedZone } from '#shared/lib/ownZone';
import { navigated } from '#shared/store/pageEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { exportedLog } from '#shared/testing/replayLog';
import { readSavedFile, watchSavedFiles } from '#shared/testing/savedFiles';
import { startSession } from '#shared/testing/startSession';
import type { LiftedLog } from '#replay/toDevToolsHistory';
import { textStream } from '#replay/textChunks';
import { onCall, onEveryCall } from '#shared/testing/onCall';
import { AppRoutes } from '#app/AppRoutes';
import { ReplayPage } from './ReplayPage';
import { ScreensContext } from './screen/ScreensContext';

const files = watchSavedFiles();
const asked: string[] = [];
startApiServer(
  onCall('me', () => HttpResponse.json(ada)),
  ...onEveryCall(({ request }) => {
    asked.push(request.url);
    return HttpResponse.json({ posts: [textPost] });
  }),
);

// jsdom has no layout, so give the virtualised list a height.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 800 });
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 });
});

async function* once(text: string) {
  yield await Promise.resolve(text);
}

function fileOf(text: string, name = 'session.jsonl'): File {
  const file = new File([text], name);
  return Object.assign(file, { stream: () => textStream(once(text)) });
}

/** Records the log of a user who looks at the feed and, if `likes`, likes a post. */
async function recordedLog(likes = false): Promise<string> {
  const { store, sessionLog, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  store.dispatch(navigated({ path: '/dashboard/posts', kind: 'PUSH' }));
  await store.dispatch(
    feedApi.endpoints.listPosts.initiate({ view: { kind: 'main' }, part: 'head' }),
  );
  if (likes) store.dispatch(likeRequested({ id: textPost.id, on: true }));
  store.dispatch(navigated({ path: '/help', kind: 'PUSH' }));
  return exportedLog(sessionLog);
}

async function openPage(address = '/replay') {
  const view = await renderAt(
    address,
    <ScreensContext value={AppRoutes}>
      <ReplayPage />
    </ScreensContext>,
  );
  const open = (file: File, control = 'Open log') =>
    view.user.upload(screen.getByLabelText(`${control}: file`), file);
  return { ...view, open };
}

const button = (name: string) => screen.getByRole('button', { name });
const position = () => screen.getByRole('slider', { name: 'Position' });
const options = () => screen.getAllByRole('option');

test('a log is opened, verified and stepped through without any request', async () => {
  const log = await recordedLog();
  const { user, open } = await openPage();
  asked.splice(0);
  await open(fileOf(log));
  expect(await screen.findByText(/^Replay matches the recording/)).toBeVisible();
  await user.click(button('To the start'));
  expect(position()).toHaveValue('-1');
  await user.click(button('Step forward'));
  await user.click(button('Step forward'));
  expect(position()).toHaveValue('1');
  await user.click(button('Step back'));
  expect(position()).toHaveValue('0');
  await user.click(button('To the end'));
  expect(position()).toHaveAttribute('aria-valuetext', expect.stringContaining('app/navigated'));
  expect(await screen.findByText('I didn’t get a code', {}, { timeout: 5_000 })).toBeVisible();
  const diff = screen.getByRole('list', { name: 'Changes by this action' });
  expect(within(diff).getByText('navigation.path')).toBeVisible();
  expect(within(diff).getByText('"/help"')).toBeVisible();
  expect(asked).toEqual([]);
});

const withScreen = (log: string, screen: object | undefined) => {
  const [header = '', ...rest] = log.split('\n');
  const started_at = '2026-01-01T14:14:00.000Z';
  return [JSON.stringify({ ...JSON.parse(header), screen, started_at }), ...rest].join('\n');
};
const phone = {
  timezone: 'Asia/Kathmandu',
  width: 390,
  height: 844,
  reduced_motion: true,
  color_scheme: 'dark',
};

test('times are in the recorded zone, and the page says whose window it shows', async () => {
  const log = await recordedLog();
  const { open } = await openPage();
  await open(fileOf(withScreen(log, phone)));
  expect(await screen.findByText(/^Times are in Asia\/Kathmandu, as recorded\./)).toHaveTextContent(
    /those of your window, .* pixels wide\. Recorded at 390 × 844 pixels, dark colours, reduced motion\./,
  );
  expect(clockTime('2026-01-01T14:14:00Z')).toBe('7:59 PM');
  expect(screen.getByText(/· recorded 1 January 2026, 7:59 PM ·/)).toBeVisible();
});

test.each([undefined, { ...phone, timezone: 'Mars/Olympus' }, { ...phone, timezone: null }])(
  'a log without a known zone shows the viewer’s, and says so',
  async (recorded) => {
    const { open } = await openPage();
    await open(fileOf(withScreen(await recordedLog(), recorded)));
    expect(await screen.findByText(/^Times are in your time zone \(/)).toBeVisible();
    expect(replayedZone()).toBeUndefined();
  },
);

test('a log has the zone and window of its page', async () => {
  const [header = ''] = (await recordedLog()).split('\n');
  expect(JSON.parse(header)).toMatchObject({
    screen: {
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      width: window.innerWidth,
      height: window.innerHeight,
      reduced_motion: false,
      color_scheme: 'light',
    },
  });
});

test('actions are found by name and jumped to, and the action is shown as JSON', async () => {
  const log = await recordedLog();
  const { user, open } = await openPage();
  await open(fileOf(log));
  await user.type(await screen.findByLabelText('Search actions'), 'navigated');
  expect(screen.getByText('2 found')).toBeVisible();
  await user.click(options()[0] ?? document.body);
  expect(options()[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Tab}');
  screen.getByRole('listbox').focus();
  await user.keyboard('{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('tab', { name: 'Action' }));
  expect(screen.getByRole('region', { name: 'The action as JSON' })).toHaveTextContent('"/help"');
  await user.clear(screen.getByLabelText('Search actions'));
  await user.type(screen.getByLabelText('Search actions'), 'nothing of the kind');
  expect(screen.getByText('No matching actions.')).toBeVisible();
});

test('a log opens at its first page, which can be stepped back from', async () => {
  const { user, open } = await openPage();
  await open(fileOf(await recordedLog()));
  expect(await screen.findByText(/\/dashboard\/posts$/)).toBeVisible();
  expect(position()).toHaveAttribute('aria-valuetext', expect.stringContaining('app/navigated'));
  await user.click(button('Step back'));
  expect(screen.getByText(/no page yet$/)).toBeVisible();
});

test('a log opens at the action that the address names, with a ring around its post', async () => {
  const log = await recordedLog(true);
  const at = log.split('\n').findIndex((line) => line.includes('feed/likeRequested')) - 1;
  const { open } = await openPage(`/replay#at=${at}`);
  await open(fileOf(log));
  await screen.findByText(/^Replay matches/);
  expect(position()).toHaveValue(String(at));
  const post = await screen.findByRole('article', { hidden: true }, { timeout: 5_000 });
  await waitFor(() => expect(post).toHaveAttribute('data-changed'));
});

test('a log opens at its first page if it has no action that the address names', async () => {
  const { open } = await openPage('/replay#at=99999');
  await open(fileOf(await recordedLog()));
  expect(await screen.findByText(/\/dashboard\/posts$/)).toBeVisible();
});

test('before the first action there is no page, and a like is ringed on its post for a second', async () => {
  const { user, open } = await openPage();
  await open(fileOf(await recordedLog(true)));
  await user.click(await screen.findByRole('button', { name: 'To the start' }));
  expect(await screen.findByText('No page yet', {}, { timeout: 5_000 })).toBeVisible();
  await user.type(await screen.findByLabelText('Search actions'), 'likeRequested');
  const place = Number(options()[0]?.dataset.place);
  await user.clear(screen.getByLabelText('Search actions'));
  await user.click(
    options().find((option) => option.dataset.place === String(place - 1)) ?? document.body,
  );
  const post = await screen.findByRole('article', { hidden: true }, { timeout: 5_000 });
  // The jump to the like has ringed it too.
  await waitFor(() => expect(post).not.toHaveAttribute('data-changed'), { timeout: 3_000 });
  await user.click(button('Step forward'));
  await waitFor(() => expect(post).toHaveAttribute('data-changed'));
  await waitFor(() => expect(post).not.toHaveAttribute('data-changed'), { timeout: 3_000 });
});

test('a log is exported as a history that Redux DevTools imports', async () => {
  const log = await recordedLog();
  const { user, open, store } = await openPage();
  await open(fileOf(log, 'my.session.jsonl'));
  files.isBroken = true;
  await user.click(await screen.findByRole('button', { name: 'Export for DevTools' }));
  await waitFor(() =>
    expect(store.getState().toasts.items[0]?.text).toMatch(/^Couldn’t export the log\./),
  );
  files.isBroken = false;
  await user.click(button('Export for DevTools'));
  await waitFor(() => expect(files.names).toEqual(['my.session.devtools.json']));
  const lifted = JSON.parse(await readSavedFile(files)) as LiftedLog;
  const types = lifted.stagedActionIds.map((id) => lifted.actionsById[id]?.action.type);
  const [, ...entries] = log.trimEnd().split('\n');
  expect(types).toEqual([
    '@@INIT',
    ...entries.map((line) => (JSON.parse(line) as { action: { type: string } }).action.type),
  ]);
  expect(lifted.currentStateIndex).toBe(entries.length);
  expect(lifted.committedState).toMatchObject({ feed: { posts: {} } });
});

test('playback runs to the end and can be paused', async () => {
  const log = await recordedLog();
  const { user, open } = await openPage();
  await open(fileOf(log));
  await screen.findByText(/^Replay matches/);
  await user.click(screen.getByRole('radio', { name: '0.5×' }));
  await user.click(button('Play'));
  await user.click(button('Pause'));
  const last = position().getAttribute('max');
  expect(position()).not.toHaveValue(last);
  await user.click(screen.getByRole('radio', { name: 'Max' }));
  await user.click(button('Play'));
  await waitFor(() => expect(position()).toHaveValue(last));
  expect(button('Play')).toBeVisible();
  await user.click(button('Step back'));
  expect(position()).toHaveValue(String(Number(last) - 1));
  expect(button('Play')).toBeVisible();
});

test('a log whose state differs names the first divergence and links to it', async () => {
  const log = (await recordedLog()).replace(/"h":"\w{14}"/, '"h":"00000000000000"');
  const { user, open } = await openPage();
  await open(fileOf(log));
  expect(await screen.findByText(/^First divergence/)).toBeVisible();
  await user.click(button('Go to 0'));
  expect(position()).toHaveValue('0');
});

test('a foreign file is rejected; a damaged one names the line and shows the entries before it', async () => {
  const log = await recordedLog();
  const { open } = await openPage();
  await open(fileOf('Dear diary,\n', 'diary.txt'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t open diary.txt. Line 1: This is not a session log of Quad.',
  );
  expect(screen.getByText('Open a session log, or drop one here')).toBeVisible();
  const lines = log.split('\n');
  lines[3] = '{"i":2,"t"';
  await open(fileOf(lines.join('\n')));
  expect(
    await screen.findByText(
      /^Line 4: The file is damaged: not valid JSON\. Showing everything before/,
    ),
  ).toBeVisible();
  // Of the two, the first belongs to a library.
  expect(options()).toHaveLength(1);
});

test('two logs are shown side by side, and playback stops at their first difference', async () => {
  const log = await recordedLog();
  const lines = log.trimEnd().split('\n');
  const last = lines.length - 1;
  const other = lines
    .with(last, (lines[last] ?? '').replace('/help', '/about').replace(/,"h":"\w{14}"/, ''))
    .join('\n');
  const { user, open } = await openPage();
  await open(fileOf(log, 'one.jsonl'));
  await screen.findByText(/^Replay matches/);
  await open(fileOf(other, 'other.jsonl'), 'Compare with…');
  expect(await screen.findByText(/^The logs first differ at step/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Max' }));
  await user.click(button('Play'));
  await waitFor(() => expect(position()).toHaveValue(String(last - 1)));
  expect(screen.getByRole('region', { name: /of one\.jsonl$/ })).toBeVisible();
  expect(screen.getByRole('region', { name: /of other\.jsonl$/ })).toBeVisible();
  await user.click(button('Close the comparison'));
  expect(screen.queryByText(/^The logs differ/)).toBeNull();
});
