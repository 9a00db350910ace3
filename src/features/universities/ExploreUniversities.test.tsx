import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { University } from '#contract/entities/university';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { fakePhone } from '#shared/testing/fakePhone';
import { openUniversities, sessionHandlers } from './testing/openUniversities';

const makeUniversity = (id: number, name: string, departments: string[] = []): University => ({
  id,
  name,
  departments,
  departments_total: departments.length,
  total_members: 1,
  post_ids: [],
  about: '',
  link: null,
  is_listed: true,
});
const dhaka = makeUniversity(1, 'University of Dhaka', ['Applied Mathematics', 'Law / Rights']);

let known: University[] = [];
const asked: string[] = [];
const server = startApiServer(
  ...sessionHandlers,
  onCall('listUniversities', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const keyword = query.get('keyword') ?? '';
    const offset = Number(query.get('offset'));
    asked.push(`${keyword} ${offset}`);
    const found = known.filter(({ name }) => name.toLowerCase().includes(keyword.toLowerCase()));
    return HttpResponse.json(found.slice(offset, offset + Number(query.get('limit'))));
  }),
);
beforeEach(() => {
  fakePhone(false);
  asked.length = 0;
  known = [dhaka, makeUniversity(2, 'A/B ঢাকা')];
});

const view = () => JSON.parse(screen.getByRole('feed').textContent) as unknown;
const address = () => new URL(window.location.href);

test('lists universities as links to their pages, beside posts with any of their hashtags', async () => {
  await openUniversities('/dashboard/university');
  expect(screen.getByRole('heading', { level: 1, name: 'Explore Universities' })).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findAllByText('1 member')).toHaveLength(2);
  expect(await screen.findByRole('link', { name: 'A/B ঢাকা' })).toHaveAttribute(
    'href',
    '/dashboard/university/A%2FB%20%E0%A6%A2%E0%A6%BE%E0%A6%95%E0%A6%BE',
  );
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 2, name: 'University posts' })).toBeVisible();
  expect(view()).toEqual({ kind: 'hashtag', hashtag: null });
});

test('a selected department shows its posts and is part of the address', async () => {
  const { user } = await openUniversities('/dashboard/university');
  const toggle = await screen.findByRole('button', { name: 'Departments of University of Dhaka' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('link', { name: 'Law / Rights' }));
  expect(view()).toEqual({
    kind: 'department',
    university: 'University of Dhaka',
    department: 'Law / Rights',
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Law / Rights' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Law / Rights' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(address().searchParams.get('department')).toBe('Law / Rights');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  act(() => window.history.back());
  await waitFor(() => expect(view()).toEqual({ kind: 'hashtag', hashtag: null }));
});

test('an address with a department opens its university', async () => {
  await openUniversities(
    '/dashboard/university?university=University+of+Dhaka&department=Applied+Mathematics',
  );
  expect(await screen.findByRole('link', { name: 'Applied Mathematics' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(view()).toMatchObject({ department: 'Applied Mathematics' });
});

test('the field filters the list by name, with one request after typing', async () => {
  const { user } = await openUniversities('/dashboard/university');
  await screen.findByRole('link', { name: 'University of Dhaka' });
  const field = screen.getByRole('searchbox', { name: 'Filter universities' });
  // In one task, so that no pause between the keys starts a request.
  for (const value of [' dh', ' dhak', ' dhaka', ' dhaka '])
    fireEvent.change(field, { target: { value } });
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: 'A/B ঢাকা' })).not.toBeInTheDocument(),
  );
  expect(asked).toEqual([' 0', 'dhaka 0']);
  await user.type(field, 'x');
  expect(await screen.findByText('No data found.')).toBeVisible();
});

test('more universities load on demand', async () => {
  known = Array.from({ length: 25 }, (_, index) => makeUniversity(index + 1, `U${index + 1}.`));
  const { user } = await openUniversities('/dashboard/university');
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'U25.' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('says when the list failed, and retries', async () => {
  server.use(onCall('listUniversities', () => HttpResponse.error()));
  const { user } = await openUniversities('/dashboard/university');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the universities.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'University of Dhaka' })).toBeVisible();
});

test('a failed search does not show the results of another', async () => {
  const { user } = await openUniversities('/dashboard/university');
  await screen.findByRole('link', { name: 'A/B ঢাকা' });
  server.use(onCall('listUniversities', () => HttpResponse.error()));
  await user.type(screen.getByRole('searchbox', { name: 'Filter universities' }), 'dhaka');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the universities.');
  expect(screen.queryByRole('list', { name: 'Universities' })).not.toBeInTheDocument();
});

test('on a phone the posts of a department are a separate step, and the list keeps its state', async () => {
  fakePhone(true);
  const { user } = await openUniversities('/dashboard/university');
  await user.click(
    await screen.findByRole('button', { name: 'Departments of University of Dhaka' }),
  );
  await user.click(screen.getByRole('link', { name: 'Law / Rights' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Law / Rights' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'Universities' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'All universities' }));
  const list = screen.getByRole('list', { name: 'Universities' });
  expect(within(list).getByRole('link', { name: 'Law / Rights' })).toBeVisible();
});
