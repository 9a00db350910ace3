import { expect, type Page } from '@playwright/test';
import { announce } from '../events';
import { makePicture } from '../postFiles';
import { fillTheRest, open, type MemberCast, type Screens } from './screens';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const pick = async (page: Page, person: { username: string }, item: string) => {
  await button(page, `More about ${person.username}`).click();
  await page.getByRole('menuitem', { name: item }).click();
};

async function changeProfile({ page, marks }: MemberCast): Promise<void> {
  await button(page, 'Edit profile').click();
  const dialog = page.getByRole('dialog', { name: 'Edit profile' });
  await dialog
    .getByRole('combobox', { name: 'University' })
    .fill(marks.text('university, changed'));
  await dialog
    .getByRole('combobox', { name: 'Department' })
    .fill(marks.text('department, changed'));
  await dialog.getByLabel('Add another interest').fill(marks.text('interest, added'));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Change your picture').click();
  const buffer = await makePicture(64, 64, 'teal');
  const name = `${marks.text('file of a new portrait')}.png`;
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
  const picture = page.getByRole('dialog');
  await picture.getByRole('button', { name: /^(Use|Save|Finish)/ }).click();
  await expect(picture).toBeHidden();
}

/** The actions on the screens for people, places and events. */
export const campusScreens: Screens<MemberCast> = {
  async '/dashboard/Events'(cast) {
    const { page, quad, marks, friend } = cast;
    const title = marks.text('title of an event of a friend');
    const description = marks.text('description of an event of a friend');
    const location = marks.text('location of an event of a friend');
    await announce(quad, friend, { title, days: 2, description, location });
    await open(page, '/dashboard/Events', 'Events');
    const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
    const going = tile.getByRole('button', { name: 'Going', exact: true });
    await going.click();
    await expect(going).toHaveAttribute('aria-pressed', 'true');
    await fillTheRest(cast, 'events');
    await tile.getByRole('link', { name: `See Details: ${title}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },

  async '/dashboard/events/:eventId'({ page, marks }) {
    await page.getByRole('tab', { name: 'Discussion' }).click();
    const discussion = page.getByRole('region', { name: 'Discussion' });
    const words = marks.text('discussion of an event');
    await discussion.getByRole('textbox').fill(words);
    await discussion.getByRole('textbox').press('Control+Enter');
    await expect(discussion.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    const download = page.waitForEvent('download');
    await button(page, 'Add to calendar').click();
    await download;

    await page.getByRole('tab', { name: 'More' }).click();
    await button(page, 'Subscribe').click();
    const dialog = page.getByRole('dialog', { name: 'Your events in your own calendar' });
    await dialog.getByRole('button', { name: 'Create private link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();
    const secret = /[\w-]{30,}/.exec(address)?.[0];
    expect(secret).toBeDefined();
    marks.add('token', 'calendar address', secret ?? address);
    await dialog.getByRole('button', { name: 'Revoke link' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke link' }).click();
    await expect(dialog.getByRole('button', { name: 'Create private link' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();
  },

  async '/dashboard/suggested-users'(cast) {
    const { page, friend } = cast;
    await open(page, '/dashboard/suggested-users', 'Connections');
    await expect(button(page, `Message ${friend.username}`)).toBeVisible();
    await pick(page, friend, 'Remove connection');
    await button(page, 'Undo').click();
    await expect(button(page, `Message ${friend.username}`)).toBeVisible();
    await fillTheRest(cast, 'connections');
  },

  async '/dashboard/:username/about/*'(cast) {
    const { page, marks, me, other } = cast;
    await open(page, `/dashboard/${other.username}/about`, other.username);
    await button(page, `Connect with ${other.username}`).click();
    await expect(button(page, `Pending: ${other.username}`)).toBeVisible();
    await pick(page, other, `Block ${other.username}`);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
    await expect(page.getByText(`You blocked ${other.username}.`).first()).toBeVisible();
    await open(page, `/dashboard/${marks.text('name of nobody')}/about`);
    await open(page, `/dashboard/${me.username}/about/research`, me.username);
    await page
      .getByRole('tab', { name: /^Posts/ })
      .first()
      .click();
    await changeProfile(cast);
    await fillTheRest(cast, 'own profile');
  },

  async '/dashboard/moderation'(cast) {
    const { page } = cast;
    // For everyone but moderators, nothing is there.
    await open(page, '/dashboard/moderation', 'There is nothing at this address');
    await open(page, '/dashboard/settings/reports', 'Settings');
    await expect(page.getByRole('region', { name: 'Your reports' })).toContainText('Waiting');
    await fillTheRest(cast, 'reports');
  },

  async '/dashboard/settings/*'(cast) {
    const { page } = cast;
    await open(page, '/dashboard/settings/appearance', 'Settings');
    await page.getByRole('link', { name: 'Privacy', exact: true }).click();
    const hide = page.getByRole('switch', { name: 'Hide my email address' });
    await hide.dispatchEvent('click');
    await expect(hide).toBeChecked();
    await page.getByRole('link', { name: 'Your data', exact: true }).click();
    await button(page, 'Request a copy').click();
    await expect(page.getByRole('link', { name: /^Download the copy/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Delete your account' })).toBeVisible();
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByLabel('Current password')).toBeVisible();
    await fillTheRest(cast, 'settings');
    await button(page, 'Change password').click();
    await expect(page.getByText('This is not your current password.')).toBeVisible();
  },

  async '/dashboard/university'(cast) {
    const { page, marks } = cast;
    await open(page, '/dashboard/university', 'Explore Universities');
    const filter = page.getByRole('searchbox', { name: 'Filter universities' });
    await filter.fill(marks.text('filter of universities'));
    await expect(page.getByText('No data found.').first()).toBeVisible();
    await filter.fill('');
    await button(page, /^Departments of/).click();
    const departments = page.getByRole('list', { name: 'Universities' }).getByRole('list');
    await departments.getByRole('link').first().click();
    await expect(page).toHaveURL(/university=.*department=/);
    await fillTheRest(cast, 'universities');
  },

  async '/dashboard/university/*'(cast) {
    const { page, marks } = cast;
    const names = page.getByRole('list', { name: 'Universities' }).getByRole('link');
    await page.getByRole('searchbox', { name: 'Filter universities' }).fill('');
    await names.first().click();
    await expect(page.getByRole('region', { name: 'Departments' })).toBeVisible();
    await open(page, `/dashboard/university/${marks.text('university that is not there')}`);
    await fillTheRest(cast, 'university');
  },
};
