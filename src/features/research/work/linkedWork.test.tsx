import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import { ada } from '#shared/testing/people';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import { campus, emptyCampus, makeWork, refuse, researchHandlers } from '../testing/researchServer';

const server = startApiServer(...researchHandlers);
beforeEach(emptyCampus);

const open = (work: string) => openResearch(`/dashboard/research/recent-works?work=${work}`);
const GONE = 'The linked work was deleted, or you can’t see it.';
const FAILED = 'Couldn’t load the linked work.';
const shownTitles = async () =>
  within(await screen.findByRole('list', { name: 'Other people’s current work' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
const highlighted = () =>
  screen
    .getAllByRole('article')
    .filter(({ className }) => className.includes('linked'))
    .map((card) => within(card).getByRole('heading').textContent);

test('work of a later page is shown first, highlighted and focused', async () => {
  campus.works = Array.from({ length: 21 }, (_, at) => makeWork(40 - at));
  await open('20');
  const titles = await shownTitles();
  expect(titles.slice(0, 3)).toEqual(['Work 20', 'Work 40', 'Work 39']);
  expect(highlighted()).toEqual(['Work 20']);
  const list = screen.getByRole('list', { name: 'Other people’s current work' });
  expect(within(list).getAllByRole('listitem')[0]).toHaveFocus();
});

test('work of the first page is moved to the top and not repeated', async () => {
  campus.works = [makeWork(3), makeWork(2), makeWork(1)];
  const { user } = await open('2');
  expect(await shownTitles()).toEqual(['Work 2', 'Work 3', 'Work 1']);
  server.use(
    onCall(['requestCollaboration', { id: 2 }], () => {
      const asked = { can_request_collaboration: false, request_status: 'pending' as const };
      campus.works = [makeWork(3), makeWork(2, asked), makeWork(1)];
      return HttpResponse.json({ detail: 'Asked.' }, { status: 201 });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Ask to collaborate on Work 2' }));
  await user.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByRole('button', { name: 'Request Sent: Work 2' })).toBeVisible();
});

test('own work is shown without a button to join it', async () => {
  const user = { ...noDetails, id: ada.id, username: ada.username };
  campus.own = [makeWork(9, { user, can_request_collaboration: false, collaborators: [] })];
  await open('9');
  expect(await shownTitles()).toEqual(['Work 9']);
  expect(screen.queryByRole('button', { name: /Work 9/ })).not.toBeInTheDocument();
});

test('a link to work that is gone says so above the list', async () => {
  campus.works = [makeWork(3)];
  await open('8');
  expect(await screen.findByText(GONE)).toBeVisible();
  expect(await shownTitles()).toEqual(['Work 3']);
});

test('work that could not be loaded can be requested again', async () => {
  campus.works = [makeWork(3)];
  campus.own = [makeWork(8)];
  server.use(refuse('readResearch', 500));
  const { user } = await open('8');
  expect(await screen.findByText(FAILED)).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Work 8' })).toBeVisible();
  expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
});

test.each(['', '0', 'x', '1e3', '99999999999999999'])(
  'with %j in the address, the page shows the plain list',
  async (work) => {
    campus.works = [makeWork(3)];
    server.use(refuse('readResearch', 500));
    await open(work);
    expect(await shownTitles()).toEqual(['Work 3']);
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  },
);
