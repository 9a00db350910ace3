import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { FoundPerson } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';
import { WhoWorksOnThis } from './WhoWorksOnThis';

const makePerson = (id: number, matches: FoundPerson['matches'] = []): FoundPerson => ({
  ...noDetails,
  id,
  user_id: id,
  username: `person${id}`,
  university_name: 'BUET',
  department: 'CSE',
  matches,
});
let people: FoundPerson[] = [];
const asked: string[] = [];
/** The responses wait for it. */
let gate = createGate();
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('searchPeople', async ({ request }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query.get('keyword') ?? '');
    const offset = Number(query.get('offset'));
    await gate.opened;
    return HttpResponse.json({ people: people.slice(offset, offset + Number(query.get('limit'))) });
  }),
);
beforeEach(() => {
  asked.length = 0;
  gate = createGate();
  gate.open();
});
const open = (keyword = 'federated learning') =>
  renderAt(
    '/dashboard/posts',
    <WhoWorksOnThis
      keyword={keyword}
      actions={({ username }) => <button type="button">Pair with {username}</button>}
    />,
    {
      ports: createFakePorts(adaStored),
    },
  );

test('shows each person with the matches, and highlights the matching words', async () => {
  people = [
    makePerson(1, [
      { kind: 'interest', text: 'Federated Learning', matched_words: ['federated', 'learning'] },
      { kind: 'post', text: '…on learning apart', matched_words: ['learning'], post_id: 9 },
      { kind: 'department', text: 'Learning Sciences', matched_words: ['learning'] },
    ]),
  ];
  gate = createGate();
  await open();
  expect(screen.getByText('Looking for people')).toBeInTheDocument();
  gate.open();
  expect(await screen.findByRole('link', { name: 'person1' })).toHaveAttribute(
    'href',
    '/dashboard/person1/about',
  );
  expect(screen.getByText('BUET · CSE')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pair with person1' })).toBeVisible();
  const matches = within(screen.getByRole('list', { name: 'Why person1 was found' }));
  expect(matches.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Interest Federated Learning',
    'Post …on learning apart',
    'Department Learning Sciences',
  ]);
  expect(screen.getAllByText(/^(federated|learning)$/i, { selector: 'bdi > mark' })).toHaveLength(
    4,
  );
  expect(matches.getByRole('link')).toHaveAttribute('href', '/dashboard/posts?highlight=9');
  expect(asked).toEqual(['federated learning']);
});

test('a paper and current work link to their own pages', async () => {
  people = [
    makePerson(1, [
      { kind: 'paper', text: 'Learning Roots', matched_words: ['learning'], paper_id: 4 },
      { kind: 'work', text: 'Learning Trees', matched_words: ['learning'], work_id: 5 },
    ]),
  ];
  await open('learning');
  const matches = within(await screen.findByRole('list', { name: 'Why person1 was found' }));
  expect(matches.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Paper Learning Roots',
    'Current work Learning Trees',
  ]);
  expect(matches.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/research/papers/4',
    '/dashboard/research/recent-works?work=5',
  ]);
});

test('shows five people, and more on demand', async () => {
  people = Array.from({ length: 7 }, (_, index) => makePerson(index + 1));
  const { user } = await open();
  expect(await screen.findAllByRole('link')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'More people' }));
  expect(await screen.findByRole('link', { name: 'person7' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'More people' })).not.toBeInTheDocument();
});

test('on a phone it shows two at first', async () => {
  const list = { matches: true, addEventListener: jest.fn(), removeEventListener: jest.fn() };
  jest.spyOn(window, 'matchMedia').mockReturnValue(list as never);
  people = [1, 2, 3].map((id) => makePerson(id));
  const { user } = await open();
  expect(await screen.findAllByRole('link')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'More people' }));
  expect(screen.getAllByRole('link')).toHaveLength(3);
  expect(asked).toHaveLength(1);
  jest.restoreAllMocks();
});

test('says quietly that no person was found', async () => {
  people = [];
  await open();
  expect(await screen.findByText('No one found for this topic.')).toBeVisible();
});

test('says quietly that the search failed, and retries', async () => {
  people = [makePerson(1)];
  server.use(onCall('searchPeople', () => HttpResponse.error()));
  const { user } = await open();
  expect(await screen.findByText(/Couldn’t search for people\./)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'person1' })).toBeVisible();
});

test('without a topic it renders nothing and sends no request', async () => {
  await open(' ');
  expect(screen.queryByText('Who works on this?')).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});
