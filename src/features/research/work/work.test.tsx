import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import { notification } from '#contract/fixtures/messages';
import { COLLABORATION_MESSAGE_MAX_LENGTH, RESEARCH_DETAILS_MAX_LENGTH } from '#contract/limits';
import { frameReceived } from '#realtime/frameActions';
import { chatOpened } from '#shared/store/featureEvents';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import { campus, emptyCampus, makeWork, refuse, researchHandlers } from '../testing/researchServer';
import { askToCollaborate } from './askToCollaborate';
import { postWork } from './postWork';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

const base = '/dashboard/research';
type User = Awaited<ReturnType<typeof openResearch>>['user'];
const field = (name: string) => screen.getByRole('textbox', { name });
const fill = async (user: User) => {
  for (const [name, text] of [
    ['Title', 'Attention sinks'],
    ['Research field', 'Physics'],
    ['Details', 'Why?'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
};
const post = (user: User) => user.click(screen.getByRole('button', { name: 'Post' }));

test('current work requires all of its fields, and whitespace does not count', async () => {
  const { user } = await openResearch(`${base}/post-research`);
  await user.type(field('Title'), '  ');
  await post(user);
  expect(await screen.findByText('All fields are required.')).toBeVisible();
  await waitFor(() => expect(field('Title')).toHaveFocus());
});

test("current work is posted, then the user's own work is shown", async () => {
  let body: FormData | undefined;
  server.use(
    onCall('postResearch', async ({ request }) => {
      body = await request.formData();
      campus.own = [makeWork(5, { title: 'Attention sinks' })];
      return HttpResponse.json(campus.own[0], { status: 201 });
    }),
  );
  const { user, toasts, address } = await openResearch(`${base}/post-research`);
  await fill(user);
  await post(user);
  expect(await screen.findByRole('heading', { name: 'Attention sinks' })).toBeVisible();
  expect(address()).toBe(`${base}/my_post_research_papers`);
  expect(toasts()).toEqual(['✅ Research posted successfully!']);
  expect(Object.fromEntries(body ?? [])).toEqual({
    title: 'Attention sinks',
    research_field: 'Physics',
    details: 'Why?',
    is_open: 'true',
  });
});

test.each([
  ['what the server says', refuse('postResearch', 400), 'Refused with 400.'],
  [
    'to try again',
    onCall('postResearch', () => HttpResponse.error()),
    'Error posting research. Please try again.',
  ],
])('work that could not be posted says %s, and is kept', async (_what, handler, text) => {
  server.use(handler);
  const { user } = await openResearch(`${base}/post-research`);
  await fill(user);
  await post(user);
  expect(await screen.findByText(text)).toBeVisible();
  expect(field('Details')).toHaveValue('Why?');
});

test('details that are too long stay whole, and say by how much', async () => {
  const { user } = await openResearch(`${base}/post-research`);
  await fill(user);
  const long = 'x'.repeat(RESEARCH_DETAILS_MAX_LENGTH + 7);
  await user.clear(field('Details'));
  await user.click(field('Details'));
  await user.paste(long);
  await post(user);
  expect(await screen.findByText('Too long by 7 characters.')).toBeVisible();
  expect(field('Details')).toHaveValue(long);
});

test('a message that is too long stays whole and is not sent', async () => {
  campus.works = [makeWork(4)];
  const { user } = await openResearch(`${base}/recent-works`);
  await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Request to collaborate' }));
  const long = 'x'.repeat(COLLABORATION_MESSAGE_MAX_LENGTH + 1);
  await user.clear(dialog.getByRole('textbox'));
  await user.paste(long);
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Too long by 1 character.');
  expect(dialog.getByRole('textbox')).toHaveValue(long);
});

test('a request is sent with the default message, and the button shows it from then on', async () => {
  campus.works = [makeWork(4)];
  let message: string | null = null;
  server.use(
    onCall(['requestCollaboration', { id: 4 }], async ({ request }) => {
      message = new URLSearchParams(await request.text()).get('message');
      campus.works = [makeWork(4, { can_request_collaboration: false })];
      return HttpResponse.json({ detail: 'Asked.' }, { status: 201 });
    }),
  );
  const { user, toasts } = await openResearch(`${base}/recent-works`);
  const button = await screen.findByRole('button', { name: /^Ask to collaborate/ });
  expect(button).toHaveTextContent('Ask to collaborate');
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Request to collaborate' }));
  expect(dialog.getByRole('textbox')).toHaveValue('I would love to collaborate on this research.');
  await user.clear(dialog.getByRole('textbox'));
  await user.click(dialog.getByRole('button', { name: 'Send request' }));
  await waitFor(() => expect(button).toHaveTextContent('Request Sent'));
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(message).toBe('I would love to collaborate on this research.');
  expect(toasts()).toEqual(['Collaboration request sent successfully!']);
});

test.each(['Escape', 'Cancel', 'Close'])(
  'the message of a request is kept when %s closes its dialog',
  async (how) => {
    campus.works = [makeWork(4)];
    const { user } = await openResearch(`${base}/recent-works`);
    const button = await screen.findByRole('button', { name: /^Ask to collaborate/ });
    const note = () => screen.getByRole('textbox', { name: /message/i });
    await user.click(button);
    await user.clear(note());
    await user.paste('y'.repeat(200));
    if (how === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: how }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(button);
    expect(note()).toHaveValue('y'.repeat(200));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(note()).toHaveValue('I would love to collaborate on this research.');
  },
);

test('a request that fails says so and can be retried', async () => {
  campus.works = [makeWork(4)];
  server.use(refuse(['requestCollaboration', { id: 4 }], 409));
  const { user } = await openResearch(`${base}/recent-works`);
  await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Error requesting collaboration.')).toBeVisible();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('work with an id that is not a number cannot be requested', async () => {
  campus.works = [makeWork('four' as unknown as number)];
  const { user } = await openResearch(`${base}/recent-works`);
  await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText('Invalid research paper ID.')).toBeVisible();
});

test('requested work shows as requested; once accepted it offers the chat', async () => {
  campus.works = [
    makeWork(4, { can_request_collaboration: false, request_status: 'accepted' }),
    makeWork(5, { can_request_collaboration: false, request_status: 'pending' }),
  ];
  const { user, actions } = await openResearch(`${base}/recent-works`);
  expect(await screen.findAllByRole('button', { name: /^Request Sent/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Open chat with grace' }));
  expect(actions).toContainEqual(chatOpened({ id: 12, username: 'grace', avatar: null }));
});

test('a declined request is shown as declined, and no further one can be sent', async () => {
  campus.works = [makeWork(4, { can_request_collaboration: false, request_status: 'declined' })];
  const { user } = await openResearch(`${base}/recent-works`);
  const button = await screen.findByRole('button', { name: 'Declined: Work 4' });
  expect(button).toHaveTextContent(/^Declined$/);
  await user.click(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a request that is declined while its page is open turns from sent to declined', async () => {
  campus.works = [makeWork(4)];
  server.use(
    onCall(['requestCollaboration', { id: 4 }], () => {
      campus.works = [makeWork(4, { can_request_collaboration: false, request_status: 'pending' })];
      return HttpResponse.json({ detail: 'Asked.' }, { status: 201 });
    }),
  );
  const { user, store } = await openResearch(`${base}/recent-works`);
  await user.click(await screen.findByRole('button', { name: /^Ask to collaborate/ }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request Sent: Work 4' })).toBeVisible();
  campus.works = [makeWork(4, { can_request_collaboration: false, request_status: 'declined' })];
  const declined = { ...notification, type: 'collaboration_declined' };
  const frame = { type: 'notification', notification: declined } as const;
  act(() => void store.dispatch(frameReceived.notification(frame, 0)));
  expect(await screen.findByRole('button', { name: 'Declined: Work 4' })).toBeVisible();
});

test('own work shows its collaborators with a chat button, and can be deleted', async () => {
  const tanvir = { ...noDetails, id: 3, username: 'tanvir' };
  campus.own = [makeWork(4, { collaborators: [tanvir] })];
  server.use(
    onCall(['deleteResearch', { id: 4 }], () => {
      campus.own = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, actions, toasts } = await openResearch(`${base}/my_post_research_papers`);
  const joined = within(await screen.findByRole('region', { name: 'Working with you' }));
  expect(joined.getByRole('link', { name: 'tanvir' })).toBeVisible();
  await user.click(joined.getByRole('button', { name: 'Open chat with tanvir' }));
  expect(actions).toContainEqual(chatOpened({ id: 3, username: 'tanvir', avatar: null }));
  await user.click(screen.getByRole('button', { name: 'More about Work 4' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Delete work' }));
  expect(await screen.findByText('No research papers found.')).toBeVisible();
  expect(toasts()).toEqual(['Work deleted.']);
});

test('without a token nothing is posted or requested', async () => {
  const { store } = await openResearch(`${base}/post-research`);
  act(() => void store.dispatch(loggedOut()));
  const fields = { title: 'a', research_field: 'b', details: 'c', is_open: 'true' } as const;
  const text = 'No token found. Please log in.';
  expect(await store.dispatch(postWork(fields))).toBe(text);
  expect(await store.dispatch(askToCollaborate(4, ''))).toBe(text);
});
