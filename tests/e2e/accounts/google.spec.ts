import type { Page } from '@playwright/test';
import { startOidcProvider, type OidcProvider } from '#server/testing/services/oidcProvider';
import { makePerson } from '../support/people';
import { START_LIMIT_MS, startQuad, type QuadServer } from '../support/servers/quadServer';
import { expect, expectAccessible, test as base } from '../support/quadTest';

const test = base.extend<Record<never, never>, { provider: OidcProvider; quad: QuadServer }>({
  provider: [
    async ({}, use) => {
      const provider = await startOidcProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  quad: [
    async ({ provider }, use) => {
      const quad = await startQuad({
        env: {
          GOOGLE_CLIENT_ID: provider.client.clientId,
          GOOGLE_CLIENT_SECRET: provider.client.clientSecret,
          GOOGLE_ISSUER: provider.issuer,
        },
      });
      await provider.register(quad.url);
      await use(quad);
      await quad.stop();
    },
    { scope: 'worker', timeout: START_LIMIT_MS },
  ],
});

/**
 * Goes from the login page to the provider's first prompt, for the account of an e-mail address.
 */
async function askProvider(page: Page, provider: OidcProvider, email: string): Promise<void> {
  // The provider's account names are e-mail addresses, so that the hint fills the field.
  provider.setAccount({ subject: email, email, emailVerified: true });
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(email);
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page.getByLabel('Account')).toHaveValue(email);
}

async function consent(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Quad wants to know your email.')).toBeVisible();
  await page.getByRole('button', { name: 'Allow' }).click();
}

async function expectFailed(page: Page): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('Google login failed');
  await expect(page.getByRole('link', { name: /Google/ })).toHaveAttribute(
    'href',
    /\/api\/auth\/google\/login$/,
  );
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  await expectAccessible(page);
}

/** Waits until the browser has stored the value. */
async function expectStored(page: Page, key: string, value: string): Promise<void> {
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).toBe(value);
}

for (const theme of ['light', 'dark'] as const) {
  test(
    `a new person signs in with Google, completes the profile, and later needs one tap (${theme})`,
    { tag: theme === 'light' ? '@journey' : [] },
    async ({ provider, visit }) => {
      const { page } = await visit({ theme, viewport: theme === 'dark' ? 'phone' : 'desktop' });
      await askProvider(page, provider, `hypatia.${theme}@uni.example`);
      await consent(page);

      await expect(page).toHaveURL('/complete-profile');
      await expectStored(page, 'username', `hypatia.${theme}`);
      await page.getByRole('combobox', { name: 'University' }).fill('University of Dhaka');
      await page.getByRole('combobox', { name: 'Department' }).fill('Physics');
      await page.getByRole('button', { name: 'Data Science' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page).toHaveURL('/dashboard/posts');

      await page.context().clearCookies({ domain: 'localhost' });
      // On a page without scripts, which could store the session again.
      await page.goto('/readyz');
      await page.evaluate(() => localStorage.clear());
      await page.goto('/login');
      await page.getByLabel('Username or Email').fill(`hypatia.${theme}@uni.example`);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Continue with Google' }).click();
      await expect(page).toHaveURL('/dashboard/posts');
      await expectStored(page, 'username', `hypatia.${theme}`);
    },
  );
}

test('a person with a verified address reaches their existing account by keyboard alone', async ({
  provider,
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'emmy');
  const { page } = await visit();
  provider.setAccount({ subject: person.email, email: person.email, emailVerified: true });
  await page.goto('/login');
  await page.getByLabel('Username or Email').fill(person.email);
  await page.getByRole('link', { name: 'Continue with Google' }).press('Enter');
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await page.getByText('Quad wants to know your email.').waitFor();
  await page.getByRole('button', { name: 'Allow' }).press('Enter');
  await expect(page).toHaveURL('/dashboard/posts');
  await expectStored(page, 'user_id', String(person.id));
});

test('a person who declines at the provider sees that the login failed, and can try again', async ({
  provider,
  visit,
}) => {
  const { page } = await visit();
  const email = 'doubtful@uni.example';
  await askProvider(page, provider, email);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expectFailed(page);
  await askProvider(page, provider, email);
  await consent(page);
  await expect(page).toHaveURL('/complete-profile');
});

test('a broken provider and an unreachable one lead back to the login page', async ({
  provider,
  quad,
  visit,
}) => {
  const { page } = await visit();
  await askProvider(page, provider, 'unlucky@uni.example');
  provider.disturb((response) => {
    response.status = 500;
  });
  await consent(page);
  await expectFailed(page);
  provider.disturb(null);

  await provider.stop();
  // The page fetches chunks when idle, and none of these requests may fail while the server is
  // down.
  await page.goto('about:blank');
  // A restarted server has not loaded the provider's metadata yet; a running one would redirect to
  // it for some minutes.
  await quad.crash();
  await quad.restart();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expectFailed(page);
  await provider.restart();
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL('/complete-profile');
});

test('the owner of an address gets the account that someone else created with it', async ({
  provider,
  quad,
  visit,
}) => {
  const email = 'victim@uni.example';
  const credentials = { username: 'squatter', password: 'correct horse battery' };
  await fetch(`${quad.url}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, email }),
  });
  const logIn = () =>
    fetch(`${quad.url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(credentials) });
  const { access_token: token } = (await (await logIn()).json()) as { access_token: string };
  const statusOfToken = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${quad.url}/api/auth/users/me`, { headers })).status;
  };
  expect(await statusOfToken()).toBe(403);

  const { page } = await visit();
  await askProvider(page, provider, email);
  await consent(page);
  await expect(page).toHaveURL('/complete-profile');
  await expectStored(page, 'user_email', email);
  expect((await logIn()).status).toBe(401);
  expect(await statusOfToken()).toBe(401);
});
