import type { Page } from '@playwright/test';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import { expect, expectAccessible, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const editProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Me menu' }).click();
  await page.getByRole('menuitem', { name: 'Edit profile' }).click();
  return page.getByRole('dialog', { name: 'Edit profile' });
};
const openFeed = (page: Page) => page.goto('/dashboard/posts');
const nameLink = (page: Page, name: string, { username }: Person) =>
  page.getByRole('link', { name: `${name} @${username}` });

test(
  'a name is chosen, and shown wherever others meet the person',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [author, reader] = [await makePerson(quad, 'named'), await makePerson(quad, 'reader')];
    await pair(quad, author, reader);
    await makePost(quad, author, 'text', { content: 'What is in a name?' });
    const { page: own } = await visit();
    await signIn(own, author);
    await openFeed(own);
    await expect(
      own.getByRole('link', { name: author.username, exact: true }).first(),
    ).toBeVisible();

    const dialog = await editProfile(own);
    await dialog.getByLabel('Name (optional)').fill('  নুসরাত   Jahan ');
    await dialog.getByLabel('I am a… (optional)').selectOption('Doctoral student');
    await dialog.getByLabel('Since (optional)').fill('2023');
    await dialog.getByLabel('About you (optional)').fill('Teaches machines to read.');
    await dialog.getByLabel('ORCID (optional)').fill('0000-0002-1825-0098');
    await dialog.getByLabel('Homepage (optional)').fill('https://du.example/~nusrat');
    await dialog.getByRole('button', { name: 'Save' }).click();
    // Nothing is lost and nothing saved while one field is wrong.
    await expect(dialog.getByText('This is not an ORCID.')).toBeVisible();
    await expectAccessible(own);
    await dialog.getByLabel('ORCID (optional)').fill('0000-0002-1825-0097');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(own.getByText('Profile saved.', { exact: true })).toBeVisible();
    await expect(nameLink(own, 'নুসরাত Jahan', author).first()).toBeVisible();

    const { page: other } = await visit();
    await signIn(other, reader);
    await openFeed(other);
    await nameLink(other, 'নুসরাত Jahan', author).first().click();
    await expect(
      other.getByRole('heading', { level: 1, name: `নুসরাত Jahan @${author.username}` }),
    ).toBeVisible();
    await expect(other.getByText('Doctoral student since 2023')).toBeVisible();
    await expect(other.getByText('Teaches machines to read.')).toBeVisible();
    await expect(other.getByRole('link', { name: 'ORCID 0000-0002-1825-0097' })).toHaveAttribute(
      'href',
      'https://orcid.org/0000-0002-1825-0097',
    );
    await expect(other.getByRole('link', { name: 'du.example/~nusrat' })).toBeVisible();
    await expectAccessible(other);

    await other.getByRole('button', { name: 'Message নুসরাত Jahan' }).click();
    const chat = other.getByRole('region', { name: 'Chat with নুসরাত Jahan' });
    await chat.getByRole('textbox', { name: 'Message নুসরাত Jahan' }).fill('Found you.');
    await other.keyboard.press('Enter');
    await expect(chat.getByRole('log').getByText('Found you.')).toBeVisible();
    await other.goto('/dashboard/chat');
    const row = new RegExp(`নুসরাত Jahan @${author.username} .*Found you`);
    await expect(other.getByRole('button', { name: row })).toBeVisible();
    await other.goto('/dashboard/suggested-users');
    await expect(nameLink(other, 'নুসরাত Jahan', author)).toBeVisible();
  },
);

test('a new name shows on open comments too, and is taken back', async ({ quad, visit }) => {
  const author = await makePerson(quad, 'shy');
  await makePost(quad, author, 'text', { content: 'A post of a shy person.' });
  const { page } = await visit();
  await signIn(page, author);
  await openFeed(page);
  const post = page.getByRole('article').filter({ hasText: author.username });
  await post.getByRole('button', { name: /^Comment/ }).click();
  await post.getByRole('textbox', { name: 'Write a comment' }).fill('By myself.');
  await page.keyboard.press('Control+Enter');
  const comment = post.getByRole('listitem').filter({ hasText: 'By myself.' });
  // The response to the comment has the name of its time.
  await expect(comment).toBeVisible();
  for (const name of ['Shy Person', '']) {
    const dialog = await editProfile(page);
    await dialog.getByLabel('Name (optional)').fill(name);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved.').first()).toBeVisible();
    const shown = name === '' ? author.username : `${name} @${author.username}`;
    await expect(page.getByRole('link', { name: shown, exact: true }).first()).toBeVisible();
    await expect(comment.getByRole('link', { name: shown, exact: true })).toBeVisible();
  }
});

test('a colleague is found by name, on the connections page and in a search', async ({
  quad,
  visit,
}) => {
  const [colleague, reader] = [await makePerson(quad, 'sought'), await makePerson(quad, 'seeker')];
  const details = JSON.stringify({ display_name: 'Rokeya Sakhawat' });
  await fetch(`${quad.url}/api/profile/details`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${colleague.token}`, 'content-type': 'application/json' },
    body: details,
  });
  const { page } = await visit();
  await signIn(page, reader);
  await page.goto('/dashboard/suggested-users');
  const field = page.getByRole('searchbox', { name: 'Find people by name' });
  for (const hostile of ['%', '\\', '‮ <b>', 'x'.repeat(300)]) {
    await field.fill(hostile);
    await expect(page.getByText(/No one called/)).toBeVisible();
  }
  await field.fill('sakh rok');
  const found = page
    .getByRole('list', { name: 'People found' })
    .getByRole('link', { name: `Rokeya Sakhawat @${colleague.username}` });
  await expect(found).toBeVisible();
  await expectAccessible(page);
  // By keyboard from the field to the person.
  await field.focus();
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/dashboard/${colleague.username}/about`);

  const box = page.getByPlaceholder('Search posts...');
  await box.first().fill('rokeya');
  await page.keyboard.press('Enter');
  const called = page.getByRole('region', { name: 'People called “rokeya”' });
  await expect(found).toBeVisible();
  await expect(called.getByText('University of Dhaka · Physics')).toBeVisible();
  await expectAccessible(page);
});
