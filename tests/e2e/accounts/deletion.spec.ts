import type { Page } from '@playwright/test';
import { openChatWriter } from '../support/chatWriter';
import { call } from '../support/campus';
import { SCREENS, expectRendersWell } from '../support/looks';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import { expect, SERVER_GONE, test as onSharedQuad } from '../support/quadTest';
import { test } from '../support/servers/quadWithDatabase';
import { logIn, signIn } from '../support/signIn';

test.use({ expectedFaults: { patterns: [...SERVER_GONE, /401|403|404/] } });

const LEAVING = /^Your account will be deleted on \d+ \w+ \d{4}$/;

async function enterLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username or Email').fill(username);
  const field = page.getByLabel('Password', { exact: true });
  await field.fill(password);
  await field.press('Enter');
}

/** From the settings to the page with the date, by keyboard. */
async function deleteAccount(page: Page, { password }: Person): Promise<void> {
  await page.goto('/dashboard/settings/data');
  const field = page.getByLabel('Your password');
  await field.fill(password);
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: LEAVING })).toBeVisible();
}

// Needs neither a database nor a restart of its own, unlike a deletion that becomes final.
onSharedQuad(
  'a deletion hides the person at once, until a login takes it back',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const nusrat = await makePerson(quad, 'leaver');
    const tanvir = await makePerson(quad, 'stayer');
    const [theirs, own] = [`A goodbye of ${nusrat.username}`, `A note of ${tanvir.username}`];
    await makePost(quad, nusrat, 'text', { content: theirs });
    await makePost(quad, tanvir, 'text', { content: own });
    const { page: reader } = await visit();
    await signIn(reader, tanvir);
    await expect(reader.getByText(theirs)).toBeVisible();
    const { page } = await visit();
    await logIn(page, nusrat);
    await deleteAccount(page, nusrat);
    await reader.reload();
    await expect(reader.getByText(own)).toBeVisible();
    await expect(reader.getByText(theirs)).toHaveCount(0);

    await page.getByRole('button', { name: 'Log in' }).press('Enter');
    await enterLogin(page, nusrat);
    await expect(page.getByRole('heading', { name: LEAVING })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
    await expect(page.getByRole('heading', { name: LEAVING })).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard\//);
    await reader.reload();
    await expect(reader.getByText(theirs)).toBeVisible();
  },
);

for (const screen of SCREENS) {
  test(`by keyboard on a ${screen}: delete the account, keep it, and delete it for good`, async ({
    quad,
    visit,
    database,
  }) => {
    const nusrat = await makePerson(quad, `nusrat_${screen}`);
    const tanvir = await makePerson(quad, `tanvir_${screen}`);
    await pair(quad, nusrat, tanvir);
    const chat = await openChatWriter(quad, nusrat);
    await chat.write(tanvir, 'The notes are on the shelf.');
    chat.close();
    const content = `Soon gone from the ${screen}.`;
    await makePost(quad, nusrat, 'text', { content });
    const asked = await makePost(quad, tanvir, 'text', { content: `A question, ${screen}.` });
    const answer = `An answer on the ${screen}.`;
    await call(quad, nusrat, `interactions/${asked}/comment`, { content: answer });

    const { page: reader } = await visit({ viewport: screen });
    await signIn(reader, tanvir);
    await expect(reader.getByText(content)).toBeVisible();
    const { page } = await visit({ viewport: screen });
    await logIn(page, nusrat);
    await page.goto('/dashboard/settings/account');
    await page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Your data' })
      .press('Enter');
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
    // The last tab, which a phone would cut off.
    await expect(page.getByRole('link', { name: 'Your data' })).toBeInViewport();
    await expectRendersWell(page, 'delete-account', screen);
    await page.getByLabel('Your password').fill('not the password');
    await page.getByLabel('Your password').press('Enter');
    await expect(page.getByText('This is not your current password.')).toBeVisible();
    await deleteAccount(page, nusrat);
    await expectRendersWell(page, 'deletion-requested', screen);

    await reader.reload();
    await expect(reader.getByText(`A question, ${screen}.`)).toBeVisible();
    await expect(reader.getByText(content)).toHaveCount(0);

    await page.getByRole('button', { name: 'Log in' }).press('Enter');
    await enterLogin(page, nusrat);
    await expect(page.getByRole('heading', { name: LEAVING })).toBeVisible();
    await expectRendersWell(page, 'leaving-account', screen);
    await page.goto('/dashboard/settings/account');
    await expect(page.getByRole('heading', { name: LEAVING })).toBeVisible();
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter');
    await expect(page).toHaveURL(/\/dashboard\//);
    await reader.reload();
    await expect(reader.getByText(content)).toBeVisible();

    await deleteAccount(page, nusrat);
    await database.run(
      `UPDATE users SET deletion_at = now() - interval '1 minute' WHERE username = $1`,
      [nusrat.username],
    );
    // A starting server deletes due accounts at once.
    await quad.crash();
    await quad.restart();
    await page.getByRole('button', { name: 'Log in' }).press('Enter');
    await expect(async () => {
      await enterLogin(page, nusrat);
      await expect(page.getByText('Invalid username or password').first()).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();

    await reader.goto('/dashboard/chat');
    const line = reader.getByRole('link', { name: /Deleted user/ });
    await expect(async () => {
      await reader.reload();
      await expect(
        line.or(reader.getByRole('button', { name: /Deleted user/ })).first(),
      ).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await line
      .or(reader.getByRole('button', { name: /Deleted user/ }))
      .first()
      .press('Enter');
    await expect(reader.getByText('The notes are on the shelf.').last()).toBeVisible();
    await expect(reader.getByText('This account was deleted.')).toBeVisible();
    await expectRendersWell(reader, 'conversation-of-deleted', screen);
    await reader.goto(`/dashboard/${nusrat.username}/about`);
    await expect(reader.getByRole('heading', { name: /^We couldn’t find/ })).toBeVisible();
    await reader.goto('/dashboard/posts');
    await expect(reader.getByText(`A question, ${screen}.`)).toBeVisible();
    await expect(reader.getByText(content)).toHaveCount(0);
  });
}
