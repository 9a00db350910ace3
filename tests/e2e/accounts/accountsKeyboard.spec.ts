import type { Page } from '@playwright/test';
import { newestMailTo, readCode } from '../support/mailbox';
import { makeNewcomer, newName, PASSWORD } from '../support/newcomers';
import { makePerson } from '../support/people';
import { expect, test } from '../support/quadTest';
import { tabTo } from '../support/tabTo';

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }));
  await page.keyboard.type(text);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('sign-up, verification, login and profile completion work by keyboard alone', async ({
  quad,
  visit,
}) => {
  await makePerson(quad, 'neighbour');
  const { username, email } = newName('keys');
  const { page } = await visit();
  await page.goto('/signup');
  await typeInto(page, 'Username', username);
  await typeInto(page, 'Institutional email', email);
  await typeInto(page, 'Password', PASSWORD);
  await tabTo(page, button(page, 'Show password'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text');
  await tabTo(page, button(page, 'Sign up'));
  await page.keyboard.press('Enter');

  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.keyboard.type(await readCode(quad.dataDir, email));

  await expect(page.getByRole('heading', { name: 'Log in' })).toBeFocused();
  await typeInto(page, 'Password', PASSWORD);
  await tabTo(page, page.getByLabel('Keep me logged in'));
  await page.keyboard.press('Space');
  await expect(page.getByLabel('Keep me logged in')).not.toBeChecked();
  await tabTo(page, button(page, 'Log in'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/complete-profile');
  const university = page.getByRole('combobox', { name: 'University' });
  await expect(university).toHaveAttribute('aria-expanded', 'false');
  await tabTo(page, university);
  await page.keyboard.type('university of dhak');
  await expect(page.getByRole('listbox').getByRole('option').first()).toHaveText(
    'University of Dhaka',
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(university).toHaveValue('University of Dhaka');
  await tabTo(page, page.getByRole('combobox', { name: 'Department' }));
  await page.keyboard.type('Needle Studies');
  await tabTo(page, button(page, 'AI Ethics'));
  await page.keyboard.press('Space');
  await expect(button(page, 'AI Ethics')).toHaveAttribute('aria-pressed', 'true');
  await typeInto(page, 'Add another interest', 'Old Bridges');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Old Bridges')).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, button(page, 'Continue'));
  await page.keyboard.press('Enter');

  await expect(page.getByText('Step 2 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, button(page, 'Skip'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard/posts');
});

test('replacing a forgotten password works by keyboard alone', async ({ quad, visit }) => {
  const { email } = await makeNewcomer(quad, 'keyless');
  const { page } = await visit();
  await page.goto('/login');
  await typeInto(page, 'Username or Email', email);
  await tabTo(page, page.getByRole('link', { name: 'Forgot password?' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await tabTo(page, button(page, 'Send OTP'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeFocused();
  await expect.poll(() => newestMailTo(quad.dataDir, email)).toMatch(/reset|password/i);
  await typeInto(page, 'OTP', await readCode(quad.dataDir, email));
  await typeInto(page, 'New password', 'paper ochre forty-one');
  await typeInto(page, 'Confirm password', 'paper ochre forty-one');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Password reset successfully!', { exact: false })).toBeVisible();
  await expect(page).toHaveURL('/login');
});
