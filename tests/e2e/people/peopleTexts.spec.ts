import type { Page } from '@playwright/test';
import { call, join } from '../support/campus';
import { addressOf, holdCall } from '../support/calls';
import { makePost } from '../support/makePost';
import { makePerson, pair, type Person } from '../support/people';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const fail = (page: Page, address: RegExp) =>
  page.route(address, (route) => route.fulfill({ status: 500, json: {} }));

test('a profile names its parts that failed to load', async ({ quad, visit }) => {
  const owner = await makePerson(quad, 'owner');
  const { page } = await visit();
  await signIn(page, owner);
  const path = `/dashboard/${owner.username}/about`;
  await page.goto(path);
  await expect(page.getByText('No friends yet.')).toBeVisible();

  for (const [address, text] of [
    [addressOf('userByName'), 'Failed to load data'],
    [addressOf('profile'), 'Failed to load profile.'],
    [addressOf('listConnectionsOfUser'), 'Failed to load friends.'],
  ] as const) {
    await fail(page, address);
    await page.goto(path);
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await page.unroute(address);
    await page.getByRole('button', { name: 'Try Again' }).first().click();
    await expect(page.getByRole('alert').filter({ hasText: text })).toHaveCount(0);
  }
});

test('the connections page names what is empty and what failed', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'alone'));
  await page.route(addressOf('listSuggestions'), (route) => route.fulfill({ json: [] }));
  await page.goto('/dashboard/suggested-users');
  for (const heading of ['Incoming Connection Requests', 'People You May Know', 'Your Connections'])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const text of [
    'No pending connection requests',
    'No more people to connect with',
    'You have no connections yet. Try pairing with someone!',
  ])
    await expect(page.getByText(text)).toBeVisible();
  await page.unrouteAll();
  await fail(page, addressOf('listSuggestions', 'listConnections', 'listPendingRequests'));
  await page.reload();
  await expect(
    page.getByText('Failed to load connections. Please try again later.').first(),
  ).toBeVisible();
});

test('each suggested person is shown with the reason', async ({ quad, visit }) => {
  const reader = await makePerson(quad, 'reader');
  const place = 'Reasons College';
  await join(quad, reader, place, 'Optics', ['Blockchain', 'Networking']);
  const [colleague, one, several, friend, far] = [
    await makePerson(quad, 'colleague'),
    await makePerson(quad, 'onethread'),
    await makePerson(quad, 'threads'),
    await makePerson(quad, 'between'),
    await makePerson(quad, 'mutual'),
  ];
  await join(quad, colleague, place, 'Optics', ['AI Ethics']);
  await join(quad, one, place, 'Law', ['Blockchain']);
  await join(quad, several, place, 'Law', ['Blockchain', 'Networking']);
  await join(quad, friend, 'Elsewhere College', 'Law', ['AI Ethics']);
  await join(quad, far, 'Elsewhere College', 'History', ['Web Development']);
  await pair(quad, reader, friend);
  await pair(quad, friend, far);
  const { page } = await visit();
  await signIn(page, reader, '/dashboard/suggested-users');
  const suggestions = page.getByRole('region', { name: 'People You May Know' });
  for (const [person, reason] of [
    [colleague, 'Same department'],
    [one, '1 shared interest'],
    [several, '2 shared interests'],
    [far, '1 mutual connection'],
  ] as const) {
    const line = suggestions.getByRole('listitem').filter({ hasText: person.username });
    await expect(line.getByText(reason, { exact: true })).toBeVisible();
  }
});

test('both people see changes of their connection at once', async ({ quad, visit }) => {
  const [ends, stays] = [await makePerson(quad, 'ends'), await makePerson(quad, 'remains')];
  await pair(quad, ends, stays);
  const [{ page: one }, { page: other }] = [await visit(), await visit()];
  const profileOf = (page: Page, { username }: Person) => page.goto(`/dashboard/${username}/about`);
  const button = (page: Page, name: string) => page.getByRole('button', { name });
  const choose = async (item: string) => {
    await button(one, `More about ${stays.username}`).click();
    await one.getByRole('menuitem', { name: item }).click();
  };
  await signIn(one, ends);
  await profileOf(one, stays);
  await signIn(other, stays);
  await profileOf(other, ends);
  await expect(button(other, `Message ${ends.username}`)).toBeVisible();

  await choose('Remove connection');
  // Under the pointer the toast stays, until the other browser has caught up.
  await button(one, 'Undo').last().hover();
  await expect(button(other, `Connect with ${ends.username}`)).toBeVisible();
  await button(one, 'Undo').last().click();
  await expect(button(other, `Message ${ends.username}`)).toBeVisible();

  await choose('Remove connection');
  await button(other, `Connect with ${ends.username}`).click();
  await button(one, `Accept ${stays.username}`).click();
  await expect(button(one, `Message ${stays.username}`)).toBeVisible();
  await expect(button(other, `Message ${ends.username}`)).toBeVisible();

  await choose(`Block ${stays.username}`);
  await one.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(
    other.getByRole('heading', { name: `We couldn’t find ${ends.username}` }),
  ).toBeVisible();
});

test('each kind of notification has its text, and an unknown kind has one too', async ({
  quad,
  visit,
}) => {
  const [author, other] = [await makePerson(quad, 'hears'), await makePerson(quad, 'acts')];
  await pair(quad, other, author);
  const post_id = await makePost(quad, author, 'text', { content: 'To be answered.' });
  const { page } = await visit();
  await signIn(page, author);
  const own = await page.evaluate(async (id) => {
    const headers = {
      authorization: `Bearer ${localStorage.getItem('token') ?? ''}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ post_id: id, content: 'My own.', parent_id: null });
    const response = await fetch(`/api/interactions/${id}/comment`, {
      method: 'POST',
      headers,
      body,
    });
    return ((await response.json()) as { id: number }).id;
  }, post_id);
  await call(quad, other, `interactions/${post_id}/comment`, {
    post_id,
    content: 'Yours?',
    parent_id: null,
  });
  await call(quad, other, `interactions/${post_id}/comment/${own}/reply`, {
    post_id,
    content: 'Indeed.',
    parent_id: own,
  });
  await call(quad, other, `interactions/${post_id}/share/`, { post_id });
  await makePost(quad, other, 'text', { content: 'Something new.' });
  await page.reload();
  await page.getByRole('button', { name: /Notifications$/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  for (const words of [
    'commented on your post',
    'replied to your comment',
    'shared your post',
    'posted a new post',
  ])
    await expect(panel.getByText(words)).toBeVisible();

  await page.route(addressOf('listNotifications'), (route) =>
    route.fulfill({
      json: [
        {
          id: 1,
          type: 'waved_a_flag',
          post_id: null,
          actor_username: other.username,
          actor_image_url: null,
          created_at: new Date().toISOString(),
          is_read: true,
        },
      ],
    }),
  );
  await page.reload();
  await page.getByRole('button', { name: /Notifications$/ }).click();
  await expect(panel.getByText('did something')).toBeVisible();
});

test('a university shows that it is loading, and that it is empty', async ({ quad, visit }) => {
  const { page } = await visit();
  await signIn(page, await makePerson(quad, 'waits'));
  const release = await holdCall(page, 'readUniversity');
  await page.goto('/dashboard/university/University%20of%20Dhaka');
  await expect(page.getByText('Loading...').first()).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: '#UNIVERSITYOFDHAKA Posts' })).toBeVisible();
  await page.goto('/dashboard/university/Nowhere');
  await expect(page.getByText('No data found.').first()).toBeVisible();
});

test('a post that does not exist and a link that is pending have their texts', async ({
  quad,
  visit,
}) => {
  const writer = await makePerson(quad, 'words');
  await makePost(quad, writer, 'text', { content: 'A link on its way.' });
  const { page } = await visit();
  await signIn(page, writer, '/dashboard/posts?highlight=999999');
  await expect(page.getByText('Failed to load post details.', { exact: true })).toBeVisible();
  const release = await holdCall(page, 'sharePost');
  const card = page.getByRole('article').filter({ hasText: 'A link on its way.' });
  await card.getByRole('button', { name: 'Share' }).click();
  await expect(card.getByText('Sharing...')).toBeVisible();
  release();
  await expect(page.getByRole('dialog', { name: 'Share this post' })).toBeVisible();
});
