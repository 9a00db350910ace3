import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { ConnectionState, Mentoring, PendingRequest } from '#contract/entities/person';
import { selectDraft } from '#shared/drafts/draftsSlice';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { ConnectionActions } from '../cards/ConnectionActions';

const grace = { id: 12, username: 'grace', avatar: null };
const offer: Mentoring = { topics: ['AI Ethics', 'Bridges'], places: 2, places_left: 1 };
const request: PendingRequest = {
  ...noDetails,
  request_id: 42,
  sender_id: 12,
  username: 'grace',
  email: '',
  mentoring_topic: 'Bridges',
  message: 'I build one.',
};
let sent: unknown[] = [];
let response = HttpResponse.json({});
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
  onCall('listBlocked', () => HttpResponse.json([])),
  onCall('listPendingRequests', () => HttpResponse.json([request])),
  onCall('connect', async ({ request: call }) => {
    sent.push(await call.json());
    return response;
  }),
);
beforeEach(() => {
  sent = [];
});

const open = (mentoring: Mentoring, connection: ConnectionState = { status: 'none' }) =>
  renderAt(
    '/dashboard/grace/about',
    <ConnectionActions person={grace} connection={connection} mentoring={mentoring} />,
    { ports: createFakePorts(adaStored) },
  );
const button = () => screen.getByRole('button', { name: 'Ask for mentoring' });
const noButton = () => screen.queryByRole('button', { name: /mentoring|places/ });
const openDialog = async () => {
  const view = await open(offer);
  await view.user.click(button());
  await screen.findByRole('dialog', { name: 'Ask for mentoring' });
  return view;
};
const inDialog = () => within(screen.getByRole('dialog'));
const message = () => inDialog().getByLabelText('Message (optional)');
const send = () => inDialog().getByRole('button', { name: 'Send request' });

test('a topic and a message are sent, and a toast offers to undo it', async () => {
  response = HttpResponse.json({ status: 'pending', request_id: 42 }, { status: 201 });
  const { user, store } = await openDialog();
  await user.selectOptions(inDialog().getByLabelText('Topic'), 'Bridges');
  await user.type(message(), 'I build one.');
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ friend_id: 12, mentoring_topic: 'Bridges', message: 'I build one.' }]);
  expect(selectToasts(store.getState()).at(-1)).toMatchObject({
    text: 'Request sent to grace.',
    actionLabel: 'Undo',
  });
  expect(button()).toHaveAttribute('aria-disabled', 'true');
  expect(button()).toHaveFocus();
  expect(selectDraft(store.getState(), 'mentoring:12')).toBe('');
});

test('the reason for a failure is shown, and the message stays', async () => {
  const detail = 'This person has no mentoring places left.';
  response = HttpResponse.json({ detail }, { status: 409 });
  const { user } = await openDialog();
  await user.type(message(), 'Please.');
  await user.click(send());
  expect(await inDialog().findByRole('alert')).toHaveTextContent(detail);
  expect(message()).toHaveValue('Please.');
  await user.click(inDialog().getByRole('button', { name: 'Cancel' }));
  await user.click(button());
  expect(await screen.findByLabelText('Message (optional)')).toHaveValue('Please.');
});

test('if the mentor had asked to connect, the chat opens with the question', async () => {
  response = HttpResponse.json({ status: 'connected', connection_id: 5 }, { status: 201 });
  const { user, store } = await openDialog();
  await user.type(message(), 'I start in March.');
  await user.click(send());
  await waitFor(() => expect(store.getState().chatWindows.windows).toHaveLength(1));
  expect(selectDraft(store.getState(), 'chat:12')).toBe(
    'Hello! You offer mentoring in AI Ethics. Do you have a place for me?\nI start in March.',
  );
});

test.each([1, 0])(
  'between connected people it opens the chat with a draft (%d left)',
  async (left) => {
    const connected = { status: 'connected', connection_id: 5 } as const;
    const { user, store } = await open({ ...offer, places_left: left }, connected);
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    await user.click(button());
    const draft = 'Hello! You offer mentoring. Do you have a place for me?';
    expect(selectDraft(store.getState(), 'chat:12')).toBe(draft);
    expect(store.getState().chatWindows.windows).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('without a place left the button says so to others and does nothing', async () => {
  const { user } = await open({ ...offer, places_left: 0 });
  const full = screen.getByRole('button', { name: 'No places left' });
  expect(full).toHaveAttribute('aria-disabled', 'true');
  await user.click(full);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<[string, Mentoring]>([
  ['without places', { ...offer, places: 0, places_left: 0 }],
  ['without topics', { ...offer, topics: [] }],
])('there is no button for a person %s', async (_, mentoring) => {
  await open(mentoring);
  expect(screen.getByRole('button', { name: 'Connect with grace' })).toBeVisible();
  expect(noButton()).toBeNull();
});

test('a person whom the user blocked can only be unblocked', async () => {
  const blocked = {
    id: 12,
    username: 'grace',
    profile_picture: null,
    university_name: null,
    department: null,
  };
  server.use(onCall('listBlocked', () => HttpResponse.json([blocked])));
  await open(offer);
  expect(await screen.findByRole('button', { name: 'Unblock' })).toBeVisible();
  expect(noButton()).toBeNull();
});

test('a profile shows the topic and the message of a request by that person', async () => {
  await open(offer, { status: 'pending_in', request_id: 42 });
  expect(await screen.findByText('Bridges')).toBeVisible();
  expect(screen.getByText('I build one.')).toBeVisible();
  expect(noButton()).toBeNull();
});
