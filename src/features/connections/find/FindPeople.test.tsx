import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { CalledPerson } from '#contract/entities/person';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { respondToMe } from '#shared/testing/startSession';
import { FindPeople } from './FindPeople';

const people = ['Nusrat Jahan', 'Nura Alam'].map((name, index): CalledPerson => ({
  ...noDetails,
  id: index + 20,
  user_id: index + 20,
  username: `person${index}`,
  display_name: name,
  university_name: 'BUET',
  connection: index === 0 ? { status: 'connected', connection_id: 3 } : { status: 'none' },
}));
let asked: string[] = [];
/** The keyword whose response waits for the gate. */
let slow = '';
let gate = createGate();

const server = startApiServer(
  respondToMe(200, ada),
  onCall('lookupPeople', async ({ request }) => {
    const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
    asked.push(keyword);
    if (keyword === slow) await gate.opened;
    const found = people.filter(({ display_name: name = '' }) =>
      name?.toLowerCase().startsWith(keyword),
    );
    return HttpResponse.json({ people: found });
  }),
);
beforeEach(() => {
  asked = [];
  slow = '';
  gate = createGate();
});

const open = async (query = '') => {
  const ports = createFakePorts(adaStored);
  const view = await renderAt(`/dashboard/suggested-users${query}`, <FindPeople />, { ports });
  return { ...view, field: await screen.findByRole('searchbox', { name: 'Find people by name' }) };
};

test('typing finds people, one lookup for a word typed quickly', async () => {
  const { user, field } = await open();
  // In one task, so that no pause between the keys starts a lookup.
  for (const value of [' ', ' n', ' nu']) fireEvent.change(field, { target: { value } });
  const link = await screen.findByRole('link', { name: 'Nusrat Jahan @person0' });
  expect(link).toHaveAttribute('href', '/dashboard/person0/about');
  const list = screen.getByRole('list', { name: 'People found' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  expect(asked).toEqual(['nu']);
  expect(screen.getByRole('button', { name: 'Message Nusrat Jahan' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pair with Nura Alam' })).toBeVisible();
  await user.clear(field);
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('a response that is late shows nothing', async () => {
  slow = 'nu';
  const { user, field, store } = await open();
  await user.type(field, 'nu');
  await waitFor(() => expect(asked.at(-1)).toBe('nu'));
  await user.type(field, 'r');
  await screen.findByRole('link', { name: /Nura/ });
  gate.open();
  await settled(store);
  expect(screen.queryByRole('link', { name: /Nusrat/ })).not.toBeInTheDocument();
});

test('no one of that name, and a failure with another try, are said', async () => {
  const { user, field } = await open();
  await user.type(field, 'zed');
  expect(await screen.findByText('No one called “zed” is on Quad.')).toBeVisible();
  server.use(onCall('lookupPeople', () => HttpResponse.json({}, { status: 503 })));
  await user.clear(field);
  await user.type(field, 'nura');
  await screen.findByText(/Couldn’t look for people/);
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: /Nura/ })).toBeVisible();
});

test('the address keeps the name without another step back, and opens with it', async () => {
  const { user, field, place } = await open('?mentors=any');
  const steps = window.history.length;
  await user.type(field, 'nu');
  await waitFor(() => expect(place().path).toBe('/dashboard/suggested-users?mentors=any&name=nu'));
  expect(window.history.length).toBe(steps);
  await user.clear(field);
  await waitFor(() => expect(place().path).toBe('/dashboard/suggested-users?mentors=any'));
});

test('a name in the address is looked up at once', async () => {
  const { field } = await open('?name=nura');
  expect(field).toHaveValue('nura');
  expect(await screen.findByRole('link', { name: /Nura/ })).toBeVisible();
  expect(asked).toEqual(['nura']);
});
