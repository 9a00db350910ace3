import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { join } from '../support/campus';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson } from '../support/people';
import { makePdf, makePicture } from '../support/postFiles';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, takePicture, test } from '../support/quadTest';
import { readSessionLog, saveSessionLog } from '../support/sessionLog';
import { logIn } from '../support/signIn';

/** The log of one session, created by the first test. */
let saved = '';

const LIKED = 'The oldest of these posts.';

const file = (name: string, data: Buffer, type: string) =>
  new File([new Uint8Array(data)], name, { type });

/** Runs a session that likes a post at the end of a feed with a document and a picture. */
async function recordSession(page: Page, quad: QuadServer): Promise<string> {
  const reader = await makePerson(quad, 'nusrat');
  const author = await makePerson(quad, 'tanvir');
  await join(quad, author, 'University of Dhaka', 'Physics');
  await makePost(quad, author, 'text', { content: LIKED });
  for (const number of [1, 2, 3, 4, 5])
    await makePost(quad, author, 'text', { content: `Note ${number}.\n\nWith a second line.` });
  await makePost(quad, author, 'media', {
    content: 'A plane.',
    media_file: file('plane.png', await makePicture(600, 400, '#7a3e73'), 'image/png'),
  });
  await makePost(quad, author, 'document', {
    content: 'Camera-ready.',
    document_file: file('survey.pdf', makePdf('A survey'), 'application/pdf'),
  });
  await logIn(page, reader);
  const post = page.getByRole('article').filter({ hasText: LIKED });
  await post.getByRole('button', { name: /^like/i }).dispatchEvent('click');
  await expect(post.getByRole('button', { name: /^like/i })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  return saveSessionLog(page);
}

async function openLog(page: Page): Promise<void> {
  await page.goto('/replay');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open log' }).click(),
  ]);
  await chooser.setFiles(saved);
  await expect(page.getByText(/^Replay matches the recording/)).toBeVisible();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

/** Waits until an item with this text gets the ring, and returns the width of its outline. */
const ringAround = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<string>((resolve) => {
        new MutationObserver((records, observer) => {
          const ringed = records
            .map(({ target }) => target as Element)
            .find((each) => each.matches('[data-changed]') && each.textContent.includes(wanted));
          if (!ringed) return;
          observer.disconnect();
          resolve(getComputedStyle(ringed).outlineWidth);
        }).observe(document, { subtree: true, attributeFilter: ['data-changed'] });
      }),
    text,
  );

/** Lists the actions of a type, and returns the first. */
async function firstAction(page: Page, type: string) {
  await page.getByLabel('Search actions').fill(type);
  return page.getByRole('option').filter({ hasText: type }).first();
}

/** Moves to the action before the first one of a type, without showing the latter. */
async function goBefore(page: Page, type: string): Promise<void> {
  const place = await (await firstAction(page, type)).getAttribute('data-place');
  await position(page).fill(String(Number(place) - 1));
  await page.getByLabel('Search actions').fill('');
}

test.beforeEach(async ({ quad, visit }) => {
  if (saved !== '') return;
  const { page } = await visit();
  saved = await recordSession(page, quad);
});

for (const screen of SCREENS) {
  test(`a step shows and outlines its changes, and files show that no log contains them: ${screen}`, async ({
    visit,
  }) => {
    test.slow();
    const { page } = await visit({ viewport: screen });
    await openLog(page);
    await expect(page.getByText('No page yet', { exact: true })).toHaveCount(0);
    await expect(page.locator('[inert]').getByRole('button', { name: 'Log in' })).toBeAttached();
    await button(page, 'To the start').click();
    await expect(page.getByText('No page yet', { exact: true })).toBeVisible();
    await expectRendersWell(page, 'replay-start', screen);
    await goBefore(page, 'likeRequested');
    const shown = page.locator('[inert]');
    const articles = shown.getByRole('article', { includeHidden: true });
    for (const text of ['A plane.', 'Camera-ready.'])
      await expect(
        articles.filter({ hasText: text }).getByText('Not part of the log'),
      ).toBeAttached();
    await expect(shown.getByText(/Couldn’t|isn’t safe/)).toHaveCount(0);
    await expectRendersWell(page, 'replay-files', screen);
    const post = articles.filter({ hasText: LIKED });
    await expect(post).not.toBeInViewport();
    // The ring stays for a second, which a busy machine may miss, so the page itself looks for it.
    const ring = ringAround(page, LIKED);
    await button(page, 'Step forward').click();
    await expect(position(page)).toHaveAttribute('aria-valuetext', /likeRequested/);
    expect(await ring).toBe('4px');
    await takePicture(page, `replay-ring-${screen}`);
    await expect(post).not.toHaveAttribute('data-changed');
    await expect(button(page, 'Step forward')).toBeInViewport();
    if (screen === 'desktop') await expect(post).toBeInViewport();
  });
}

test('a jump to an action outlines its change', async ({ visit }) => {
  test.slow();
  const { page } = await visit();
  await openLog(page);
  const action = await firstAction(page, 'likeRequested');
  const ring = ringAround(page, LIKED);
  await action.click();
  expect(await ring).toBe('4px');
  await expect(
    page
      .locator('[inert]')
      .getByRole('article', { includeHidden: true })
      .filter({ hasText: LIKED }),
  ).toBeInViewport();
});

test('a log is exported for Redux DevTools, action by action', async ({ visit }) => {
  const { page } = await visit();
  await openLog(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Export for DevTools').click(),
  ]);
  expect(download.suggestedFilename()).toBe('session.devtools.json');
  const lifted = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    actionsById: Record<number, { action: { type: string } }>;
    stagedActionIds: number[];
    currentStateIndex: number;
  };
  const { entries } = await readSessionLog(saved);
  expect(lifted.stagedActionIds.map((id) => lifted.actionsById[id]?.action.type)).toEqual([
    '@@INIT',
    ...entries.map(({ action }) => action.type),
  ]);
  expect(lifted.currentStateIndex).toBe(entries.length);
});
