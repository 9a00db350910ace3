import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { adaStored } from '#shared/testing/people';
import { createFakePorts } from '#shared/testing/fakePorts';
import { renderAt } from '#shared/testing/renderAt';
import { onCall } from '#shared/testing/onCall';
import {
  eventFormHandlers,
  fill,
  input,
  openEvent,
  post,
  received,
  resetEventForm,
  set,
} from '../../testing/eventForm';
import { openFeedPage } from '../../testing/openFeedPage';
import { NewEventPage } from './NewEventPage';

const server = startApiServer(...eventFormHandlers);

// Lazy chunks, loaded first because that may exceed a test's timeout on a busy machine.
beforeAll(() => Promise.all([import('./EventPanel'), import('./eventSchema')]), 60_000);
beforeEach(resetEventForm);

describe('the event form', () => {
  it("starts in the browser's time zone and sends the filled-in values", async () => {
    const { user, store } = await openEvent();
    expect(input('Time zone')).toHaveValue(Intl.DateTimeFormat().resolvedOptions().timeZone);
    fill();
    await user.click(post());
    expect(await screen.findByText('Open reading hour', { selector: 'article *' })).toBeVisible();
    expect(Object.fromEntries(received[0] ?? [])).toEqual({
      content: '',
      event_title: 'Open reading hour',
      event_description: 'One paper, one hour.',
      event_date: '2045-03-11',
      event_time: '17:00',
      user_timezone: 'Asia/Dhaka',
      location: 'Library annexe',
      event_end_date: '',
      event_end_time: '',
      online_url: '',
      join_note: '',
      capacity: '',
    });
    expect(store.getState().toasts.items.at(-1)?.text).toBe('Event created successfully!');
    expect(screen.getByRole('button', { name: 'Text' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows missing values at their fields and focuses the first', async () => {
    const { user } = await openEvent();
    set('Time zone', 'Mars/Olympus');
    await user.click(post());
    await waitFor(() => expect(input('Title')).toHaveFocus());
    expect(input('Title')).toHaveAccessibleDescription('Give the event a title.');
    expect(input('Description')).toHaveAccessibleDescription('Add a description.');
    expect(input('Date')).toHaveAccessibleDescription('Choose a date.');
    expect(input('Time')).toHaveAccessibleDescription('Choose a time.');
    expect(input('Time zone')).toHaveAccessibleDescription(
      'Choose a time zone from the list, such as Asia/Dhaka.',
    );
    expect(received).toEqual([]);
    set('Title', 'Now it has one');
    await waitFor(() => expect(input('Title')).toBeValid());
  });

  it('has the title first and an optional note last, which is sent with it', async () => {
    const { user } = await openEvent();
    const fields = within(screen.getByRole('form')).getAllByRole('textbox');
    expect(fields.at(0)).toHaveAccessibleName('Title');
    expect(fields.at(-1)).toHaveAccessibleName('Note for readers (optional)');
    fill();
    await user.type(input(/^Note for readers/), 'Tea at four.');
    await user.click(post());
    await waitFor(() => expect(received[0]?.get('content')).toBe('Tea at four.'));
    // Back to a text post, whose field keeps the focus.
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Write a post' })).toHaveFocus(),
    );
  });

  it('asks for the time of the end before its date, and last, in a group, for what few events need', async () => {
    await openEvent();
    const isBefore = (one: RegExp, other: RegExp) =>
      input(one).compareDocumentPosition(input(other)) === Node.DOCUMENT_POSITION_FOLLOWING;
    expect(isBefore(/^Ends/, /^End date/)).toBe(true);
    expect(isBefore(/^Location/, /^Online address/)).toBe(true);
    const group = within(
      screen.getByRole('group', { name: 'If it is online or has limited places' }),
    );
    expect(group.getAllByRole('textbox').map(({ id }) => id)).toEqual(
      [/^Online address/, /^How to join/, /^Places/].map((label) => input(label).id),
    );
  });

  it('sends the end, the online address and the places', async () => {
    const { user } = await openEvent();
    fill();
    set(/^Ends/, '16:30');
    set(/^Online address/, 'https://meet.example/hour');
    set(/^How to join/, 'Room code 12.');
    set(/^Places/, '50');
    await user.click(post());
    await waitFor(() =>
      expect(Object.fromEntries(received[0] ?? [])).toMatchObject({
        event_end_date: '',
        event_end_time: '16:30',
        online_url: 'https://meet.example/hour',
        join_note: 'Room code 12.',
        capacity: '50',
      }),
    );
  });

  it('shows a wrong end, address and number of places at their fields', async () => {
    const { user } = await openEvent();
    fill();
    set(/^Ends/, '18:00');
    set(/^End date/, '2045-03-10');
    set(/^Online address/, 'http://meet.example');
    set(/^Places/, '100001');
    await user.click(post());
    await waitFor(() => expect(input(/^Ends/)).toHaveFocus());
    expect(input(/^Ends/)).toHaveAccessibleDescription('The end must be after the start.');
    expect(input(/^Online address/)).toHaveAccessibleDescription(
      /Enter an address that starts with https:\/\/\./,
    );
    expect(input(/^Places/)).toHaveAccessibleDescription(/Enter a number from 1 to 100,000\./);
    expect(received).toEqual([]);
  });

  it('sends an event without a location', async () => {
    const { user } = await openEvent();
    fill();
    set(/^Location/, '');
    await user.click(post());
    await waitFor(() => expect(received[0]?.get('location')).toBe(''));
  });

  it('accepts one picture and rejects other files', async () => {
    await openEvent();
    const drop = (name: string, type: string) => {
      const files = [new File(['x'], name, { type })];
      fireEvent.drop(input('Title'), { dataTransfer: { files, types: ['Files'], items: [] } });
    };
    URL.createObjectURL = jest.fn(() => 'blob:1');
    URL.revokeObjectURL = jest.fn();
    drop('paper.pdf', 'application/pdf');
    expect(
      await screen.findByText('File type must be one of .png, .jpg, .jpeg, .webp, .gif'),
    ).toBeVisible();
    drop('one.png', 'image/png');
    drop('two.png', 'image/png');
    expect(await screen.findByText('two.png')).toBeVisible();
    expect(screen.queryByText('one.png')).not.toBeInTheDocument();
  });

  it('keeps everything when the server fails, and shows its errors at the fields', async () => {
    server.use(
      onCall('createEventPost', () => new HttpResponse(null, { status: 500 }), {
        once: true,
      }),
    );
    const { user } = await openEvent();
    fill();
    await user.click(post());
    expect(await screen.findByText('An error occurred while creating the event.')).toBeVisible();
    expect(input('Title')).toHaveValue('Open reading hour');
    const response = { detail: 'Please check the form.', errors: { event_date: 'Too far away.' } };
    server.use(onCall('createEventPost', () => HttpResponse.json(response, { status: 400 })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Please check the form.')).toBeVisible();
    expect(input('Date')).toHaveAccessibleDescription('Too far away.');
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'leaves Enter to an input method in a field: %j',
    async (composing) => {
      await openEvent();
      const isLeft = (init: object) => fireEvent.keyDown(input('Title'), { key: 'Enter', ...init });
      expect(isLeft(composing)).toBe(true);
      expect(isLeft({})).toBe(false);
    },
  );

  it('names the limits of its picture', async () => {
    await openEvent();
    const hint =
      'A PNG, JPEG, WebP or GIF picture up to 10 MB and 50 megapixels, JPEG photos up to 25 MB.';
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('does not post on Enter in a field', async () => {
    const { user } = await openEvent();
    fill();
    await user.type(input('Title'), '{Enter}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(received).toEqual([]);
  });

  it('is restored as it was left', async () => {
    const event = JSON.stringify({ event_title: 'Half an idea', user_timezone: 'Europe/Berlin' });
    const texts = { 'post:kind': 'event', 'post:event': event };
    const stored = { quad_drafts: JSON.stringify({ owner: 7, texts }) };
    const { user } = await openFeedPage(undefined, stored);
    expect(await screen.findByLabelText('Title')).toHaveValue('Half an idea');
    expect(input('Time zone')).toHaveValue('Europe/Berlin');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Event' }));
    expect(await screen.findByLabelText('Title')).toHaveValue('');
  });
});

it('without any input gives way to a text post on the next visit', async () => {
  const texts = { 'post:kind': 'event' };
  const { store } = await openFeedPage(undefined, {
    quad_drafts: JSON.stringify({ owner: 7, texts }),
  });
  expect(await screen.findByRole('button', { name: 'Text' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(store.getState().drafts.texts).toEqual({});
});

it('on its own page leads to the new post in the feed', async () => {
  const ports = createFakePorts(adaStored);
  const { user, place } = await renderAt('/dashboard/create-events', <NewEventPage />, { ports });
  expect(screen.getByRole('heading', { name: 'New event' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Kind of post' })).not.toBeInTheDocument();
  await screen.findByLabelText('Title');
  fill();
  await user.click(post());
  await waitFor(() => expect(place().path).toBe('/dashboard/posts?highlight=50'));
});
