import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Person } from '#contract/entities/person';
import { comment } from '#contract/fixtures/posts';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import { feedHandlers, feedServer, makePost } from '../testing/feedServer';
import { fakeScreen, openFeedPage } from '../testing/openFeedPage';

const people = ['Nusrat Jahan', 'Nura Alam', 'Tanvir Hasan'].map((name, nth): Person => ({
  ...noDetails,
  id: nth + 20,
  username: `person${nth}`,
  display_name: name,
  university_name: 'BUET',
}));

const server = startApiServer(
  ...feedHandlers,
  onCall('lookupPeople', ({ request }) => {
    const keyword = new URL(request.url).searchParams.get('keyword') ?? '';
    const isCalled = ({ display_name: name }: Person) => name?.toLowerCase().startsWith(keyword);
    return HttpResponse.json({ people: people.filter(isCalled) });
  }),
);

beforeEach(() => {
  fakeScreen();
  // jsdom has no top layer.
  HTMLElement.prototype.showPopover = () => undefined;
  feedServer.reset([makePost(5, { total_comments: 1 })]);
  feedServer.comments = [structuredClone(comment)];
});

async function openComment() {
  const opened = await openFeedPage();
  await opened.user.click(await screen.findByRole('button', { name: 'Comment 1' }));
  const section = await screen.findByRole('region', { name: 'Comments' });
  const field = within(section).getByRole('textbox', { name: 'Write a comment' });
  return { ...opened, field };
}

const list = () => screen.findByRole('listbox', { name: 'People to mention', hidden: true });
const noList = () =>
  expect(screen.queryByRole('listbox', { hidden: true })).not.toBeInTheDocument();
const active = (field: HTMLElement) => {
  const options = screen.getAllByRole('option', { hidden: true });
  return options.find(({ id }) => id === field.getAttribute('aria-activedescendant'));
};

test('typing an @ and a name lists people, of whom the keys choose one', async () => {
  const { user, field } = await openComment();
  await user.type(field, 'Thanks @');
  expect((await screen.findAllByText('Type a name to mention someone.')).length).toBeGreaterThan(0);
  await user.type(field, 'nu');
  const box = await list();
  expect(field).toHaveAttribute('aria-controls', box.id);
  expect(await screen.findByText(/^2 people to mention/)).toBeInTheDocument();
  expect(active(field)).toHaveTextContent('Nusrat Jahan');
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toHaveTextContent('Nura Alam');
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(field).toHaveValue('Thanks @person1 ');
  expect(field).toHaveFocus();
  noList();
  expect(field).not.toHaveAttribute('aria-activedescendant');
});

test('Tab and a click choose too, in the middle of a text', async () => {
  const { user, field } = await openComment();
  await user.type(field, 'and more', { initialSelectionStart: 0 });
  await user.type(field, '@tan', { initialSelectionStart: 0, initialSelectionEnd: 0 });
  await list();
  await user.tab();
  expect(field).toHaveValue('@person2 and more');
  await user.type(field, '@nur', { initialSelectionStart: 9, initialSelectionEnd: 9 });
  await user.click(within(await list()).getByRole('option', { name: /Nura/, hidden: true }));
  expect(field).toHaveValue('@person2 @person1 and more');
});

test('Escape closes the list only, until the next @', async () => {
  const { user, field, store } = await openComment();
  await user.type(field, '@nu');
  await list();
  await user.keyboard('{Escape}');
  noList();
  expect(field).toHaveFocus();
  // The clock goes on at the test's command, past the pause after which people are looked up.
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  await userEvent.setup({ delay: null }).type(field, 's');
  act(() => jest.advanceTimersByTime(1_000));
  jest.useRealTimers();
  await settled(store);
  noList();
  await user.type(field, ' @nu');
  expect(await list()).toBeInTheDocument();
});

test('a key that ends a word of an input method chooses no one', async () => {
  const { user, field } = await openComment();
  await user.type(field, '@nu');
  await list();
  const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent(field, enter);
  expect(enter.defaultPrevented).toBe(false);
  expect(field).toHaveValue('@nu');
});

test('no one of that name, and a failure, are said, and an email address asks for no one', async () => {
  const { user, field } = await openComment();
  await user.type(field, '@zed');
  expect((await screen.findAllByText('No one called “zed” is on Quad.')).length).toBe(2);
  server.use(onCall('lookupPeople', () => HttpResponse.json({}, { status: 503 })));
  await user.type(field, 'x');
  expect((await screen.findAllByText(/Couldn’t look for people/)).length).toBe(2);
  await user.clear(field);
  await user.type(field, 'me@nu');
  await waitFor(() => expect(screen.queryByText(/Couldn’t look/)).not.toBeInTheDocument());
  noList();
});
