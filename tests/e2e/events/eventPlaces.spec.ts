import type { Locator, Page } from '@playwright/test';
import { announce, dayIn, dayOfEvents, goToMorning, sendRsvp, test } from '../support/events';
import { expectRendersWell, SCREENS } from '../support/looks';
import { makePerson, type Person } from '../support/people';
import { expect } from '../support/quadTest';
import { signIn } from '../support/signIn';

const button = (within: Locator | Page, name: string) =>
  within.getByRole('button', { name, exact: true });
const openEvent = (page: Page, eventId: number) => page.goto(`/dashboard/events/${eventId}`);

test('an event gets an end, an online address and places, which its editor shows again', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'placeshost');
  const { page } = await visit();
  await signIn(page, host);
  await page.goto('/dashboard/create-events');
  await page.getByLabel('Title').fill('Optics evening');
  await page.getByLabel('Description').fill('Lenses, and tea.');
  await page.getByLabel('Date', { exact: true }).fill(dayIn(3));
  await page.getByLabel('Time', { exact: true }).fill('22:00');
  await page.getByLabel(/^Ends/).fill('01:00');
  await page.getByLabel(/^Online address/).fill('http://meet.example');
  await page.getByLabel(/^Places/).fill('2');
  await button(page, 'Create event').click();
  await expect(page.getByText('Enter an address that starts with https://.')).toBeVisible();
  await page.getByLabel(/^Online address/).fill('https://meet.example/optics');
  await button(page, 'Create event').click();

  const post = page.getByRole('article').filter({ hasText: 'Optics evening' });
  await expect(post.getByText(/22:00 – .* · 01:00/)).toBeVisible();
  await post.getByRole('link', { name: 'See Details' }).click();
  await expect(page.getByText('2 of 2 places left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Join online' })).toHaveAttribute(
    'href',
    'https://meet.example/optics',
  );

  await page.getByRole('tab', { name: 'More' }).click();
  await page.getByRole('link', { name: 'View post' }).click();
  await post.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit Post' }).click();
  const editor = page.getByRole('form', { name: 'Edit your post' });
  await expect(editor.getByLabel(/^Ends/)).toHaveValue('01:00');
  await expect(editor.getByLabel(/^Places/)).toHaveValue('2');
  await editor.getByLabel(/^Places/).fill('5');
  await editor.getByRole('button', { name: 'Save' }).click();
  await post.getByRole('link', { name: 'See Details' }).click();
  await expect(page.getByText('5 of 5 places left')).toBeVisible();
});

test(
  'whoever waits moves up and gets the free place, by keyboard alone',
  { tag: '@journey' },
  async ({ quad, visit }) => {
    const host = await makePerson(quad, 'linehost');
    const [first, second, third] = await Promise.all(
      ['one', 'two', 'three'].map((name) => makePerson(quad, `line${name}`)),
    );
    if (!first || !second || !third) throw new Error('There are not three.');
    const { eventId } = await announce(quad, host, { title: 'Small seminar', days: 2, places: 1 });
    await sendRsvp(quad, first, eventId, 'going');

    const { page } = await visit();
    await signIn(page, second);
    await openEvent(page, eventId);
    await button(page.getByRole('main'), 'Join the waiting list').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You’re 1st in line', { exact: true })).toBeVisible();
    await expect(button(page.getByRole('main'), 'Leave the list')).toBeFocused();

    const other = await visit();
    await signIn(other.page, third);
    await openEvent(other.page, eventId);
    await button(other.page.getByRole('main'), 'Join the waiting list').click();
    await expect(other.page.getByText('You’re 2nd in line', { exact: true })).toBeVisible();

    await leave(quad.url, first, eventId);
    await expect(button(page.getByRole('main'), 'Going')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /Notifications$/ }).click();
    await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText(
      /gave you a place at an event.*Small seminar/,
    );
    await other.page.reload();
    await expect(other.page.getByText('You’re 1st in line', { exact: true })).toBeVisible();
    await button(other.page.getByRole('main'), 'Leave the list').click();
    await expect(other.page.getByText('You left the waiting list.', { exact: true })).toBeVisible();
  },
);

/** Withdraws an RSVP through the API. */
async function leave(url: string, { token }: Person, eventId: number): Promise<void> {
  const { status } = await fetch(`${url}/api/interactions/event/${eventId}/rsvp`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(204);
}

test('Going says that another event is at the same time', async ({ quad, visit }) => {
  const host = await makePerson(quad, 'overlaphost');
  const guest = await makePerson(quad, 'overlapguest');
  const at = { days: 6, time: '10:00' };
  const one = await announce(quad, host, { title: 'Morning lecture', ...at });
  const { eventId } = await announce(quad, host, { title: 'Morning lab', ...at });
  await sendRsvp(quad, guest, one.eventId, 'going');
  const { page } = await visit();
  await signIn(page, guest);
  await openEvent(page, eventId);
  await button(page.getByRole('main'), 'Going').click();
  const warning = 'You’re also going to “Morning lecture” at the same time.';
  await expect(page.getByText(warning, { exact: true })).toBeVisible();
});

test('Mine has what the user wants to go to and their own events, Past what is over', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'minehost');
  const guest = await makePerson(quad, 'mineguest');
  const { eventId } = await announce(quad, host, { title: 'Reading circle', days: 3 });
  await announce(quad, guest, { title: 'Own picnic', days: 4 });
  await announce(quad, host, { title: 'Last week’s talk', days: -7 });
  await sendRsvp(quad, guest, eventId, 'interested');
  const { page } = await visit();
  await signIn(page, guest);
  await page.goto('/dashboard/Events');
  await page.getByRole('tab', { name: 'Coming' }).focus();
  await page.keyboard.press('ArrowRight');
  const mine = page.getByRole('region', { name: 'You’re going, waiting or interested' });
  await expect(mine.getByRole('heading', { name: 'Reading circle' })).toBeVisible();
  const own = page.getByRole('region', { name: 'Your own events' });
  await expect(own.getByRole('heading', { name: 'Own picnic' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const past = page.getByRole('region', { name: 'Past events' });
  await expect(past.getByRole('heading', { name: 'Last week’s talk' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard/Events?view=past');
});

test('the month works by keyboard', async ({ quad, visit }) => {
  const host = await makePerson(quad, 'monthhost');
  const day = dayOfEvents();
  await announce(quad, host, { title: 'Today’s colloquium', day });
  const { page } = await visit();
  await goToMorning(page, day);
  await signIn(page, host);
  await page.goto('/dashboard/Events');
  await button(page, 'Month').click();
  const chosen = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await expect(chosen).toContainText('Today’s colloquium');
  await expect(page.getByRole('link', { name: 'Today’s colloquium' })).toBeVisible();
  await chosen.focus();
  const start = await chosen.getAttribute('aria-label');
  for (const key of ['Home', 'End', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']) {
    await page.keyboard.press(key);
    await expect(chosen).toBeFocused();
  }
  await button(page, 'Today').click();
  await expect(chosen).toHaveAttribute('aria-label', start ?? '');
});

test.describe('the new parts of events', { tag: '@looks' }, () => {
  for (const screen of SCREENS) {
    test(`are accessible and fit the screen: ${screen}`, async ({ quad, visit }) => {
      test.slow();
      const host = await makePerson(quad, `look${screen}`);
      const guest = await makePerson(quad, `guest${screen}`);
      const day = dayOfEvents();
      const { eventId } = await announce(quad, host, {
        title: `Full seminar for the ${screen}`,
        day,
        end: '21:00',
        places: 1,
        online: 'https://meet.example/seminar',
      });
      await sendRsvp(quad, host, eventId, 'going');
      const { page } = await visit({ viewport: screen });
      // A phone lists the events of one month, and tomorrow may be in the next.
      await goToMorning(page, day);
      await signIn(page, guest);
      const check = (picture: string) => expectRendersWell(page, picture, screen);
      await openEvent(page, eventId);
      await button(page.getByRole('main'), 'Join the waiting list').click();
      await expect(page.getByText('You’re 1st in line', { exact: true })).toBeVisible();
      await check('event-waiting');
      await page.goto('/dashboard/Events?view=mine');
      await expect(page.getByText('You’re 1st in line', { exact: true })).toBeVisible();
      await check('events-mine');
      await page.goto('/dashboard/Events?view=month');
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      const entry = page.getByText(`Full seminar for the ${screen}`).filter({ visible: true });
      await expect(entry.first()).toBeVisible();
      await check('events-month');
      await page.goto('/dashboard/create-events');
      await expect(page.getByLabel(/^Places/)).toBeVisible();
      await check('event-form');
    });
  }
});
