import type { Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { makePerson, pair, type Person } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const openProfile = (page: Page, { username }: Person) => page.goto(`/dashboard/${username}/about`);
const openConnections = async (page: Page) => {
  await page.goto('/dashboard/suggested-users');
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible();
};
const section = (page: Page, name: string) => page.getByRole('region', { name });
const chatWith = (page: Page, { username }: Person) =>
  page.getByRole('region', { name: `Chat with ${username}` });
const choose = async (page: Page, person: Person, item: string) => {
  await button(page, `More about ${person.username}`).click();
  await page.getByRole('menuitem', { name: item }).click();
};
const choosePicture = async (page: Page, name: string, mimeType: string) => {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Change your picture').click();
  await (await chooser).setFiles({ name, mimeType, buffer: await page.screenshot() });
};

test('a request from a profile is accepted on the connections page, followed by a chat, a removal and a restore', async ({
  quad,
  visit,
}) => {
  const [asker, asked] = [await makePerson(quad, 'asker'), await makePerson(quad, 'asked')];
  const { page: one } = await visit();
  const { page: other } = await visit();
  await signIn(other, asked);
  await openConnections(other);
  await expect(other.getByText('No pending connection requests')).toBeVisible();
  await expect(
    other.getByText('You have no connections yet. Try pairing with someone!'),
  ).toBeVisible();

  await signIn(one, asker);
  await openProfile(one, asked);
  await expect(one).toHaveTitle(`${asked.username} · Quad`);
  await expect(one.getByText('University of Dhaka')).toBeVisible();
  await button(one, `Connect with ${asked.username}`).click();
  await expect(button(one, `Pending: ${asked.username}`)).toBeDisabled();
  // Under the pointer the toast stays, until the other browser has caught up.
  await button(one, 'Undo').last().hover();

  // Undone by the toast and requested again: the other's page updates without a reload.
  await expect(button(other, `Accept ${asker.username}`)).toBeVisible();
  await button(one, 'Undo').last().click();
  await expect(other.getByText('No pending connection requests')).toBeVisible();
  await button(one, `Connect with ${asked.username}`).click();
  await expect(button(one, `Pending: ${asked.username}`)).toBeVisible();
  await button(other, `Accept ${asker.username}`).click();
  const mine = section(other, 'Your Connections');
  await expect(mine.getByRole('link', { name: asker.username })).toBeVisible();
  await expect(other.getByText('No pending connection requests')).toBeVisible();

  await button(one, `Message ${asked.username}`).click();
  await expect(chatWith(one, asked)).toBeVisible();
  await choose(one, asked, 'Remove connection');
  await button(one, 'Undo').last().hover();
  await expect(button(one, `Connect with ${asked.username}`)).toBeVisible();
  await expect(chatWith(one, asked)).toBeHidden();
  await button(one, 'Undo').last().click();
  await expect(button(one, `Message ${asked.username}`)).toBeVisible();

  await openConnections(other);
  await choose(other, asker, 'Remove connection');
  await expect(mine.getByRole('link', { name: asker.username })).toBeHidden();
  await expect(mine.getByRole('heading')).toBeFocused();
});

test(
  'two people who request each other are connected, and a rejected request is gone',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [one, other, third] = [
      await makePerson(quad, 'crossing'),
      await makePerson(quad, 'crossed'),
      await makePerson(quad, 'rejected'),
    ];
    const { page } = await visit();
    const { page: otherPage } = await visit();
    await signIn(page, one);
    await openProfile(page, other);
    await expect(button(page, `Connect with ${other.username}`)).toBeVisible();
    await signIn(otherPage, other);
    await openProfile(otherPage, one);
    // The first must not see the second's request before pressing.
    await page.context().setOffline(true);
    await button(otherPage, `Connect with ${one.username}`).click();
    await expect(button(otherPage, `Pending: ${one.username}`)).toBeVisible();
    await page.context().setOffline(false);
    const connect = button(page, `Connect with ${other.username}`);
    const accept = button(page, `Accept ${other.username}`);
    await connect.or(accept).click();
    await expect(button(page, `Message ${other.username}`)).toBeVisible();
    await expect(button(otherPage, `Message ${one.username}`)).toBeVisible();

    await signInAnew(otherPage, third);
    await openProfile(otherPage, one);
    await button(otherPage, `Connect with ${one.username}`).click();
    await expect(button(otherPage, `Pending: ${one.username}`)).toBeVisible();
    await openProfile(page, third);
    await button(page, `Reject ${third.username}`).click();
    await expect(button(page, `Accept ${third.username}`)).toBeHidden();
    await openConnections(page);
    await expect(page.getByText('No pending connection requests')).toBeVisible();
  },
);

async function signInAnew(page: Page, person: Person): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await signIn(page, person);
}

test(
  'a block hides each from the other, ends the chat, and can be undone',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [one, other] = [await makePerson(quad, 'blocker'), await makePerson(quad, 'blocked')];
    await pair(quad, one, other);
    const { page } = await visit();
    const { page: otherPage } = await visit();
    await signIn(page, one);
    await openConnections(page);
    await button(page, `Message ${other.username}`).click();
    await expect(chatWith(page, other)).toBeVisible();
    await choose(page, other, `Block ${other.username}`);
    const question = page.getByRole('alertdialog', { name: `Block ${other.username}?` });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(chatWith(page, other)).toBeVisible();
    await choose(page, other, `Block ${other.username}`);
    await question.getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText(`You blocked ${other.username}.`).first()).toBeVisible();
    await expect(chatWith(page, other)).toBeHidden();
    await expect(
      section(page, 'Your Connections').getByRole('link', { name: other.username }),
    ).toBeHidden();

    await signIn(otherPage, other);
    await openProfile(otherPage, one);
    await expect(
      otherPage.getByRole('heading', { name: `We couldn’t find ${one.username}` }),
    ).toBeVisible();
    await openConnections(otherPage);
    await expect(otherPage.getByRole('link', { name: one.username })).toHaveCount(0);

    await openProfile(page, other);
    await button(page, 'Unblock').click();
    await expect(button(page, `Connect with ${other.username}`)).toBeVisible();
    await choose(page, other, `Block ${other.username}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    // Loading another page now would abort the call.
    await expect(button(page, 'Unblock')).toBeVisible();
    await openConnections(page);
    await page.getByRole('button', { name: 'Me menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    await button(page, `Unblock ${other.username}`).click();
    await expect(page.getByText('You haven’t blocked anyone')).toBeVisible();
  },
);

test('an unknown name shows a page of its own with links to continue', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'seeker');
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/nobody.at.all/about');
  await expect(
    page.getByRole('heading', { name: 'We couldn’t find nobody.at.all', level: 1 }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find people' }).click();
  await expect(page).toHaveURL('/dashboard/suggested-users');
});

test(
  'the owner posts, changes the picture, edits the profile and hides the address',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const owner = await makePerson(quad, 'owner');
    const reader = await makePerson(quad, 'onlooker');
    await pair(quad, owner, reader);
    const { page } = await visit();
    const { page: readerPage } = await visit();
    await signIn(readerPage, reader);
    await openProfile(readerPage, owner);
    await expect(readerPage.getByRole('link', { name: owner.email })).toBeVisible();
    await expect(readerPage.getByText('No posts available')).toBeVisible();
    await expect(button(readerPage, 'Change your picture')).toBeHidden();
    await expect(readerPage.getByRole('heading', { name: 'Friends' })).toBeHidden();

    await signIn(page, owner);
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(
      section(page, 'Friends').getByRole('link', { name: reader.username }),
    ).toBeVisible();
    await page.getByRole('textbox').last().fill('First line on my own page');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(page.getByRole('feed').getByText('First line on my own page')).toBeVisible();

    await choosePicture(page, 'notes.txt', 'text/plain');
    await expect(
      page
        .getByText('Please upload a valid image file (jpg, jpeg, png, tiff, webp, bmp, svg).')
        .first(),
    ).toBeVisible();
    await choosePicture(page, 'me.png', 'image/png');
    const dialog = page.getByRole('dialog', { name: 'Change your picture' });
    await expect(dialog.getByRole('heading', { name: 'Use this photo?' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toBeHidden();
    await choosePicture(page, 'me.png', 'image/png');
    await dialog.getByRole('button', { name: 'Use photo' }).click();
    await expect(page.getByText('Profile picture updated.').first()).toBeVisible();
    await expect(section(page, 'Profile').locator('img')).toBeVisible();

    await button(page, 'Edit profile').click();
    const form = page.getByRole('dialog', { name: 'Edit profile' });
    await form.getByRole('combobox', { name: 'Department' }).fill('Applied Mathematics');
    await form.getByRole('button', { name: 'Blockchain' }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
    const card = section(page, 'Profile');
    await expect(card.getByText('Applied Mathematics')).toBeVisible();
    await expect(card.getByText('Blockchain')).toBeVisible();

    await page.getByRole('button', { name: 'Me menu' }).click();
    await page.getByRole('menuitem', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    const hide = page.getByRole('switch', { name: 'Hide my email address' });
    const saved = page.waitForResponse(addressOf('changePrivacy'));
    await hide.click();
    await expect(hide).toBeChecked();
    await saved;
    await page.reload();
    await expect(hide).toBeChecked();
    await readerPage.reload();
    await expect(readerPage.getByText('Applied Mathematics')).toBeVisible();
    await expect(readerPage.getByRole('link', { name: owner.email })).toBeHidden();
    await expect(readerPage.getByText('First line on my own page')).toBeVisible();
  },
);

test('a connection can be removed and restored by keyboard alone', async ({ quad, visit }) => {
  const [one, other] = [await makePerson(quad, 'keys'), await makePerson(quad, 'keyed')];
  await pair(quad, one, other);
  const { page } = await visit();
  await signIn(page, one);
  await openProfile(page, other);
  await button(page, `Message ${other.username}`).focus();
  await page.keyboard.press('Tab');
  await expect(button(page, `More about ${other.username}`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button(page, `Connect with ${other.username}`)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
  await button(page, 'Undo').press('Enter');
  await expect(button(page, `Message ${other.username}`)).toBeVisible();
  await page.getByRole('tab', { name: 'Posts' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByText('No papers found.')).toBeVisible();
});
