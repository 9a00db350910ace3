import { expect, type Page } from '@playwright/test';
import { INFO_PATHS } from '#app/infoRoutes';
import { windowTitle } from '#app/titles';
import { readCode } from '../mailbox';
import { makePost } from '../makePost';
import { makePerson } from '../people';
import { makePicture } from '../postFiles';
import { fillTheRest, open, type Cast, type Screens } from './screens';

/** A person who signs up during the test, with everything about them that no log may contain. */
export interface NewcomerCast extends Cast {
  username: string;
  email: string;
  password: string;
  newPassword: string;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Returns the code of the newest mail, once it differs from the known ones. */
async function nextCode({ quad, marks, email }: NewcomerCast, what: string): Promise<string> {
  const known = new Set(marks.all('code'));
  let code = '';
  await expect
    .poll(async () => known.has((code = await readCode(quad.dataDir, email))))
    .toBe(false);
  return marks.add('code', what, code);
}

/** Creates a post that anyone with its link can read; the link's token is a secret. */
async function shareAPost({ quad, marks }: Cast): Promise<{ token: string; content: string }> {
  const author = await makePerson(quad, marks.text('name of an author who shares'));
  const content = marks.text('shared post');
  const id = await makePost(quad, author, 'text', { content });
  const response = await fetch(`${quad.url}/api/interactions/${id}/share/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${author.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ post_id: id }),
  });
  const { share_link: link } = (await response.json()) as { share_link: string };
  return { token: marks.add('token', 'share link', link.split('/').at(-1) ?? ''), content };
}

async function logIn({ page, username }: NewcomerCast, password: string): Promise<void> {
  await field(page, 'Username or Email').fill(username);
  await field(page, 'Password').fill(password);
  await press(page, 'Log in');
}

/**
 * Opens a public page and waits for its title, because the heading may still be the previous
 * page's.
 */
async function openPage(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page).toHaveTitle(windowTitle(path));
}

/**
 * The actions on each public screen, in this order. They end signed in, with a complete profile.
 */
export const visitorScreens: Screens<NewcomerCast> = {
  ...Object.fromEntries(
    ['', ...INFO_PATHS].map((path) => [
      `/${path}`,
      async ({ page }: Cast) => {
        await openPage(page, `/${path}`);
      },
    ]),
  ),

  async '/account/undo/:token'({ page, marks }) {
    await openPage(page, `/account/undo/${marks.token('undo link')}`);
    await press(page, 'Restore my email address');
    await expect(page.getByText('This link is unknown')).toBeVisible();
  },

  async '/account/unsubscribe/:token'({ page, marks }) {
    await openPage(page, `/account/unsubscribe/${marks.token('unsubscribe link')}`);
    await press(page, 'End these emails');
    await expect(page.getByText('This link is not valid.')).toBeVisible();
  },

  async '/share/:token'(cast) {
    const { token, content } = await shareAPost(cast);
    await openPage(cast.page, `/share/${token}`);
    await expect(cast.page.getByRole('main').getByText(content).first()).toBeVisible();
    await open(cast.page, `/share/${cast.marks.token('share link that leads nowhere')}`);
    await expect(cast.page.getByText('Post not found or link is invalid.')).toBeVisible();
  },

  async '/signup'(cast) {
    const { page, username, email, password } = cast;
    await openPage(page, '/signup');
    await fillTheRest(cast, 'signup');
    await field(page, 'Username').fill(username);
    await page.getByLabel('Institutional email').fill(email);
    await field(page, 'Password').fill(password);
    await press(page, 'Sign up');
    await expect(page).toHaveURL('/verify-email');
  },

  async '/verify-email'(cast) {
    const { page, marks } = cast;
    const code = await nextCode(cast, 'verification');
    await page.getByLabel('Code').fill(marks.code('wrong verification'));
    await expect(page.getByRole('alert').getByText('Invalid or expired code')).toBeVisible();
    await page.getByLabel('Code').fill(code);
    await expect(page).toHaveURL('/login');
  },

  async '/forgot-password'(cast) {
    const { page, marks, email } = cast;
    await openPage(page, '/forgot-password');
    await page.getByLabel('Email').fill(marks.email('forgotten password of nobody'));
    await page.getByLabel('Email').fill(email);
    await press(page, 'Send OTP');
    await expect(page).toHaveURL('/reset-password');
  },

  async '/reset-password'(cast) {
    const { page, marks, newPassword } = cast;
    const code = await nextCode(cast, 'reset');
    await field(page, 'OTP').fill(marks.code('wrong reset'));
    await field(page, 'New password').fill(marks.password('reset, first try'));
    await field(page, 'Confirm password').fill(marks.password('reset, not the same'));
    await press(page, 'Reset Password');
    await expect(page.getByRole('alert').getByText('Passwords do not match')).toBeVisible();
    await field(page, 'New password').fill(newPassword);
    await field(page, 'Confirm password').fill(newPassword);
    await press(page, 'Reset Password');
    await expect(page.getByRole('alert').getByText('Invalid or expired code')).toBeVisible();
    await field(page, 'OTP').fill(code);
    await press(page, 'Reset Password');
    await expect(page).toHaveURL('/login');
  },

  async '/login'(cast) {
    const { page, marks, password, newPassword } = cast;
    // The redirect back from Google, with an invalid token.
    await open(page, `/login?token=${marks.token('address of the login')}`);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await logIn(cast, marks.password('login, wrong'));
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
    await logIn({ ...cast, username: marks.email('login of nobody') }, password);
    await expect(page.getByRole('alert').getByText('Invalid username or password')).toBeVisible();
    await logIn({ ...cast, username: cast.email }, newPassword);
    await expect(page).toHaveURL('/complete-profile');
  },

  async '/complete-profile'({ page, marks }) {
    await page
      .getByRole('combobox', { name: 'University' })
      .fill(marks.text('university of a profile'));
    await page
      .getByRole('combobox', { name: 'Department' })
      .fill(marks.text('department of a profile'));
    await page.getByLabel('Add another interest').fill(marks.text('interest of a profile'));
    await page.getByLabel('Add another interest').press('Enter');
    await press(page, 'Continue');
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: `${marks.text('file of a portrait')}.png`,
        mimeType: 'image/png',
        buffer: await makePicture(64, 64, 'teal'),
      });
    await press(page, 'Finish');
    await expect(page).toHaveURL('/dashboard/posts');
  },

  async '/replay'({ page, marks }) {
    await open(page, '/replay', 'Replay');
    const name = `${marks.text('file of an opened log')}.jsonl`;
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, 'Open log'),
    ]);
    await chooser.setFiles({
      name,
      mimeType: 'application/jsonl',
      buffer: Buffer.from(`${marks.text('opened log')} ${marks.email('opened log')}`),
    });
    await expect(page.getByText(name)).toBeVisible();
  },
};
