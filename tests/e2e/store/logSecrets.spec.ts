import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { join, call } from '../support/campus';
import { readAppRoutes } from '../support/log-screens/appRoutes';
import { campusScreens } from '../support/log-screens/campusScreens';
import { feedScreens } from '../support/log-screens/feedScreens';
import { createMarks, SECRETS, type Marks } from '../support/log-screens/marks';
import { go, open, plainScreens, type Cast, type Screens } from '../support/log-screens/screens';
import { visitorScreens } from '../support/log-screens/visitorScreens';
import { workScreens } from '../support/log-screens/workScreens';
import { makePerson, pair } from '../support/people';
import { makePost } from '../support/makePost';
import { expect, test } from '../support/quadTest';
import {
  readNewestLog,
  readSessionLog,
  replayOnCommandLine,
  saveSessionLog,
  sendSessionLog,
} from '../support/sessionLog';
import { logIn } from '../support/signIn';

const driven = { ...visitorScreens, ...feedScreens, ...campusScreens, ...workScreens };
const undriven = readAppRoutes().filter((path) => !Object.hasOwn(driven, path));
const memberScreens = {
  ...feedScreens,
  ...campusScreens,
  ...workScreens,
  ...plainScreens(undriven),
};

async function drive<Who extends Cast>(screens: Screens<Who>, cast: Who): Promise<void> {
  for (const [address, act] of Object.entries(screens))
    await test.step(`on ${address}`, () => act(cast));
}

/** Returns the screens in a log, as they are in the routes. */
async function screensIn(path: string, screens: readonly string[]): Promise<string[]> {
  const { entries } = await readSessionLog(path);
  const went = entries
    .filter(({ action }) => action.type === 'app/navigated')
    .map(
      ({ action }) => new URL((action.payload as { path: string }).path, 'http://quad').pathname,
    );
  return screens.filter((screen) =>
    went.some((pathname) => matchPath({ path: screen, caseSensitive: true }, pathname)),
  );
}

/** Saves the log in both ways, and searches each line for the marks. */
async function expectNoLeaks(page: Page, marks: Marks, screens: readonly string[]): Promise<void> {
  const [plain, shared] = [await saveSessionLog(page), await saveSessionLog(page, { share: true })];
  const texts = [await readFile(plain, 'utf8'), await readFile(shared, 'utf8')] as const;
  expect.soft(marks.findIn(texts[0], SECRETS)).toEqual([]);
  expect.soft(marks.findIn(texts[1], [...SECRETS, 'text'])).toEqual([]);
  // The typed texts did reach the log, so the absence of secrets is meaningful.
  expect(marks.findIn(texts[0], ['text']).length).toBeGreaterThan(5);
  for (const path of [plain, shared]) {
    expect(await screensIn(path, screens)).toEqual(screens);
    expect(await replayOnCommandLine(path)).toMatch(/^Replay matches the recording/);
  }
}

test('every page is covered: those whose address has a parameter, by steps of their own', () => {
  expect(undriven.filter((path) => path.includes(':'))).toEqual([]);
  expect(Object.keys(driven).filter((path) => !readAppRoutes().includes(path))).toEqual([]);
});

test('no log of a newcomer contains a secret, wherever it was typed', async ({ quad, visit }) => {
  const marks = createMarks();
  const { page } = await visit();
  const [password, newPassword] = [marks.password('signup'), marks.password('reset')];
  const [username, email] = [marks.text('own name'), marks.email('signup')];
  // The redirect back from Google after a refusal.
  await page.goto(`/login?error=google&login_hint=${encodeURIComponent(email)}`);
  await expect(page.getByRole('alert')).toHaveText('Google login failed');
  await drive(visitorScreens, { page, quad, marks, username, email, password, newPassword });
  marks.add('token', 'session', await storedToken(page));
  await go(page, '/dashboard/posts');
  await expectNoLeaks(page, marks, Object.keys(visitorScreens));
});

test('no log of a member contains a secret, and a shared one no name and no text', async ({
  quad,
  visit,
}) => {
  const marks = createMarks();
  const person = async (who: string) => {
    const made = await makePerson(quad, marks.text(`name of ${who}`));
    const places = [`university of ${who}`, `department of ${who}`] as const;
    await join(quad, made, marks.text(places[0]), marks.text(places[1]), [
      marks.text(`interest of ${who}`),
    ]);
    marks.add('email', who, made.email);
    marks.add('token', `API session of ${who}`, made.token);
    return made;
  };
  const [me, friend, other] = [await person('me'), await person('friend'), await person('other')];
  marks.add('password', 'login', me.password);
  await pair(quad, me, friend);
  const { page } = await visit();
  await logIn(page, me);
  marks.add('token', 'session', await storedToken(page));
  await drive(memberScreens, { page, quad, marks, me, friend, other });

  await test.step('in the notifications', async () => {
    const id = await makePost(quad, me, 'text', { content: marks.text('post that is noticed') });
    await call(quad, friend, 'interactions/like', { post_id: id, comment_id: null });
    await page.getByRole('button', { name: /Notifications$/ }).click();
    const panel = page.getByRole('dialog', { name: 'Notifications' });
    await expect(panel.getByRole('link').first()).toContainText(friend.username);
    await panel.getByRole('button', { name: 'Mark all as read' }).click();
    await page.keyboard.press('Escape');
  });
  await test.step("with a login by another person's link", async () => {
    await open(page, `/login?token=${other.token}`, 'Switch accounts?');
    await page.getByRole('button', { name: /^Stay logged in/ }).click();
    await open(page, '/dashboard/posts', 'Home');
  });
  await expectNoLeaks(page, marks, Object.keys(memberScreens));
  await test.step('in the logs that the operator gets', async () => {
    await sendSessionLog(page);
    expect.soft(marks.findIn(await readNewestLog(quad), [...SECRETS, 'text'])).toEqual([]);
    await sendSessionLog(page, { share: false });
    const plain = await readNewestLog(quad);
    expect.soft(marks.findIn(plain, SECRETS)).toEqual([]);
    expect(marks.findIn(plain, ['text']).length).toBeGreaterThan(5);
  });
});

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
