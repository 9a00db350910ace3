import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { onCall } from '#shared/testing/onCall';
import { adaAuthor, feedHandlers, feedServer, makePost } from './feedServer';
import { fakeScreen, openFeedPage } from './openFeedPage';

/** The events that the fake server received. */
export const received: FormData[] = [];

/** Handlers for a feed in which events are created. */
export const eventFormHandlers = [
  ...feedHandlers,
  onCall('createEventPost', async ({ request }) => {
    const form = await request.formData();
    received.push(form);
    const content = form.get('event_title') as string;
    feedServer.posts = [makePost(50, { content, user: adaAuthor })];
    return HttpResponse.json(feedServer.posts[0], { status: 201 });
  }),
];

/** Starts with a wide screen, an empty feed and no received events. */
export function resetEventForm(): void {
  fakeScreen();
  received.length = 0;
  feedServer.reset([]);
}

/** Opens the feed with the form for an event. */
export const openEvent = async (stored = {}) => {
  const opened = await openFeedPage(undefined, stored);
  await opened.user.click(screen.getByRole('button', { name: 'Event' }));
  await screen.findByLabelText('Title');
  return opened;
};
/** The field with a label. */
export const input = (label: string | RegExp) =>
  screen.getByLabelText(label, { selector: 'input, textarea' });
/** Changes the value of the field with a label. */
export const set = (label: string | RegExp, value: string) =>
  fireEvent.change(input(label), { target: { value } });
/** The button that creates the event. */
export const post = () => screen.getByRole('button', { name: 'Create event' });
/** Fills in the required fields, with a date to come, and a place. */
export const fill = () => {
  set('Title', 'Open reading hour');
  set('Description', 'One paper, one hour.');
  set('Date', '2045-03-11');
  set('Time', '17:00');
  set('Time zone', 'Asia/Dhaka');
  set(/^Location/, 'Library annexe');
};
