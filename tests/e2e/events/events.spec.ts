import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../support/calls';
import { announce, dayOfEvents, goToMorning, sendRsvp, test } from '../support/events';
import { makePerson } from '../support/people';
import { expect } from '../support/quadTest';
import { signIn } from '../support/signIn';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const choice = (within: Locator | Page, name: 'Going' | 'Interested') =>
  within.getByRole('button', { name, exact: true });
const tile = (page: Page, title: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: title });

async function openEvents(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await expect(page).toHaveURL('/dashboard/Events');
  // The feed stays until this page is rendered, and shows the same events.
  await expect(page.getByRole('heading', { level: 1, name: 'Events', exact: true })).toBeVisible();
}

/** Events of other tests are in the same lists, so each test finds its own by title. */
test(
  "an RSVP works in the widget, on the tile, on the event's page and in the feed, consistently",
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const host = await makePerson(quad, 'host');
    const guest = await makePerson(quad, 'guest');
    const title = 'Night of radio astronomy';
    const { eventId, postId } = await announce(quad, host, {
      title,
      days: 1,
      time: '00:30',
      zone: 'America/New_York',
      location: 'Science roof',
    });
    const { page } = await visit();
    await signIn(page, guest);

    const line = region(page, 'Upcoming events').getByRole('listitem').filter({ hasText: title });
    await choice(line, 'Interested').click();
    await expect(
      page.getByText('You have successfully marked yourself as interested!', { exact: true }),
    ).toBeVisible();
    await expect(choice(line, 'Interested')).toHaveAttribute('aria-pressed', 'true');

    await openEvents(page);
    const card = tile(page, title);
    await expect(choice(card, 'Interested')).toHaveAttribute('aria-pressed', 'true');
    await choice(card, 'Going').click();
    await expect(
      page.getByText('You have successfully marked yourself as going!', { exact: true }),
    ).toBeVisible();

    await card.getByRole('link', { name: `See Details: ${title}` }).click();
    await expect(page).toHaveURL(`/dashboard/events/${eventId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
    await expect(page.getByText('(America/New_York)')).toBeVisible();
    await expect(page.getByText(/^Your time: /)).toBeVisible();
    await expect(page.getByText('1 people going • 0 interested')).toBeVisible();
    const people = region(page, 'Who is coming');
    await expect(people.getByRole('link', { name: guest.username })).toBeVisible();

    const other = await visit();
    await signIn(other.page, host);
    await other.page.goto(`/dashboard/events/${eventId}`);
    await choice(other.page, 'Going').click();
    await expect(other.page.getByText('2 people going • 0 interested')).toBeVisible();
    await expect(
      region(other.page, 'Who is coming').getByRole('link', { name: host.username }),
    ).toBeVisible();

    await choice(page.getByRole('main'), 'Going').click();
    await expect(
      page.getByText('You have successfully unmarked your going status!', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('1 people going • 0 interested')).toBeVisible();
    await expect(people.getByRole('link', { name: guest.username })).toHaveCount(0);
    await expect(people.getByRole('link', { name: host.username })).toBeVisible();

    await page.getByRole('tab', { name: 'More' }).click();
    await page.getByRole('link', { name: 'View post' }).click();
    await expect(page).toHaveURL(`/dashboard/posts?highlight=${postId}`);
    const post = page.getByRole('article').filter({ hasText: title });
    await choice(post, 'Interested').click();
    await expect(post.getByText('1 people going • 1 interested')).toBeVisible();
    await expect(choice(line, 'Interested')).toHaveAttribute('aria-pressed', 'true');
  },
);

test('lists events by date, marks those of today, truncates their texts and loads more', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'planner');
  const day = dayOfEvents();
  await announce(quad, host, { title: 'Tea today', day });
  const description = `${'Ten letters '.repeat(9)}and then the very end`;
  for (let number = 1; number <= 13; number += 1)
    await announce(quad, host, { title: `Far lecture ${number}.`, days: 100, description });
  const { page } = await visit();
  await goToMorning(page, day);
  await signIn(page, host);
  await openEvents(page);

  await expect(tile(page, 'Tea today').getByText('Today', { exact: true })).toBeVisible();
  const year = region(page, 'Within This Year');
  await expect(year.getByRole('listitem')).toHaveCount(4);
  await expect(year.getByText('13 events')).toBeVisible();
  const text = await year.getByRole('listitem').first().getByText('Ten letters').textContent();
  expect(text).toBe(`${'Ten letters '.repeat(8)}Ten…`);
  await year.getByRole('button', { name: 'See More' }).click();
  await expect(year.getByRole('listitem')).toHaveCount(12);
  await year.getByRole('button', { name: 'See More' }).click();
  await expect(year.getByRole('listitem')).toHaveCount(13);
  await expect(year.getByRole('button', { name: 'See More' })).toHaveCount(0);

  await year
    .getByRole('link', { name: /Far lecture/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/dashboard\/events\/\d+$/);
  await page.goBack();
  await expect(year.getByRole('listitem')).toHaveCount(13);
  await expect(year.getByRole('link', { name: /Far lecture/ }).last()).toBeInViewport();

  await page.goto('/dashboard/eventposts');
  await expect(page.getByRole('article').filter({ hasText: 'Far lecture 13.' })).toBeVisible();
  await page.getByRole('link', { name: 'New event' }).click();
  await expect(page).toHaveURL('/dashboard/create-events');
});

test('an event can be discussed, shared, and added to the user’s own calendar', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'talker');
  const title = 'Open day of the library';
  const { eventId } = await announce(quad, host, { title, days: 3 });
  await sendRsvp(quad, host, eventId, 'going');
  const { page } = await visit();
  await signIn(page, host, `/dashboard/events/${eventId}`);

  await page.getByRole('tab', { name: 'Discussion' }).click();
  const discussion = region(page, 'Discussion');
  await discussion.getByRole('textbox').fill('Is there tea?');
  await discussion.getByRole('textbox').press('Control+Enter');
  await expect(discussion.getByRole('listitem').filter({ hasText: 'Is there tea?' })).toBeVisible();

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const share = page.getByRole('dialog', { name: 'Share this post' });
  await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/share\//);
  await share.getByRole('button', { name: 'Close' }).last().click();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('open-day-of-the-library.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('BEGIN:VEVENT');
  expect(calendar).toContain(`SUMMARY:${title}`);

  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your events in your own calendar' });
  await dialog.getByRole('button', { name: 'Create private link' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Private link' }).inputValue();
  const feed = new URL(address).pathname;
  const first = await fetch(`${quad.url}${feed}`);
  expect(await first.text()).toContain(`SUMMARY:${title}`);
  await dialog.getByRole('button', { name: 'Revoke link' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Revoke link' }).click();
  await expect(dialog.getByRole('button', { name: 'Create private link' })).toBeVisible();
  expect((await fetch(`${quad.url}${feed}`)).status).toBe(404);
});

test.describe('a missing event', () => {
  test('a wrong address shows an error, and a failure can be retried', async ({ quad, visit }) => {
    const host = await makePerson(quad, 'lost');
    const { eventId } = await announce(quad, host, { title: 'Lost and found', days: 4 });
    const { page } = await visit();
    await signIn(page, host);
    for (const id of ['999999', 'tomorrow', '0']) {
      await page.goto(`/dashboard/events/${id}`);
      await expect(page.getByText('No event found!')).toBeVisible();
    }
    await page.route(addressOf('listEvents'), (route) => route.abort());
    await page.goto(`/dashboard/events/${eventId}`);
    await expect(page.getByRole('alert')).toContainText('Failed to fetch event details.');
    await page.unroute(addressOf('listEvents'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Lost and found' })).toBeVisible();

    await page.route(addressOf('groupEventsByTime'), (route) => route.abort());
    await page.goto('/dashboard/Events');
    await expect(page.getByRole('alert')).toContainText(
      'Network error. Please check your connection.',
    );
    await page.unroute(addressOf('groupEventsByTime'));
    await page.getByRole('button', { name: 'Try Again' }).click();
    // Other tests' events may come first.
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first).toBeVisible();

    await page.route(addressOf('setRsvp'), (route) => route.abort());
    await choice(first, 'Going').click();
    await expect(
      page.getByText('Failed to mark as going. Please try again.', { exact: true }),
    ).toBeVisible();
    await expect(choice(first, 'Going')).toHaveAttribute('aria-pressed', 'false');
  });
});
