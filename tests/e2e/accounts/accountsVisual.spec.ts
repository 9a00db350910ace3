import type { Page } from '@playwright/test';
import type { CallName } from '#contract/paths';
import { addressOf } from '../support/calls';
import { makeNewcomer, openProfile, type Newcomer } from '../support/newcomers';
import { makePerson, type Person } from '../support/people';
import { expect, expectAccessible, takePicture, test, VIEWPORTS } from '../support/quadTest';
import { logIn } from '../support/signIn';

/** The smallest supported screen, and 1280 pixels at 200 % zoom. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const respond = (page: Page, call: CallName, status: number, json: object = {}) =>
  page.route(addressOf(call), (route) => route.fulfill({ status, json }));

/** Every account page in each of its error states. */
const signedOut: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async login(page) {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  },
  async 'login-missing'(page) {
    await page.goto('/login');
    await press(page, 'Log in');
    await expect(page.getByRole('alert')).toHaveCount(2);
  },
  async 'login-running'(page) {
    await page.route(addressOf('login'), () => undefined);
    await page.goto('/login');
    await page.getByLabel('Username or Email').fill('ada@uni.example');
    await page.getByLabel('Password', { exact: true }).fill('a password');
    await press(page, 'Log in');
    await expect(page.getByRole('button', { name: 'Logging in...' })).toBeVisible();
  },
  async 'login-refused'(page) {
    await respond(page, 'login', 401);
    await page.goto('/login');
    await page.getByLabel('Username or Email').fill('ada@uni.example');
    await page.getByLabel('Password', { exact: true }).fill('a password');
    await press(page, 'Log in');
    await expect(page.getByText('Invalid username or password')).toBeVisible();
  },
  async 'login-google'(page) {
    await page.goto('/login?error=google');
    await expect(page.getByText('Google login failed')).toBeVisible();
  },
  async 'signup-missing'(page) {
    await page.goto('/signup');
    await press(page, 'Sign up');
    await expect(page.getByRole('alert')).toHaveCount(3);
  },
  async 'verify-refused'(page) {
    await respond(page, 'resendOtp', 429);
    await page.goto('/verify-email');
    await page.getByLabel('Email').fill('ada@uni.example');
    await page.getByLabel('Code').fill('12345');
    await press(page, 'Resend OTP');
    await expect(page.getByText('Too many requests.', { exact: false })).toBeVisible();
    await press(page, 'Verify OTP');
    await expect(page.getByText('Please enter a valid 6-character OTP')).toBeVisible();
  },
  async 'forgot-refused'(page) {
    await respond(page, 'forgotPassword', 500);
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill('ada@uni.example');
    await press(page, 'Send OTP');
    await expect(page.getByText('Failed to send OTP')).toBeVisible();
  },
  async 'reset-refused'(page) {
    await page.goto('/reset-password');
    await page.getByLabel('Email').fill('ada@uni.example');
    await page.getByLabel('OTP', { exact: true }).fill('12');
    await page.getByLabel('New password').fill('abc');
    await page.getByLabel('Confirm password').fill('abd');
    await press(page, 'Reset Password');
    await expect(page.getByText('Passwords do not match')).toBeVisible();
  },
};

const newcomers: Readonly<Record<string, (page: Page, who: Newcomer) => Promise<void>>> = {
  async 'profile-missing'(page, who) {
    await openProfile(page, who);
    await press(page, 'Continue');
    await expect(page.getByRole('alert')).toHaveCount(3);
  },
  async 'profile-suggesting'(page) {
    await page.getByRole('combobox', { name: 'University' }).fill('dh');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  },
  async 'profile-refused'(page) {
    await respond(page, 'completeStep1', 400, { detail: 'There is no such place.' });
    await page.getByRole('combobox', { name: 'University' }).fill('University of Dhaka');
    await page.getByRole('combobox', { name: 'Department' }).fill('Physics');
    await press(page, 'Data Science');
    await press(page, 'Continue');
    await expect(page.getByText('There is no such place.')).toBeVisible();
  },
  async 'picture-none'(page) {
    await press(page, 'Continue');
    await expect(page.getByText('Drop a picture here')).toBeVisible();
  },
  async 'picture-failed'(page) {
    await respond(page, 'uploadPicture', 500);
    await page
      .locator('input[type=file]')
      .last()
      .setInputFiles({
        name: 'a-portrait-with-a-rather-long-name-from-a-camera.png',
        mimeType: 'image/png',
        buffer: await page.screenshot(),
      });
    await press(page, 'Finish');
    await expect(page.getByText('Upload failed: Unknown error')).toBeVisible();
  },
};

const members: Readonly<Record<string, (page: Page, who: Person) => Promise<void>>> = {
  async 'login-offered'(page, who) {
    await logIn(page, who);
    await page.goto(`/login?token=${'A'.repeat(43)}`);
    await expect(page.getByRole('heading', { name: 'Switch accounts?' })).toBeVisible();
  },
  async unreachable(page) {
    await respond(page, 'me', 503);
    await page.goto('/dashboard/posts');
    await expect(page.getByRole('heading', { name: 'Quad has a problem' })).toBeVisible();
  },
  async 'login-expired'(page) {
    await respond(page, 'me', 401);
    await page.goto('/dashboard/posts');
    await expect(page.getByText('Session expired! Please log in again.')).toBeVisible();
  },
};

/**
 * Checks that the current page is accessible and needs no horizontal scrolling on a small screen.
 */
async function inspect(page: Page, picture: string): Promise<void> {
  await page.unrouteAll();
  await expectAccessible(page);
  await takePicture(page, picture);
  for (const viewport of TIGHT) {
    await page.setViewportSize(viewport);
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(excess, `${picture} at ${viewport.width} pixels`).toBe(0);
  }
  await takePicture(page, `${picture}-zoomed`);
  await page.setViewportSize(VIEWPORTS.desktop);
}

for (const theme of ['light', 'dark'] as const) {
  test(
    `every account page and each of its error states is accessible and fits small screens (${theme})`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      test.slow();
      const newcomer = await makeNewcomer(quad, `looks_${theme}`);
      const person = await makePerson(quad, `looks_${theme}`);
      const visitor = (await visit({ theme })).page;
      for (const [name, open] of Object.entries(signedOut)) {
        await open(visitor);
        await inspect(visitor, `accounts-${theme}-${name}`);
      }
      const beginner = (await visit({ theme })).page;
      for (const [name, open] of Object.entries(newcomers)) {
        await open(beginner, newcomer);
        await inspect(beginner, `accounts-${theme}-${name}`);
      }
      const member = (await visit({ theme })).page;
      for (const [name, open] of Object.entries(members)) {
        await open(member, person);
        await inspect(member, `accounts-${theme}-${name}`);
      }
    },
  );
}
