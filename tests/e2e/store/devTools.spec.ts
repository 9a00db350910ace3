import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'esbuild';
import type { DevToolsInstance } from '#shared/testing/devToolsExtension';
import { afterTimers } from '../support/afterTimers';
import { join } from '../support/campus';
import { followRequests, isCall } from '../support/followRequests';
import { lateCode } from '../support/lateCode';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { saveSessionLog } from '../support/sessionLog';
import { logIn } from '../support/signIn';

const run = promisify(execFile);

interface PageWithDevTools {
  devTools: readonly DevToolsInstance[];
}

/** Gives every page of a browser the API of the Redux DevTools extension. */
async function installExtension(context: BrowserContext): Promise<void> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { installDevTools } from './src/shared/testing/devToolsExtension';
        window.devTools = installDevTools(window);`,
      resolveDir: process.cwd(),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await context.addInitScript(outputFiles[0]?.text ?? '');
}

/** Performs actions of DevTools, and waits after each until the page has updated. */
const press = (page: Page, ...actions: object[]) =>
  page.evaluate(async (all) => {
    const { devTools } = window as unknown as PageWithDevTools;
    for (const lifted of all) {
      devTools[0]?.timeMachine.dispatch(lifted as never);
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    }
  }, actions);

/** Jumps to each state, in one go: two minutes after it was opened, the feed looks for new posts. */
const jumpThrough = (page: Page, states: readonly number[]) =>
  press(page, ...states.map((_id, index) => ({ type: 'JUMP_TO_STATE', index })));

interface History {
  types: Record<string, string>;
  staged: number[];
  errors: number;
}

/** The history as DevTools shows it: the action types by id, and their order. */
const historyOf = (page: Page) =>
  page.evaluate((): History => {
    const { devTools } = window as unknown as PageWithDevTools;
    const lifted = devTools[0]?.timeMachine.getState();
    if (!lifted) throw new Error('The store is not open to DevTools.');
    const types = Object.entries(lifted.actionsById).map(([id, { action }]) => [id, action.type]);
    const states = lifted.computedStates as { error?: string }[];
    return {
      types: Object.fromEntries(types) as History['types'],
      staged: lifted.stagedActionIds,
      errors: states.filter(({ error }) => error !== undefined).length,
    };
  });

/** Longer than the delays of storage, retries and the socket. */
const DELAYS_MS = 1_500;

/** Records all effects outside the page from now on. The returned function returns them. */
async function watchEffects(page: Page): Promise<() => Promise<string[]>> {
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  const before = await stored();
  const left: string[] = [];
  page.on('request', (request) => {
    // Except the pictures of the page, and the favicon, which changes with the document's head.
    if (request.resourceType() !== 'image' && !request.url().endsWith('/favicon.svg'))
      left.push(request.url());
  });
  page.on('websocket', (socket) => left.push(socket.url()));
  return async () => {
    await afterTimers(page, DELAYS_MS);
    return (await stored()) === before ? left : [...left, 'storage'];
  };
}

async function openFeed(page: Page, quad: QuadServer): Promise<Person> {
  const [one, other] = [await makePerson(quad, 'nusrat'), await makePerson(quad, 'tanvir')];
  await join(quad, other, 'University of Dhaka', 'Physics');
  await makePost(quad, other, 'text', { content: 'Our reading group meets on Monday.' });
  const resting = followRequests(page, isCall);
  await logIn(page, one);
  const like = page.getByRole('article').first().getByRole('button', { name: /^like/i });
  await like.dispatchEvent('click');
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await resting();
  return one;
}

test('jump, skip, reorder, export and import change the screen and have no other effect', async ({
  quad,
  visit,
}) => {
  const { page, context } = await visit();
  await installExtension(context);
  // File names are redacted in the imported history.
  await page.route('**/api/files/**', (route) => route.fulfill({ contentType: 'image/webp' }));
  const sockets: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('close', () => sockets.push('closed'));
    socket.on('framesent', ({ payload }) => sockets.push(String(payload)));
  });
  const one = await openFeed(page, quad);
  const like = page.getByRole('article').first().getByRole('button', { name: /^like/i });
  const before = sockets.filter((text) => !/ping|pong/.test(text)).length;
  const exported = () =>
    page.evaluate(() => (window as unknown as PageWithDevTools).devTools[0]?.exported());
  // The late code contains the redaction; before it loads, only names leave the page.
  await lateCode(page);
  const sent = await exported();
  const effects = await watchEffects(page);
  for (const secret of [one.email, one.password, one.token]) expect(sent).not.toContain(secret);

  const { types, staged } = await historyOf(page);
  await jumpThrough(page, staged);
  const [liked = ''] =
    Object.entries(types).find(([, type]) => type === 'feed/likeRequested') ?? [];
  await press(page, { type: 'JUMP_TO_ACTION', actionId: Number(liked) });
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  // The history also contains the screens' own requests, and drops its oldest actions for them.
  const places = (await historyOf(page)).staged;
  await press(page, { type: 'JUMP_TO_STATE', index: places.indexOf(Number(liked)) - 1 });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await press(page, { type: 'TOGGLE_ACTION', id: Number(liked) });
  await press(page, { type: 'TOGGLE_ACTION', id: Number(liked) });
  const last = (await historyOf(page)).staged.at(-1) ?? 0;
  await press(page, {
    type: 'REORDER_ACTION',
    actionId: Number(liked),
    beforeActionId: last,
  });
  const order = (await historyOf(page)).staged;
  expect(order.indexOf(Number(liked))).toBe(order.indexOf(last) - 1);
  await page.evaluate((text) => {
    (window as unknown as PageWithDevTools).devTools[0]?.import(text ?? '');
  }, sent);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  const { errors } = await historyOf(page);
  expect(errors).toBe(0);
  expect(await effects()).toEqual([]);
  expect(sockets.filter((text) => !/ping|pong/.test(text))).toHaveLength(before);
});

test('a saved log is imported into DevTools on the replay page', async ({ quad, visit }) => {
  const { page, context } = await visit();
  await installExtension(context);
  await openFeed(page, quad);
  const path = await saveSessionLog(page);
  const history = test.info().outputPath('history.json');
  await mkdir(dirname(history), { recursive: true });
  await run('npm', ['run', '--silent', 'replay', '--', path, '--devtools', history]);
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open log' }).click(),
  ]);
  await chooser.setFiles(path);
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
  await lateCode(page);
  const effects = await watchEffects(page);
  await page.evaluate(
    (text) => (window as unknown as PageWithDevTools).devTools[0]?.import(text),
    await readFile(history, 'utf8'),
  );
  const { types, staged, errors } = await historyOf(page);
  expect(errors).toBe(0);
  expect(Object.values(types)).toEqual(expect.arrayContaining(['@@INIT', 'feed/likeRequested']));
  await jumpThrough(page, staged);
  expect(await effects()).toEqual([]);
});
