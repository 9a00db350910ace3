import type { Page } from '@playwright/test';
import { expectRendersWell, SCREENS } from '../support/looks';
import { readCode } from '../support/mailbox';
import { newName, PASSWORD } from '../support/newcomers';
import { expect, test, type Viewport } from '../support/quadTest';
import type { QuadServer } from '../support/servers/quadServer';

/**
 * Goes from the landing page to the feed like a first-time visitor; calls `look` on each screen.
 */
async function joinQuad(
  page: Page,
  quad: QuadServer,
  username: string,
  look: (name: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const email = `${username}@uni.example`;

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('minds');
  await look('landing');
  await page.getByRole('link', { name: 'Get Started' }).click();

  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/institutional email/i).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await look('signup');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL('/verify-email');
  await expect(
    page.getByText('Signup successful! Please check your email for verification.').first(),
  ).toBeVisible();
  await expect(page.getByLabel(/email/i).first()).toHaveValue(email);
  await expect(page.getByLabel(/code/i)).toBeFocused();
  await look('verify');
  await page.getByLabel(/code/i).fill(await readCode(quad.dataDir, email));

  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Email verified! Please log in to continue.')).toBeVisible();
  await page.getByLabel('Username or Email').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await look('login');
  await page.getByRole('button', { name: 'Log in' }).click();

  await expect(page).toHaveURL('/complete-profile');
  await expect(page.getByRole('heading', { name: 'Create Your Academic Persona' })).toBeVisible();
  await page.getByRole('combobox', { name: 'University' }).fill('University of Dhaka');
  await page.getByRole('combobox', { name: 'Department' }).fill('Physics');
  await page.getByRole('button', { name: 'Data Science' }).click();
  await look('profile-1');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('button', { name: 'Skip' })).toBeVisible();
  await look('profile-2');
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(page).toHaveURL('/dashboard/posts');
}

for (const screen of SCREENS) {
  test(
    `two people sign up, post, like, comment, connect and chat (${screen})`,
    { tag: '@journey' },
    async ({ quad, visit }) => {
      test.slow();
      const { username: nusrat } = newName(`nusrat_${screen}`);
      const { username: tanvir } = newName(`tanvir_${screen}`);
      const visitor = { viewport: screen };
      const [{ page: a }, { page: b }] = [await visit(visitor), await visit(visitor)];
      const text = `Our reading group meets on Thursday, on a ${screen}. Bring a counter-example.`;

      await joinQuad(a, quad, nusrat, (name) => expectRendersWell(a, name, screen));
      await joinQuad(b, quad, tanvir);

      await test.step('a post is seen, liked and commented on', async () => {
        await writePost(a, screen, text);
        await expect(article(a, text)).toBeVisible();
        await b.reload();
        const seen = article(b, text);
        await seen.getByRole('button', { name: /like/i }).first().click();
        await expect(seen.getByRole('button', { name: /like/i }).first()).toHaveAttribute(
          'aria-pressed',
          'true',
        );
        await seen
          .getByRole('button', { name: /comment/i })
          .first()
          .click();
        await seen.getByRole('textbox').fill('I will bring one.');
        await seen
          .getByRole('button', { name: /^(comment|send|post)/i })
          .last()
          .click();
        await expect(seen.getByText('I will bring one.')).toBeVisible();
        await expectRendersWell(b, 'feed', screen);
      });

      await test.step('they connect', async () => {
        await goTo(a, 'Connections');
        await a.getByRole('button', { name: `Pair with ${tanvir}` }).click();
        await expect(a.getByRole('button', { name: `Pending: ${tanvir}` })).toBeVisible();
        await goTo(b, 'Connections');
        await expectRendersWell(b, 'connections', screen);
        await b
          .getByRole('listitem')
          .filter({ hasText: nusrat })
          .getByRole('button', { name: 'Accept' })
          .click();
        await expect(b.getByText('No pending connection requests')).toBeVisible();
        await b.getByRole('button', { name: `Message ${nusrat}` }).click();
      });

      await test.step('they chat live, with ticks and the badge', async () => {
        const log = (page: Page) => page.getByRole('log');
        await send(b, nusrat, 'Do you have the needle-test script?');
        await expect(log(b).getByText('Sent', { exact: true })).toBeAttached();
        await expect(a.getByText('1 unread message').first()).toBeAttached();
        await a.getByRole('button', { name: `Message ${tanvir}` }).click();
        await expect(log(a)).toContainText('needle-test script');
        await expect(log(b).getByText('Read', { exact: true })).toBeAttached();
        await expect(a.getByText(/unread message/)).toHaveCount(0);
        await send(a, tanvir, 'Yes, sending it now.');
        await expect(log(b)).toContainText('Yes, sending it now.');
        await expectRendersWell(a, 'chat', screen);
      });

      await test.step('the conversation is on the chat page', async () => {
        await a.getByRole('button', { name: `Close chat with ${tanvir}` }).click();
        await goTo(a, 'Messages');
        await a.getByRole('button', { name: new RegExp(tanvir) }).click();
        await expect(a.getByRole('log')).toContainText('Yes, sending it now.');
        await expectRendersWell(a, 'chat-page', screen);
      });
    },
  );
}

function article(page: Page, text: string) {
  return page.getByRole('article').filter({ hasText: text });
}

async function writePost(page: Page, viewport: Viewport, text: string): Promise<void> {
  // On a phone the composer is a sheet over the page.
  if (viewport === 'phone') await page.getByRole('button', { name: 'Write a post' }).click();
  await page.getByPlaceholder('Share a finding, a question or a plan').fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
}

/** Follows a link of the navigation, until its page has replaced the one before. */
async function goTo(page: Page, place: 'Connections' | 'Messages'): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`${place}$`) }).click();
  const heading = place === 'Messages' ? 'Chats' : place;
  await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
}

async function send(page: Page, to: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: `Message ${to}` });
  await field.fill(text);
  await field.press('Enter');
}
