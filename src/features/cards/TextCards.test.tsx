import { render, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { Card } from '#contract/entities/card';
import { tanvir } from '#contract/fixtures/people';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { findOwnAddresses } from './ownAddresses';
import { TextCards } from './TextCards';

const server = startApiServer(respondToMe(200, ada));
const paper = 'http://localhost/dashboard/research/papers/3';

async function renderText(text: string, cards: Partial<Card>[]) {
  const asked: unknown[] = [];
  server.use(
    onCall('readCards', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ cards });
    }),
  );
  const session = await startSession(createFakePorts(adaStored));
  await session.settled();
  render(
    <Provider store={session.store}>
      <MemoryRouter>
        <TextCards text={text} />
      </MemoryRouter>
    </Provider>,
  );
  await session.settled();
  return { ...session, asked };
}

const card = (changes: Partial<Card> = {}): Card => ({
  address: paper,
  kind: 'paper',
  id: 3,
  title: 'On wood engraving',
  user: tanvir,
  ...changes,
});

test('a text with the address of a paper has a card that leads to it', async () => {
  const address = `${paper}/read#page=4`;
  const { asked } = await renderText(`See ${address}.`, [card({ address })]);
  const link = within(await screen.findByRole('list', { name: 'Linked pages' })).getByRole('link');
  expect(link).toHaveAttribute('href', '/dashboard/research/papers/3/read#page=4');
  expect(link).toHaveTextContent('On wood engraving');
  expect(link).toHaveTextContent(/Paper · tanvir/);
  expect(asked).toEqual([{ addresses: [address] }]);
});

test('a post without words has a name, too', async () => {
  const address = 'http://localhost/dashboard/posts?highlight=8';
  await renderText(address, [card({ address, kind: 'post', id: 8, title: '' })]);
  expect(await screen.findByRole('link')).toHaveTextContent('A post without words');
});

test('the card of a shared post leads to the post itself', async () => {
  const address = 'http://localhost/share/abc-DEF';
  await renderText(`See ${address}`, [card({ address, kind: 'post', id: 8, title: 'A note' })]);
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/dashboard/posts?highlight=8');
});

test('a text without such addresses asks for nothing', async () => {
  const { asked } = await renderText('See https://elsewhere.example/dashboard/events/3', []);
  expect(asked).toEqual([]);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('what does not exist, and a failure, show no card', async () => {
  await renderText(paper, []);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
  server.use(refuseCall('readCards', 503, 'Busy.'));
  const session = await startSession(createFakePorts(adaStored));
  render(
    <Provider store={session.store}>
      <MemoryRouter>
        <TextCards text={`${paper}9`} />
      </MemoryRouter>
    </Provider>,
  );
  await session.settled();
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('each page is asked for once, and no more than ten', () => {
  const events = Array.from(
    { length: 12 },
    (_, index) => `http://localhost/dashboard/events/${index + 1}`,
  );
  expect(findOwnAddresses(`${paper} ${paper}/read`, 'http://localhost')).toEqual([paper]);
  expect(findOwnAddresses(events.join(' '), 'http://localhost')).toEqual(events.slice(0, 10));
});
