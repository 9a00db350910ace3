import type { Locator, Page } from '@playwright/test';
import { announce, sendRsvp } from '../support/events';
import { makePost } from '../support/makePost';
import { makePerson, type Person } from '../support/people';
import { makePaper } from '../support/research';
import { test } from '../support/servers/moderatedQuad';
import type { QuadServer } from '../support/servers/quadServer';
import { runQuad } from '../support/servers/runQuad';
import { expect } from '../support/quadTest';
import { signIn } from '../support/signIn';
import { tabTo } from '../support/tabTo';

const REPORTS = '/dashboard/settings/reports';
const REASON = 'Advertisements are not allowed.';

const bell = (page: Page) => page.getByRole('button', { name: /Notifications$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Sends JSON as a person, and returns the id in the response, if there is one. */
async function send(
  { url }: QuadServer,
  { token }: Person,
  path: string,
  body: object = {},
  method = 'POST',
): Promise<number> {
  const response = await fetch(`${url}/api/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  expect(response.ok, `${path}: ${text}`).toBe(true);
  return text === '' ? 0 : ((JSON.parse(text) as { id?: number }).id ?? 0);
}

const headingOf = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

/** Follows the notification with these words by keyboard, and expects what its page shows. */
async function follow(page: Page, words: string, address: string, shown: Locator) {
  await bell(page).press('Enter');
  const row = panel(page).getByRole('listitem').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  await tabTo(page, row.locator('a, button'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(shown).toBeVisible();
  await page.goto('/dashboard/posts');
}

test('what Quad and moderators decided about a member’s content is named, and leads to its page', async ({
  quad,
  visit,
  moderated,
}) => {
  test.slow();
  const [first, second] = moderated.moderators;
  const author = await makePerson(quad, 'trader');
  const reporter = await makePerson(quad, 'observer');

  const post = await makePost(quad, author, 'text', { content: 'Notes of last term, ask me' });
  const kept = await makePost(quad, reporter, 'text', { content: 'Our course has begun' });
  const onPost = { post_id: kept, content: 'Cheap notes here', parent_id: null };
  const comment = await send(quad, author, `interactions/${kept}/comment`, onPost);
  const paper = await makePaper(quad, author, { title: 'Notes bound as a paper' });
  for (const [kind, id] of [
    ['comments', comment],
    ['papers', paper],
  ] as const)
    await runQuad(quad, kind, 'remove', String(id), '--reason', REASON);

  const wanted = { kind: 'post', id: post, reason: 'Spam or advertising' };
  const report = await send(quad, reporter, 'reports', wanted);
  const decision = `moderation/reports/${report}/decision`;
  await send(quad, first, decision, { decision: 'warn', explanation: 'Please offer them free.' });
  await send(quad, author, `reports/${report}/appeal`, { text: 'They are free.' });
  await send(quad, second, decision, { decision: 'dismiss', explanation: 'Indeed.' });

  const { page } = await visit();
  await signIn(page, author);
  const guidelines = ['/guidelines', headingOf(page, 'Community guidelines')] as const;
  const settings = [REPORTS, headingOf(page, 'Settings')] as const;
  await follow(page, 'Quad removed your comment', ...guidelines);
  await follow(page, 'Quad removed your paper Notes bound as a paper', ...guidelines);
  await follow(page, 'Quad warned you about Notes of last term', ...settings);
  await follow(page, 'Quad looked at your appeal about Notes of last term', ...settings);

  const { page: theirs } = await visit();
  await signIn(theirs, reporter);
  await follow(
    theirs,
    'Quad looked at your report of Notes of last term',
    REPORTS,
    headingOf(theirs, 'Settings'),
  );
});

test('a place from the waiting list names its event, and leads to its post', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'kilnhost');
  const [early, late] = [await makePerson(quad, 'early'), await makePerson(quad, 'late')];
  const { eventId, postId } = await announce(quad, host, {
    title: 'Kiln hour',
    days: 3,
    places: 1,
  });
  await sendRsvp(quad, early, eventId, 'going');
  const wait = { event_id: eventId, status: 'going', waitlist: true };
  await send(quad, late, `interactions/event/${eventId}/rsvp`, wait);
  await send(quad, early, `interactions/event/${eventId}/rsvp`, {}, 'DELETE');

  const { page } = await visit();
  await signIn(page, late);
  const post = page.locator(`article[data-post-id="${postId}"]`);
  const address = `/dashboard/posts?highlight=${postId}`;
  await follow(page, 'gave you a place at an event', address, post.getByText('Kiln hour').first());
});
