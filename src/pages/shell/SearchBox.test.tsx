import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { FoundOfAll } from '#contract/entities/search';
import { responses } from '#contract/fixtures/calls';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { respondToMe, startSession } from '#shared/testing/startSession';
import { SearchBox } from './SearchBox';

const [person] = responses.searchAll.people ?? [];
const [university] = responses.searchAll.universities ?? [];
const [paper] = responses.searchAll.papers ?? [];
const empty = { matched_words: [], totals: {}, failed: [] };
let asked: string[] = [];
/** The keyword whose response waits for the gate. */
let slow = '';
let gate = createGate();

function respond(keyword: string): FoundOfAll {
  if (!person || !university || !paper) throw new Error('A fixture is missing.');
  const named = { ...person, username: `${keyword}_k`, display_name: `Name ${keyword}` };
  return { ...empty, people: [named], universities: [university], papers: [paper] };
}

const server = startApiServer(
  respondToMe(200, ada),
  onCall('searchAll', async ({ request }) => {
    const query = new URL(request.url).searchParams;
    const keyword = query.get('keyword') ?? '';
    asked.push(`${keyword} ${query.get('sections') ?? ''}`);
    if (keyword === slow) await gate.opened;
    return HttpResponse.json(respond(keyword));
  }),
);
beforeEach(() => {
  asked = [];
  slow = '';
  gate = createGate();
  Element.prototype.scrollIntoView = jest.fn();
  // React reads a form that was submitted, and the FormData of Node knows no forms.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
});

async function open(address = '/dashboard/posts') {
  const session = await startSession(createFakePorts(adaStored));
  await session.settled();
  const routes = [{ path: '*', element: <SearchBox /> }];
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Provider store={session.store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const place = () => {
    const { location } = router.state;
    return { path: location.pathname + location.search, state: location.state as unknown };
  };
  const user = userEvent.setup({ delay: null });
  const field = screen.getByRole('combobox', { name: 'Search posts' });
  return { user, place, field, store: session.store };
}
afterEach(() => jest.restoreAllMocks());

const list = () => screen.findByRole('listbox', { name: 'Suggestions' });
const optionTexts = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeText = (field: HTMLElement) =>
  screen
    .queryAllByRole('option')
    .find(({ id }) => id === field.getAttribute('aria-activedescendant'))?.textContent ?? null;

test('typing suggests people, universities, papers and the search for posts, in one call', async () => {
  const { field } = await open();
  expect(field).toHaveAttribute('placeholder', 'Search posts...');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  field.focus();
  // In one task, so that no pause between the keys starts a call.
  for (const value of [' ', ' y', ' ya', ' yas', ' yas '])
    fireEvent.change(field, { target: { value } });
  const shown = within(await list());
  await shown.findByText('Name yas');
  expect(shown.getByRole('group', { name: 'People' })).toHaveTextContent('University of Dhaka');
  expect(shown.getByRole('group', { name: 'Universities' })).toHaveTextContent(
    university?.name ?? '',
  );
  expect(shown.getByRole('group', { name: 'Papers' })).toHaveTextContent(paper?.title ?? '');
  expect(optionTexts().at(-1)).toBe('Search posts for “yas”');
  expect(screen.getByText('4 suggestions')).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(field).toHaveAttribute('aria-controls', (await list()).id);
  expect(asked.filter((one) => one.startsWith('yas '))).toEqual(['yas people,universities,papers']);
  // Apart from it, only the letters typed until the list was loaded are searched.
  expect(asked.length).toBeLessThanOrEqual(2);
});

test.each([
  ['the shortcut', () => fireEvent.keyDown(document.body, { key: '/' })],
  ['the button of phones', () => fireEvent.click(screen.getByRole('button', { name: 'Search' }))],
])('%s focuses the field at once, so that the next key is typed into it', async (_way, press) => {
  const { field } = await open();
  press();
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('aria-expanded', 'true');
});

test('arrows choose an option and Enter opens it', async () => {
  const { user, field, place } = await open();
  await user.type(field, 'yas');
  await screen.findByText('Name yas');
  expect(activeText(field)).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(activeText(field)).toBe('Search posts for “yas”');
  await user.keyboard('{ArrowDown}');
  expect(activeText(field)).toBeNull();
  await user.keyboard('{ArrowDown}');
  expect(activeText(field)).toMatch(/^Name yas/);
  await user.keyboard('{Enter}');
  expect(place().path).toBe('/dashboard/yas_k/about');
});

test('Enter without a chosen option searches posts', async () => {
  const { user, field, place } = await open();
  await user.type(field, 'measure glacier');
  await list();
  await user.keyboard('{Enter}');
  expect(place()).toEqual({
    path: '/dashboard/search-results?q=measure+glacier',
    state: { keyword: 'measure glacier' },
  });
});

test('the last option searches posts, by a tap or click', async () => {
  const { user, field, place } = await open();
  await user.type(field, 'yas');
  await user.click(await screen.findByRole('option', { name: 'Search posts for “yas”' }));
  expect(place().path).toBe('/dashboard/search-results?q=yas');
});

test.each([
  ['a university', () => university?.name ?? '', '/dashboard/university/'],
  ['a paper', () => paper?.title ?? '', '/dashboard/research/papers/'],
])('%s opens by a tap or click', async (_kind, nameOf, path) => {
  const { user, field, place } = await open();
  await user.type(field, 'yas');
  await screen.findByText('Name yas');
  const option = screen.getAllByRole('option').find((one) => one.textContent.startsWith(nameOf()));
  await user.click(option ?? field);
  expect(place().path).toContain(path);
});

test('an Enter that ends a composed word neither chooses nor searches', async () => {
  const { user, field, place } = await open();
  await user.type(field, 'yas');
  await screen.findByText('Name yas');
  await user.keyboard('{ArrowDown}');
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  expect(place().path).toBe('/dashboard/posts');
  expect(screen.getByRole('listbox')).toBeInTheDocument();
});

test('Escape closes the list and keeps the text; an arrow or more text opens it again', async () => {
  const { user, field } = await open();
  await user.type(field, 'yas');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveValue('yas');
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  await list();
  await user.keyboard('{Escape}');
  await user.keyboard('m');
  await list();
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a late response for an earlier text is not shown', async () => {
  slow = 'ya';
  const { user, field, store } = await open();
  await user.type(field, 'ya');
  await waitFor(() => expect(asked.at(-1)).toMatch(/^ya /));
  await user.type(field, 's');
  expect(await screen.findByText('Name yas')).toBeInTheDocument();
  gate.open();
  await settled(store);
  expect(screen.getByText('Name yas')).toBeInTheDocument();
  expect(screen.queryByText('Name ya')).not.toBeInTheDocument();
});

test('a section that failed has a note, and the others their options', async () => {
  server.use(
    onCall('searchAll', ({ request }) => {
      const { people = [] } = respond(new URL(request.url).searchParams.get('keyword') ?? '');
      return HttpResponse.json({ ...empty, people, failed: ['papers', 'universities'] });
    }),
  );
  const { user, field } = await open();
  await user.type(field, 'yas');
  expect(await screen.findByText('Couldn’t search papers.')).toBeInTheDocument();
  expect(screen.getByText('Couldn’t search universities.')).toBeInTheDocument();
  expect(optionTexts()).toHaveLength(2);
});

test('a failed call has one note, and posts can still be searched', async () => {
  server.use(onCall('searchAll', () => HttpResponse.error()));
  const { user, field } = await open();
  await user.type(field, 'yas');
  expect(await screen.findByText('Couldn’t load suggestions.')).toBeInTheDocument();
  expect(optionTexts()).toEqual(['Search posts for “yas”']);
});

test('on every tab of the results, the field has the searched words', async () => {
  const { field } = await open('/dashboard/search-results/people?q=yas');
  expect(field).toHaveValue('yas');
  expect(asked).toEqual([]);
});
