import { execFile } from 'node:child_process';
import { copyFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { announce } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import { expect, test } from '../support/quadTest';
import type { QuadServer } from '../support/servers/quadServer';
import { makePaper } from '../support/research';
import { readSessionLog, replayOnCommandLine, saveSessionLog } from '../support/sessionLog';
import { logIn } from '../support/signIn';

const run = promisify(execFile);

interface Cast {
  page: Page;
  quad: QuadServer;
  one: Person;
  other: Person;
}

/** Marked texts of each session must be in its log, but not in a shared one. */
const MARK = 'Heliotrope';
const visitLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();

/**
 * Short sessions, one for each feature; none leaves the page, because that would start a new log.
 */
const sessions: Readonly<Record<string, (cast: Cast) => Promise<void>>> = {
  async accounts({ page, one }) {
    await visitLink(page, 'Me');
    await expect(page.getByRole('heading', { name: one.username, level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Me menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    const hide = page.getByRole('switch', { name: 'Hide my email address' });
    await hide.dispatchEvent('click');
    await expect(hide).toBeChecked();
  },
  async feed({ page, quad, other }) {
    await makePost(quad, other, 'text', { content: `${MARK} seen at dusk` });
    await visitLink(page, 'Home');
    const post = page.getByRole('article').filter({ hasText: MARK });
    const like = post.getByRole('button', { name: /^Like/ });
    await like.dispatchEvent('click');
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('textbox', { name: 'Write a post' }).fill(`${MARK} again`);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('article').filter({ hasText: `${MARK} again` })).toBeVisible();
  },
  async events({ page, quad, other }) {
    await announce(quad, other, { title: `${MARK} Symposium`, days: 3 });
    await visitLink(page, 'Events');
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: MARK });
    const going = tile.getByRole('button', { name: 'Going', exact: true });
    await going.click();
    await expect(going).toHaveAttribute('aria-pressed', 'true');
  },
  async people({ page, quad, one }) {
    const third = await makePerson(quad, MARK.toLowerCase());
    await pair(quad, one, third);
    await visitLink(page, 'Connections');
    await expect(page.getByRole('link', { name: third.username }).first()).toBeVisible();
  },
  async chat({ page, quad, one, other }) {
    await pair(quad, one, other);
    await visitLink(page, 'Connections');
    await page.getByRole('button', { name: `Message ${other.username}` }).click();
    const field = page.getByRole('region', { name: `Chat with ${other.username}` });
    await field.getByRole('textbox').fill(`${MARK} at noon?`);
    await field.getByRole('textbox').press('Enter');
    await expect(page.getByRole('log').getByText(`${MARK} at noon?`)).toBeVisible();
  },
  async research({ page, quad, other }) {
    const title = `${MARK} and light`;
    await makePaper(quad, other, { title, abstract: `On ${MARK}.`, pages: [`${MARK} turns.`] });
    await visitLink(page, 'Research');
    await expect(page.getByText(title).first()).toBeVisible();
  },
  async chatbot({ page }) {
    await page.getByRole('banner').getByRole('button', { name: 'AskU' }).click();
    await page.getByRole('textbox', { name: 'Your question' }).fill(`What is ${MARK}?`);
    await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
    await expect(page.getByText(`What is ${MARK}?`).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeVisible();
  },
};

for (const [feature, live] of Object.entries(sessions))
  test(
    `a session of ${feature} is logged without secrets and replays`,
    { tag: feature === 'feed' ? '@journey' : [] },
    async ({ quad, visit }) => {
      test.slow();
      const [one, other] = [await makePerson(quad, 'yasmin'), await makePerson(quad, 'tanvir')];
      const { page } = await visit();
      await logIn(page, one);
      await live({ page, quad, one, other });
      const secrets = [one, other].flatMap(({ email, password, token }) => [
        email,
        password,
        token,
      ]);

      const path = await saveSessionLog(page);
      const { header, entries } = await readSessionLog(path);
      const text = header + JSON.stringify(entries);
      for (const secret of secrets) expect(text).not.toContain(secret);
      expect(text.toLowerCase()).toContain(
        feature === 'accounts' ? one.username : MARK.toLowerCase(),
      );
      expect(await replayOnCommandLine(path)).toMatch(/^Replay matches the recording/);

      const shared = await saveSessionLog(page, { share: true });
      const sharedLog = await readSessionLog(shared);
      const sharedText = (sharedLog.header + JSON.stringify(sharedLog.entries)).toLowerCase();
      for (const secret of [...secrets, MARK, one.username, other.username])
        expect(sharedText).not.toContain(secret.toLowerCase());
      expect(await replayOnCommandLine(shared)).toMatch(/^Replay matches the recording/);

      if (process.env.RECORD_LOGS === 'on') {
        const golden = `tests/replay/${feature}.jsonl`;
        await copyFile(path, golden);
        await run('npx', ['tsx', 'tests/replay/normaliseLog.ts', golden]);
      }
    },
  );
