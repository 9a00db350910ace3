import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { SuggestedUser } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored, makeSuggestedUser } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { PeopleYouMayKnow } from './PeopleYouMayKnow';

const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
);
const respond = (people: SuggestedUser[]) =>
  onCall('listSuggestions', () => HttpResponse.json(people));
const open = () =>
  renderAt('/dashboard/posts', <PeopleYouMayKnow />, { ports: createFakePorts(adaStored) });

test('shows three people, each with a button to pair', async () => {
  server.use(respond([1, 2, 3, 4].map(makeSuggestedUser)));
  await open();
  expect(await screen.findAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'person1' })).toHaveAttribute(
    'href',
    '/dashboard/person1/about',
  );
});

test('shows the next people if the page already shows the first three', async () => {
  server.use(respond([1, 2, 3, 4].map(makeSuggestedUser)));
  await renderAt('/dashboard/posts', <PeopleYouMayKnow areFirstElsewhere />, {
    ports: createFakePorts(adaStored),
  });
  expect(await screen.findByRole('link', { name: 'person4' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('Pair becomes Pending at once, and Pair again when the call fails', async () => {
  let refuse: () => void = () => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  server.use(
    respond([makeSuggestedUser(1)]),
    onCall('connect', async () => {
      await refused;
      return HttpResponse.json({ detail: 'Down.' }, { status: 503 });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Pair with person1' }));
  expect(await screen.findByRole('button', { name: 'Pending: person1' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  refuse();
  expect(await screen.findByRole('button', { name: 'Pair with person1' })).toBeEnabled();
});

test('says when there are no people left, and when the list failed', async () => {
  server.use(respond([]));
  const { view } = await open();
  expect(await screen.findByText('No more people to connect with')).toBeVisible();
  view.unmount();
  server.use(onCall('listSuggestions', () => HttpResponse.error()));
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to load connections. Please try again later.',
  );
});
