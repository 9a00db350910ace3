import { announce, sendRsvp, test } from '../support/events';
import { addressOf, holdCall } from '../support/calls';
import { makePerson } from '../support/people';
import { expect } from '../support/quadTest';
import { signIn } from '../support/signIn';

test("an event's page shows that it is loading, and then its description", async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'tells');
  const { eventId } = await announce(quad, host, { title: 'Reading hour', days: 2 });
  await sendRsvp(quad, host, eventId, 'interested');
  const { page } = await visit();
  await signIn(page, host);
  const release = await holdCall(page, 'listEvents', 'event_id');
  await page.goto(`/dashboard/events/${eventId}`);
  await expect(page.getByText('Loading event details...')).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'About This Event' })).toBeVisible();
  await expect(page.getByText('All about Reading hour.')).toBeVisible();
  await expect(page.getByText('0 people going • 1 interested')).toBeVisible();
  await expect(
    page.getByText(/^\d{1,2}(st|nd|rd|th) [A-Z][a-z]+, \d{4} · 18:30$/).first(),
  ).toBeVisible();
  for (const tab of ['Details', 'Discussion', 'More'])
    await expect(page.getByRole('tab', { name: tab, exact: true })).toBeVisible();
  await expect(page).toHaveTitle('Reading hour · Quad');
  await page.getByRole('main').getByRole('link', { name: host.username }).first().click();
  await expect(page).toHaveTitle(`${host.username} · Quad`);
  await page.goto('/dashboard/search-results?q=reading%20hour');
  await expect(page).toHaveTitle('reading hour · Quad');
});

test('the events page has its three headings, each with the matching events below it', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'orders');
  const groups = [
    ['Events Within 7 Days', 'In three days', 3],
    ['Within 30 Days', 'In three weeks', 21],
    ['Within This Year', 'In three months', 90],
  ] as const;
  for (const [, title, days] of groups) await announce(quad, host, { title, days });
  const { page } = await visit();
  await signIn(page, host, '/dashboard/Events');
  for (const [heading, title] of groups) {
    const group = page.getByRole('region', { name: heading });
    const more = group.getByRole('button', { name: 'See More' });
    // The campus of these tests has more events than the page shows at first.
    await expect(async () => {
      if (await more.isVisible()) await more.click();
      await expect(group.getByRole('heading', { name: title })).toBeVisible({ timeout: 5_000 });
    }).toPass();
  }
});

for (const [name, status] of [
  ['Going', 'going'],
  ['Interested', 'interested'],
] as const)
  test(`an RSVP with status ${status} shows whether it was saved and withdrawn, and stays unchanged if not`, async ({
    quad,
    visit,
  }) => {
    const guest = await makePerson(quad, 'stays');
    const { eventId } = await announce(quad, guest, { title: `Sticky ${status}`, days: 2 });
    const { page } = await visit();
    await signIn(page, guest, `/dashboard/events/${eventId}`);
    const choice = page.getByRole('main').getByRole('button', { name, exact: true });
    const press = async (text: string, isPressed: boolean) => {
      await choice.click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(choice).toHaveAttribute('aria-pressed', String(isPressed));
    };
    const address = addressOf('setRsvp');
    await page.route(address, (route) => route.abort());
    await press(`Failed to mark as ${status}. Please try again.`, false);
    await page.unroute(address);
    await press(`You have successfully marked yourself as ${status}!`, true);
    await page.route(address, (route) => route.abort());
    await press(`Failed to unmark ${status}. Please try again.`, true);
    await page.unroute(address);
    await press(`You have successfully unmarked your ${status} status!`, false);
  });

test('an event whose announcement failed keeps everything, says so, and can be announced again', async ({
  quad,
  visit,
}) => {
  const host = await makePerson(quad, 'retries');
  const { page } = await visit();
  await signIn(page, host, '/dashboard/create-events');
  await page.getByLabel('Title').fill('Second attempt');
  await page.getByLabel('Description').fill('It works when the line does.');
  await page.getByLabel('Date', { exact: true }).fill('2031-03-11');
  await page.getByLabel('Time', { exact: true }).fill('17:00');
  await page.route(addressOf('createEventPost'), (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Create event' }).click();
  await expect(page.getByText('An error occurred while creating the event.').first()).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Second attempt');
  await page.unroute(addressOf('createEventPost'));
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Retry|Create event)$/ })
    .first()
    .click();
  await expect(page.getByText('Event created successfully!', { exact: true })).toBeVisible();
});
