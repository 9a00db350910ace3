import { SCREENS, expectRendersWell } from '../support/looks';
import { readCode, readLink } from '../support/mailbox';
import { makePerson } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { logIn, signIn } from '../support/signIn';

const newPassword = 'amber harbour nine';

test.describe('with another browser signed in', () => {
  for (const screen of SCREENS)
    test(
      `on a ${screen}, changing the password by keyboard signs the other browser out at once`,
      { tag: '@journey' },
      async ({ quad, visit }) => {
        const person = await makePerson(quad, 'changer');
        const { page } = await visit({ viewport: screen });
        const { page: other } = await visit({ viewport: screen });
        /** The address at which the other browser was when the server ended its socket. */
        const ended = new Promise<string>((resolve) =>
          other.on('websocket', (socket) => socket.on('close', () => resolve(other.url()))),
        );
        await logIn(page, person);
        await logIn(other, person);
        await page.getByRole('button', { name: 'Me menu' }).press('Enter');
        await page.getByRole('menuitem', { name: 'Settings' }).press('Enter');
        await expect(page).toHaveURL('/dashboard/settings/account');
        await expect(page).toHaveTitle('Settings · Quad');

        await page.getByLabel('Current password').fill('not my password');
        await page.getByLabel('New password').fill(newPassword);
        await page.keyboard.press('Enter');
        await expect(page.getByText('This is not your current password.')).toBeVisible();
        await expect(page.getByLabel('Current password')).toBeFocused();
        await expect(other).toHaveURL('/dashboard/posts');

        await page.getByLabel('Current password').fill(person.password);
        await page.keyboard.press('Enter');
        await expect(page.getByText('Password changed.')).toBeVisible();
        // The end of its socket sends it to the login, and not its next call or a reload.
        expect(new URL(await ended).pathname).toBe('/dashboard/posts');
        await expect(other).toHaveURL('/login');
        await expect(other.getByText('Session expired! Please log in again.')).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
        await logIn(other, { ...person, password: newPassword });
      },
    );

  test('another browser is listed by its name and logged out', async ({ quad, visit }) => {
    const person = await makePerson(quad, 'lister');
    const { page } = await visit();
    const { page: other } = await visit();
    await logIn(page, person);
    await logIn(other, person);
    await page.goto('/dashboard/settings/account');
    const list = page.getByRole('region', { name: 'Where you’re logged in' });
    // The third session is the one in which the account was made.
    await expect(list.getByRole('listitem')).toHaveCount(3);
    await expect(list.getByRole('listitem').first()).toContainText('Chrome on Linux This browser');
    await list.getByRole('button', { name: 'Log out Chrome on Linux' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await expect(other).toHaveURL('/login');
    await list.getByRole('button', { name: 'Log out everywhere else' }).click();
    const question = page.getByRole('alertdialog', { name: 'Log out everywhere else?' });
    await question.getByRole('button', { name: 'Log out everywhere else' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
});

test.describe('with the session ended by the undo link', () => {
  test('an address is changed with a code, and the old one can undo it', async ({
    quad,
    visit,
  }) => {
    const person = await makePerson(quad, 'mover');
    const fresh = `new.${person.email}`;
    const { page } = await visit();
    await signIn(page, person, '/dashboard/settings/account');
    const card = page.getByRole('region', { name: 'Email address' });
    await card.getByLabel('New email address').fill(fresh);
    await card.getByLabel('Your password').fill(person.password);
    await page.keyboard.press('Enter');
    await expect(card.getByText(`We sent a code to ${fresh}.`)).toBeVisible();
    await expectAccessible(page);
    await card.getByLabel('Code').fill(await readCode(quad.dataDir, fresh));
    await expect(card.getByText(`Your address is ${fresh}.`)).toBeVisible();

    const link = await readLink(quad.dataDir, person.email, '/account/undo/');
    const { page: phone } = await visit({ viewport: 'phone' });
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      'Restore your email address?',
    );
    await expectRendersWell(phone, 'undo-email', 'phone');
    await expect(page).toHaveURL('/dashboard/settings/account');
    await phone.getByRole('button', { name: 'Restore my email address' }).click();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(
      'Your email address is restored',
    );
    await expectAccessible(phone);
    await expect(page).toHaveURL('/login');
    await page.getByLabel('Username or Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  });
});

test('a changed username shows at once, and the old address leads to the profile', async ({
  quad,
  visit,
}) => {
  const person = await makePerson(quad, 'renamer');
  const { page } = await visit();
  await signIn(page, person, '/dashboard/settings/account');
  await page.getByRole('textbox', { name: 'Username' }).fill(`${person.username}.new`);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: `to ${person.username}.new?` });
  await question.getByRole('button', { name: 'Change username' }).click();
  await expect(page.getByText(`You’re now ${person.username}.new.`)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/${person.username}.new/about`);
  await page.goto(`/dashboard/${person.username}/about/research`);
  await expect(page).toHaveURL(`/dashboard/${person.username}.new/about/research`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${person.username}.new`);
});

for (const screen of SCREENS)
  test(
    `every section of the settings renders well on a ${screen}`,
    { tag: '@looks' },
    async ({ quad, visit }) => {
      const { page } = await visit({ viewport: screen });
      const person = await makePerson(quad, 'looker');
      await signIn(page, person, '/dashboard/settings');
      await expect(page).toHaveURL('/dashboard/settings/account');
      await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible();
      await expectRendersWell(page, 'settings-account', screen);
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      await expectRendersWell(page, 'settings-account-errors', screen);
      await page.getByRole('link', { name: 'Privacy', exact: true }).click();
      await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
      await expectRendersWell(page, 'settings-privacy', screen);
      await page.getByRole('link', { name: 'Appearance' }).click();
      await expect(page.getByRole('combobox', { name: 'Theme' })).toBeVisible();
      await expectRendersWell(page, 'settings-appearance', screen);
    },
  );
