import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { FoundPerson } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { respondToMe } from '#shared/testing/startSession';
import { MentorFilter } from './MentorFilter';

const makeMentor = (id: number): FoundPerson => ({
  ...noDetails,
  id,
  user_id: id,
  username: `mentor${id}`,
  university_name: 'BUET',
  department: 'CSE',
  matches: [],
  connection: { status: 'pending_out', request_id: id },
  mentoring: { topics: ['Tides', 'Waves'], places: 3, places_left: id % 3 },
});
let people: FoundPerson[] = [];
let asked: string[] = [];
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('searchPeople', ({ request }) => {
    const { searchParams } = new URL(request.url);
    asked.push(searchParams.toString());
    const offset = Number(searchParams.get('offset'));
    return HttpResponse.json({ people: people.slice(offset, offset + 10) });
  }),
);
beforeEach(() => {
  asked = [];
  people = Array.from({ length: 12 }, (_, index) => makeMentor(index + 1));
});

const open = async (query = '') => {
  const ports = createFakePorts(adaStored);
  const view = await renderAt(`/dashboard/suggested-users${query}`, <MentorFilter />, { ports });
  const filter = screen.getByRole('button', { name: 'Offers mentoring' });
  return { ...view, filter };
};
const listed = () =>
  within(screen.getByRole('list', { name: 'People who offer mentoring' })).getAllByRole('listitem');

test('the filter lists mentors with their topics and places, page by page', async () => {
  const { user, filter } = await open();
  expect(asked).toEqual([]);
  await user.click(filter);
  const link = await screen.findByRole('link', { name: 'mentor1' });
  expect(link).toHaveAttribute('href', '/dashboard/mentor1/about');
  expect(
    listed()
      .map((item) => item.textContent)
      .slice(0, 3),
  ).toEqual([
    'Mmentor1BUET · CSEMentors in Tides, Waves1 place leftPending',
    'Mmentor2BUET · CSEMentors in Tides, Waves2 places leftPending',
    'Mmentor3BUET · CSEMentors in Tides, WavesNo places leftPending',
  ]);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(listed()).toHaveLength(12));
  expect(asked).toEqual(['mentoring=true&limit=10&offset=0', 'mentoring=true&limit=10&offset=10']);
  await user.click(filter);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a position narrows the list', async () => {
  const { user, filter } = await open();
  await user.click(filter);
  await screen.findByRole('link', { name: 'mentor1' });
  people = [makeMentor(40)];
  await user.selectOptions(screen.getByLabelText('Position'), 'Faculty');
  expect(await screen.findByRole('link', { name: 'mentor40' })).toBeVisible();
  expect(listed()).toHaveLength(1);
  expect(asked.at(-1)).toBe('mentoring=true&position=faculty&limit=10&offset=0');
});

test('an empty list and a failure are announced, and the failure can be retried', async () => {
  people = [];
  const { user, filter } = await open();
  await user.click(filter);
  expect(await screen.findByText('No one offers mentoring here yet.')).toBeVisible();
  await user.click(filter);
  server.use(onCall('searchPeople', () => HttpResponse.json({ detail: '' }, { status: 500 })));
  await user.click(filter);
  expect(await screen.findByText(/Couldn’t look for mentors\./)).toBeVisible();
  server.resetHandlers();
  people = [makeMentor(1)];
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'mentor1' })).toBeVisible();
});

test('the address keeps the filter and the position', async () => {
  const { user, filter, place } = await open('?name=nu');
  await user.click(filter);
  await waitFor(() => expect(place().path).toBe('/dashboard/suggested-users?name=nu&mentors=any'));
  await user.selectOptions(screen.getByLabelText('Position'), 'Faculty');
  await waitFor(() =>
    expect(place().path).toBe('/dashboard/suggested-users?name=nu&mentors=faculty'),
  );
  await user.click(filter);
  await waitFor(() => expect(place().path).toBe('/dashboard/suggested-users?name=nu'));
});

test('the mentors of the address are listed at once', async () => {
  await open('?mentors=faculty');
  expect(await screen.findByRole('link', { name: 'mentor1' })).toBeVisible();
  expect(screen.getByLabelText('Position')).toHaveDisplayValue('Faculty');
  expect(asked).toEqual(['mentoring=true&position=faculty&limit=10&offset=0']);
});
