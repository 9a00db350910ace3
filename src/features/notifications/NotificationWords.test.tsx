import { screen, waitFor, within } from '@testing-library/react';
import type { Notification } from '#contract/entities/notification';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { setClock } from '#shared/testing/setClock';
import { NotificationsButton } from './NotificationsButton';
import {
  makeNotification,
  notificationHandlers,
  notificationServer,
} from './testing/notificationServer';

startApiServer(...notificationHandlers);
beforeAll(() => import('./CancelledEventDialog'), 60_000);
afterEach(() => jest.useRealTimers());

/** Opens the list of these notifications. */
async function openList(...list: Notification[]) {
  notificationServer.reset(list);
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/dashboard/posts', <NotificationsButton />, { ports });
  await view.user.click(screen.getByRole('button', { name: /Notifications$/ }));
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  await within(panel).findAllByRole('listitem');
  return { ...view, panel };
}
const rowsOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('listitem')
    .map((row) =>
      (row.textContent ?? '').replace(/^P(Unread: )?|(about |over |almost )?\d+ \w+ ago$/g, ''),
    );

const group = { title: 'Our reading group meets …' };
const event = {
  title: 'Open lab',
  event_id: 4,
  event_datetime: '2025-11-28T12:00:00.000Z',
  timezone: 'Asia/Dhaka',
};
const lab = `Open lab, Fri 28 Nov, 6:00 PM`;

test.each<[Partial<Notification>, string]>([
  [
    { type: 'comment', ...group, excerpt: 'I can bring a counter-example', comment_id: 8 },
    'commented on your post Our reading group meets …: “I can bring a counter-example”',
  ],
  [
    { type: 'reply', ...group, excerpt: 'Which one?', comment_id: 9 },
    'replied to your comment on Our reading group meets …: “Which one?”',
  ],
  [
    { type: 'mention', ...group, excerpt: 'Ask @ada', comment_id: 9 },
    'mentioned you in Our reading group meets …: “Ask @ada”',
  ],
  [{ type: 'mention', ...group }, 'mentioned you in Our reading group meets …'],
  [{ type: 'comment', excerpt: 'Nice picture' }, 'commented on your post: “Nice picture”'],
  [
    { type: 'comment_removed', ...group },
    'removed your comment from their post Our reading group meets …',
  ],
  [{ type: 'like', ...group }, 'liked your post Our reading group meets …'],
  [{ type: 'share', ...group }, 'shared your post Our reading group meets …'],
  [{ type: 'new_post', ...group }, 'posted a new post Our reading group meets …'],
  [
    { type: 'collaboration_request', post_id: null, work_title: 'Attention sinks' },
    'wants to collaborate on your research Attention sinks',
  ],
  [
    { type: 'collaboration_accepted', post_id: null, work_title: 'Attention sinks' },
    'accepted your collaboration request for Attention sinks',
  ],
  [
    { type: 'collaboration_declined', post_id: null, work_title: 'Attention sinks' },
    'declined your collaboration request for Attention sinks',
  ],
  [{ type: 'connection_request', post_id: null }, 'wants to connect with you'],
  [
    { type: 'event_cancelled', post_id: null, ...event },
    `cancelled an event you were going to${lab}`,
  ],
  [
    {
      type: 'event_changed',
      ...event,
      change: {
        when: ['2025-11-28T11:00:00.000Z', event.event_datetime],
        where: ['Room 1', 'Room 2'],
      },
    },
    `changed an event you are going to${lab}Moved from Fri 28 Nov, 5:00 PMPlace: Room 2, before: Room 1`,
  ],
  [
    { type: 'event_changed', ...event, change: { where: ['', 'Room 2'] } },
    `changed an event you are going to${lab}Place: Room 2`,
  ],
  [
    { type: 'event_changed', ...event, change: { where: ['Room 1', ''] } },
    `changed an event you are going to${lab}Place: none, before: Room 1`,
  ],
  [{ type: 'like' }, 'liked your post'],
  [{ type: 'event_changed' }, 'changed an event you are going to'],
  [{ type: 'event_reminder' }, 'reminds you of an event you are going to'],
])('%j reads as its words and details', async (details, words) => {
  const { panel } = await openList(makeNotification(1, details));
  expect(rowsOf(panel)).toEqual([`person1 ${words}`]);
});

test('a reminder says how soon its event starts, when and where, and leads to it', async () => {
  setClock('2025-11-28T11:00:00.000Z');
  const { panel } = await openList(
    makeNotification(1, { type: 'event_reminder', ...event, location: 'Curzon Hall' }),
  );
  const row = within(panel).getByRole('link');
  expect(row).toHaveTextContent(
    'Unread: Open lab starts in 1 hourFri 28 Nov, 6:00 PM · Curzon Hall',
  );
  expect(row).toHaveAttribute('href', '/dashboard/events/4');
});

const fromQuad = { post_id: null, actor_id: null, actor_username: 'Quad' };
test.each<[Partial<Notification>, string]>([
  [
    { type: 'post_removed', title: 'Buy my notes', excerpt: 'An advertisement.' },
    'Quad removed your post Buy my notes: “An advertisement.”',
  ],
  [
    { type: 'comment_removed', title: 'Buy this!', excerpt: 'An advertisement.' },
    'Quad removed your comment Buy this!: “An advertisement.”',
  ],
  [
    { type: 'paper_removed', work_title: 'Attention sinks', excerpt: 'Not yours.' },
    'Quad removed your paper Attention sinks: “Not yours.”',
  ],
  [{ type: 'post_removed', title: 'Buy my notes' }, 'Quad removed your post Buy my notes'],
  [
    { type: 'a_later_type', excerpt: 'Your report helped.' },
    'Quad did something: “Your report helped.”',
  ],
])('%j is told by Quad', async (details, words) => {
  const { panel } = await openList(makeNotification(1, { ...fromQuad, ...details }));
  const row = within(panel).getByRole('listitem');
  expect(row).toHaveTextContent(`QUnread: ${words}`);
  expect(within(row).queryByRole('presentation')).toBeNull();
});

test('a notification from Quad leads to the guidelines; a person with its name keeps their picture', async () => {
  const { panel } = await openList(
    makeNotification(2, { ...fromQuad, type: 'post_removed', title: 'Buy my notes' }),
    makeNotification(1, {
      ...{ type: 'comment_removed', actor_id: 4, actor_username: 'quadd' },
      ...{ actor_display_name: 'Quad', actor_image_url: '/api/files/face.webp' },
    }),
  );
  const links = within(panel).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/guidelines',
    '/dashboard/posts?highlight=1',
  ]);
  expect(links.map((link) => within(link).queryAllByRole('presentation').length)).toEqual([0, 1]);
});

test('a group has the words of the newest one, and leads to its comment', async () => {
  const { panel, user, place } = await openList(
    makeNotification(3, { post_id: 9, ...group, excerpt: 'Third', comment_id: 33 }),
    makeNotification(2, { post_id: 9, ...group, excerpt: 'Second', comment_id: 22 }),
  );
  expect(rowsOf(panel)).toEqual([
    'person3 and 1 other commented on your post Our reading group meets …: “Third”',
  ]);
  await user.click(within(panel).getByRole('link'));
  expect(place()).toMatchObject({ path: '/dashboard/posts?highlight=9&comment=33' });
});

test('a cancelled event opens a dialog with its title and time, and is read', async () => {
  const { panel, user } = await openList(
    makeNotification(1, { type: 'event_cancelled', post_id: null, ...event }),
  );
  await user.click(within(panel).getByRole('button', { name: /cancelled an event/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Open lab' });
  expect(screen.queryByRole('dialog', { name: 'Notifications' })).not.toBeInTheDocument();
  expect(dialog).toHaveAccessibleDescription(/^This event was cancelled by person1 ?\.$/);
  expect(dialog).toHaveTextContent('It was to start: Fri 28 Nov, 6:00 PM (Asia/Dhaka)');
  await waitFor(() => expect(notificationServer.calls).toContain('PUT notifications/1/read'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notifications' })).toHaveFocus());
});

test('the dialog leads to the coming events', async () => {
  const { panel, user, place } = await openList(
    makeNotification(1, { type: 'event_cancelled', post_id: null, ...event }),
  );
  await user.click(within(panel).getByRole('button', { name: /cancelled an event/ }));
  await user.click(await screen.findByRole('link', { name: 'See coming events' }));
  expect(place()).toMatchObject({ path: '/dashboard/Events' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a cancelled event from before details leads to the events', async () => {
  const { panel } = await openList(makeNotification(1, { type: 'event_cancelled', post_id: null }));
  expect(within(panel).getByRole('link')).toHaveAttribute('href', '/dashboard/Events');
});
