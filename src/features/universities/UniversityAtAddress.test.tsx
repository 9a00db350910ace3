import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { adaPerson } from '#shared/testing/people';
import type { DepartmentMember, UniversityDetails } from '#contract/entities/university';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { fakePhone } from '#shared/testing/fakePhone';
import { openUniversities, sessionHandlers } from './testing/openUniversities';

const makeMembers = (count: number, name = 'member'): DepartmentMember[] =>
  Array.from({ length: count }, (_, index) => ({
    ...adaPerson,
    username: `${name}${index + 1}`,
    fields_of_interest: '',
    email: index === 0 ? '' : `${name}${index + 1}@uni.example`,
  }));

let departments: UniversityDetails['departments'] = {};
const asked: string[] = [];
const server = startApiServer(
  ...sessionHandlers,
  onCall('readUniversity', ({ params, request }) => {
    asked.push(new URL(request.url).pathname.slice('/api/universities/'.length));
    const name = String(params.name);
    return HttpResponse.json({ id: 1, name, departments, total_members: 13, post_ids: [] });
  }),
);
beforeEach(() => {
  fakePhone(false);
  asked.length = 0;
  departments = { Physics: makeMembers(12), 'Law / Rights': makeMembers(1, 'lone') };
});

test('shows its size, its members by department, and its posts', async () => {
  await openUniversities('/dashboard/university/University%20of%20Dhaka');
  expect(screen.getByText('Loading...')).toBeVisible();
  expect(await screen.findByText('2 departments · 13 members')).toBeVisible();
  expect(document.title).toBe('University of Dhaka · Quad');
  expect(screen.getByRole('heading', { level: 1, name: 'University of Dhaka' })).toBeVisible();
  const title = '#UNIVERSITYOFDHAKA Posts';
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('feed', { name: title })).toHaveTextContent(
    '{"kind":"hashtag","hashtag":"UNIVERSITYOFDHAKA"}',
  );
});

test.each([
  ['https://www.du.ac.bd/', 'www.du.ac.bd'],
  ['javascript:alert(1)', null],
])('shows the description, and the link %s as %s', async (link, shown) => {
  const about = 'The oldest university of the country.';
  const university = { id: 1, name: 'DU', departments, total_members: 13, post_ids: [] };
  server.use(onCall('readUniversity', () => HttpResponse.json({ ...university, about, link })));
  await openUniversities('/dashboard/university/DU');
  expect(await screen.findByText(about)).toBeVisible();
  const links = screen.getAllByRole('link').map((each) => each.getAttribute('href'));
  expect(links.filter((each) => each === link)).toEqual(shown === null ? [] : [link]);
  expect(screen.queryAllByText(shown ?? link)).toHaveLength(shown === null ? 0 : 1);
});

test('shows four members of a department, all on demand, and four again', async () => {
  const { user } = await openUniversities('/dashboard/university/BUET');
  const physics = await screen.findByRole('region', { name: 'Physics' });
  expect(within(physics).getAllByRole('listitem')).toHaveLength(4);
  expect(within(physics).getByRole('link', { name: 'member2' })).toHaveAttribute(
    'href',
    '/dashboard/member2/about',
  );
  expect(within(physics).getByText('member2@uni.example')).toBeVisible();
  await user.click(within(physics).getByRole('button', { name: '+8 more' }));
  expect(within(physics).getAllByRole('listitem')).toHaveLength(12);
  await user.click(within(physics).getByRole('button', { name: 'Show less' }));
  expect(within(physics).getAllByRole('listitem')).toHaveLength(4);
  const law = screen.getByRole('region', { name: 'Law / Rights' });
  expect(within(law).queryByRole('button')).not.toBeInTheDocument();
  expect(within(law).getByRole('listitem')).toHaveTextContent(/^Llone1$/);
});

test('a member with a hidden email address is shown with their interests and picture', async () => {
  const interests = 'Tides, Machine Learning';
  const picture = '/api/files/mina.webp';
  departments = {
    Physics: [
      {
        ...adaPerson,
        username: 'mina',
        email: '',
        fields_of_interest: interests,
        profile_picture: picture,
      },
    ],
  };
  await openUniversities('/dashboard/university/BUET');
  const physics = await screen.findByRole('region', { name: 'Physics' });
  expect(within(physics).getByText(interests)).toBeVisible();
  expect(within(physics).getByAltText('')).toHaveAttribute('src', picture);
});

test.each([
  ['A/B', 'A%2FB'],
  ['A/B/', 'A%2FB%2F'],
  ['100% Online?', '100%25%20Online%3F'],
  ['50%2F', '50%252F'],
  ["St. John's", "St.%20John's"],
  ['বাংলাদেশ প্রকৌশল', encodeURIComponent('বাংলাদেশ প্রকৌশল')],
])('finds %s by its address', async (name, encoded) => {
  await openUniversities(`/dashboard/university/${encoded}`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(asked.map(decodeURIComponent)).toEqual([name]);
});

test('a trailing slash is not part of the name', async () => {
  await openUniversities('/dashboard/university/BUET/');
  expect(await screen.findByRole('heading', { level: 1, name: 'BUET' })).toBeVisible();
  expect(asked).toEqual(['BUET']);
});

test('an unknown name has no data', async () => {
  server.use(
    onCall('readUniversity', () =>
      HttpResponse.json({ detail: 'This university does not exist.' }, { status: 404 }),
    ),
  );
  await openUniversities('/dashboard/university/Nowhere');
  expect(await screen.findByText('No data found.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Nowhere' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Explore Universities' })).toHaveAttribute(
    'href',
    '/dashboard/university',
  );
});

test('a university without departments has no data, but posts', async () => {
  departments = {};
  await openUniversities('/dashboard/university/BUET');
  expect(await screen.findByText('No data found.')).toBeVisible();
  expect(screen.getByRole('feed', { name: '#BUET Posts' })).toBeVisible();
});

test('says when it failed to load, and retries', async () => {
  server.use(onCall('readUniversity', () => HttpResponse.error()));
  const { user } = await openUniversities('/dashboard/university/BUET');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this university.');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('2 departments · 13 members')).toBeVisible();
});
