import type { Page } from '@playwright/test';
import { breakableLine } from '../support/servers/breakableLine';
import { makePerson, pair, type Person } from '../support/people';
import type { QuadServer } from '../support/servers/quadServer';
import { expect, test } from '../support/quadTest';
import { signIn } from '../support/signIn';

const log = (page: Page) => page.getByRole('log');
const badge = (page: Page) =>
  page.getByRole('navigation', { name: 'Main', exact: true }).getByText(/unread message/);

async function makePair(quad: QuadServer): Promise<[Person, Person]> {
  const people: [Person, Person] = [
    await makePerson(quad, 'nusrat'),
    await makePerson(quad, 'tanvir'),
  ];
  await pair(quad, ...people);
  return people;
}

async function openChat(page: Page, person: Person, other: Person): Promise<void> {
  await signIn(page, person);
  await message(page, other);
}

async function message(page: Page, other: Person): Promise<void> {
  await page.goto('/dashboard/suggested-users');
  await page.getByRole('button', { name: `Message ${other.username}` }).click();
  await expect(log(page)).toBeVisible();
}

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /^Message / });
  await field.fill(text);
  await field.press('Enter');
}

test(
  'two devices of one person show the same thread, ticks and badge',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const [a, b] = await makePair(quad);
    const [{ page: laptop }, { page: phone }, { page: theirs }] = [
      await visit(),
      await visit(),
      await visit(),
    ];
    await openChat(theirs, b, a);
    await signIn(laptop, a);
    await signIn(phone, a);
    await say(theirs, 'On which of the two?');
    for (const page of [laptop, phone]) await expect(badge(page)).toHaveText(/^1 /);
    await message(laptop, b);
    await expect(log(laptop).getByText('On which of the two?')).toBeVisible();
    for (const page of [laptop, phone]) await expect(badge(page)).toHaveCount(0);
    await expect(log(theirs).getByText('Read', { exact: true })).toHaveCount(1);

    await say(laptop, 'On this one.');
    await message(phone, b);
    await say(phone, 'And on that one.');
    for (const page of [laptop, phone, theirs])
      for (const text of ['On which of the two?', 'On this one.', 'And on that one.'])
        await expect(log(page).getByText(text, { exact: true })).toHaveCount(1);
    for (const page of [laptop, phone])
      await expect(log(page).getByText('Read', { exact: true })).toHaveCount(2);
  },
);

test('a disconnected person can read the conversation, and their new messages stay unsent', async ({
  quad,
  visit,
}) => {
  const [a, b] = await makePair(quad);
  const { page } = await visit();
  await openChat(page, a, b);
  await say(page, 'Still here.');
  await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(1);

  const bearer = { authorization: `Bearer ${b.token}` };
  const connections = await fetch(`${quad.url}/api/connections/connections`, { headers: bearer });
  const [connection] = (await connections.json()) as { connection_id: number }[];
  const ended = await fetch(`${quad.url}/api/connections/${connection?.connection_id ?? 0}`, {
    method: 'DELETE',
    headers: bearer,
  });
  expect(ended.ok).toBe(true);
  await say(page, 'And now?');
  const outbox = page.getByRole('list', { name: 'Not sent' });
  await expect(outbox).toContainText('And now?');
  await expect(outbox).toContainText('Not sent. You can only message your connections.');
  await expect(log(page).getByText('Still here.')).toBeVisible();
  await page.goto('/dashboard/chat');
  const row = page.getByRole('region', { name: 'Conversations' }).getByRole('button', {
    name: b.username,
  });
  await expect(row).toContainText('You: Still here.');

  const blocked = await fetch(`${quad.url}/api/connections/block`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: a.id }),
  });
  expect(blocked.ok).toBe(true);
  await page.reload();
  await expect(page.getByText('No conversations yet.')).toBeVisible();
});

test.describe('the badge', () => {
  test('matches the server’s sum again after a break, and a tick from the break is not missed', async ({
    quad,
    visit,
  }) => {
    const [a, b] = await makePair(quad);
    const [{ page }, { page: theirs }] = [await visit(), await visit()];
    const line = await breakableLine(page);
    await openChat(page, a, b);
    await say(page, 'Read me later.');
    await expect(log(page).getByText('Sent', { exact: true })).toHaveCount(1);
    await message(page, b);
    await expect(log(page).getByText('Read me later.')).toBeVisible();
    await page.getByRole('button', { name: `Minimise chat with ${b.username}` }).click();
    await line.cut();
    await openChat(theirs, b, a);
    await expect(log(theirs).getByText('Read me later.')).toBeVisible();
    await say(theirs, 'While you were away, one.');
    await say(theirs, 'While you were away, two.');
    await expect(log(theirs).getByText('Sent', { exact: true })).toHaveCount(2);
    await line.mend();
    await expect(badge(page)).toHaveText(/^2 /);
    await page.getByRole('button', { name: /^Open chat with/ }).click();
    await expect(badge(page)).toHaveCount(0);
    await expect(log(page).getByText('Read', { exact: true })).toHaveCount(1);
    await expect(log(theirs).getByText('Read', { exact: true })).toHaveCount(2);
  });
});
