import type { Page } from '@playwright/test';
import { join } from '../support/campus';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePost } from '../support/makePost';
import { fillLogin } from '../support/newcomers';
import { makePerson, pair, type Person } from '../support/people';
import { makePicture } from '../support/postFiles';
import { expect, test } from '../support/quadTest';

const heading = ({ username }: Person) => `Welcome to Quad, ${username}.`;
const card = (page: Page, person: Person) => page.getByRole('region', { name: heading(person) });
const feed = (page: Page) => page.getByRole('feed', { name: 'Posts' });
/** The names of the completed steps. */
const ticked = (page: Page, person: Person) =>
  card(page, person).getByRole('listitem').filter({ hasText: '(done)' });

async function logIn(page: Page, { username, password }: Person): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, username, password);
  await expect(page).toHaveURL('/dashboard/posts');
}

test('a new member connects, says hello, adds a picture, and the card is done', async ({
  quad,
  visit,
}) => {
  const maya = await makePerson(quad, 'maya');
  const anik = await makePerson(quad, 'anik');
  for (const person of [
    maya,
    anik,
    await makePerson(quad, 'sadia'),
    await makePerson(quad, 'rafi'),
  ])
    await join(quad, person, 'BRAC University', 'Computer Science', ['AI Ethics', 'Logic']);
  await makePost(quad, anik, 'text', { content: 'Reading group on Friday.' });

  for (const screen of SCREENS) {
    const { page } = await visit({ viewport: screen });
    await logIn(page, maya);
    await expect(card(page, maya).getByRole('button', { name: /^Pair with/ })).toHaveCount(3);
    await expect(feed(page)).toContainText('Reading group on Friday.');
    await expectRendersWell(page, 'welcome', screen);
  }

  const { page } = await visit();
  await logIn(page, maya);
  for (const asked of ['1 of 3', '2 of 3']) {
    await card(page, maya)
      .getByRole('button', { name: /^Pair with/ })
      .first()
      .click();
    await expect(card(page, maya)).toContainText(asked);
  }
  await card(page, maya)
    .getByRole('button', { name: /^Pair with/ })
    .first()
    .click();
  await expect(ticked(page, maya)).toHaveText([/^Pair with 3 people in your field/]);

  await card(page, maya).getByRole('button', { name: 'Start a draft' }).click();
  const field = page.getByRole('textbox', { name: 'Write a post' });
  await expect(field).toHaveValue(
    'Hi, I’m in Computer Science at BRAC University and work on AI Ethics and Logic.',
  );
  await expectRendersWell(page, 'welcome-hello', 'desktop');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(feed(page)).toContainText('work on AI Ethics and Logic.');
  await expect(ticked(page, maya)).toHaveCount(2);

  await card(page, maya).getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL(`/dashboard/${maya.username}/about`);
  await page.getByLabel('Picture file').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await makePicture(400, 400, '#0e5a5a'),
  });
  await page.getByRole('button', { name: 'Use photo' }).click();
  await expect(page.getByText('Profile picture updated.').first()).toBeVisible();
  await page.getByRole('link', { name: 'Home' }).first().click();
  await expect(feed(page)).toContainText('work on AI Ethics and Logic.');
  await expect(card(page, maya)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Explore universities' })).toBeVisible();
});

test('a draft is never replaced, also on a phone', async ({ quad, visit }) => {
  const maya = await makePerson(quad, 'mayadraft');
  const { page } = await visit({ viewport: 'phone' });
  await logIn(page, maya);
  const hello = card(page, maya).getByRole('button', { name: 'Start a draft' });
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Write a post' });
  await hello.click();
  await expect(field).toHaveValue(/^Hi, I’m in Physics/);
  await field.fill('My own words');
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await hello.click();
  await expect(field).toHaveValue('My own words');
});

test('once dismissed by keyboard it stays away', { tag: '@journey' }, async ({ quad, visit }) => {
  const maya = await makePerson(quad, 'mayagone');
  const { page } = await visit();
  await logIn(page, maya);
  await card(page, maya).getByRole('button', { name: 'Dismiss the welcome' }).press('Enter');
  await expect(card(page, maya)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Explore universities' })).toBeVisible();
  await expect(card(page, maya)).toHaveCount(0);
});

test('the card is not shown to a member with three connections, a post and a picture', async ({
  quad,
  visit,
}) => {
  const [maya, ...others] = [
    await makePerson(quad, 'mayaknown'),
    await makePerson(quad, 'known'),
    await makePerson(quad, 'known'),
    await makePerson(quad, 'known'),
  ];
  for (const other of others) await pair(quad, maya, other);
  await makePost(quad, maya, 'text', { content: 'Long here.' });
  const picture = new FormData();
  const bytes = new Uint8Array(await makePicture(400, 400, '#0e5a5a'));
  picture.set('file', new Blob([bytes], { type: 'image/png' }), 'me.png');
  const sent = await fetch(`${quad.url}/api/profile/upload_picture`, {
    method: 'POST',
    body: picture,
    headers: { authorization: `Bearer ${maya.token}` },
  });
  expect(sent.ok).toBe(true);
  const { page } = await visit();
  await logIn(page, maya);
  await expect(feed(page)).toContainText('Long here.');
  await expect(card(page, maya)).toHaveCount(0);
});
