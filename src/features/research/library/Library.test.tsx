import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { LIST_PAGE_SIZE } from '#contract/limits';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { readSavedFile, watchSavedFiles } from '#shared/testing/savedFiles';
import { Library } from './Library';
import {
  emptyShelf,
  libraryHandlers,
  makeItem,
  makeKeptPost,
  shelf,
} from './testing/libraryServer';

const server = startApiServer(...libraryHandlers);
const files = watchSavedFiles();
beforeEach(emptyShelf);

const shelfOfThree = () => [
  makeItem(103, { title: 'On energy', tags: ['energy', 'thesis'], note: 'Chapter 2.' }),
  makeKeptPost(2, { id: 102, tags: ['thesis'] }),
  makeItem(101, { kind: 'paper', target_id: 9, title: 'On tides', author: 'A. Jahan', doi: null }),
];

async function open(address = '/dashboard/library') {
  const view = await renderAt(address, <Library />, { ports: createFakePorts(adaStored) });
  return {
    ...view,
    address: () => view.place().path,
    toasts: () => selectToasts(view.store.getState()).map(({ text }) => text),
  };
}

const list = () => screen.findByRole('list', { name: 'Your library' });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 2 })
    .map((each) => each.textContent);
const card = async (title: string) => {
  const cards = within(await list()).getAllByRole('article');
  const found = cards.find((each) => within(each).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`There is no card “${title}”.`);
  return found;
};
/** The line of an item, which is focused in place of one that is gone. */
const item = (id: number) =>
  screen.getAllByRole('listitem').find(({ dataset }) => dataset.item === `${id}`);
const chip = (name: string) => screen.findByRole('button', { name, pressed: false });
const showsOnly = (...expected: string[]) =>
  waitFor(async () => expect(await titles()).toEqual(expected));

test('the library lists what is kept, newest first, with notes, tags and links', async () => {
  shelf.items = shelfOfThree();
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Library' })).toBeVisible();
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  const reference = within(await card('On energy'));
  expect(reference.getByText('Reference')).toBeVisible();
  expect(reference.getByText('Nusrat Jahan, Tanvir Rahman · 2019')).toBeVisible();
  expect(reference.getByText('Chapter 2.')).toBeVisible();
  expect(reference.getByRole('link')).toHaveAttribute('href', 'https://doi.org/10.1234/tides.7');
  expect(within(await card('Post 2')).getByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/posts?highlight=2',
  );
  expect(within(await card('On tides')).getByRole('link')).toHaveAttribute(
    'href',
    '/dashboard/research/papers/9',
  );
});

test('a kind, a tag and words narrow the list, and the address has them', async () => {
  // React reads a form that was submitted, and the FormData of Node knows no forms.
  jest.spyOn(globalThis, 'FormData').mockImplementation(() => ({}) as FormData);
  shelf.items = shelfOfThree();
  const { user, address } = await open();
  await user.click(await chip('Papers'));
  await showsOnly('On tides');
  expect(address()).toBe('/dashboard/library?kind=paper');
  await user.click(await chip('Posts'));
  await showsOnly('Post 2');
  await user.click(screen.getByRole('button', { name: 'Posts', pressed: true }));
  await user.click(await chip('energy'));
  await showsOnly('On energy');
  expect(address()).toBe('/dashboard/library?tag=energy');
  await user.click(screen.getByRole('button', { name: 'energy', pressed: true }));
  await user.type(screen.getByRole('textbox', { name: 'Search your library' }), ' tides {Enter}');
  await showsOnly('On tides');
  expect(address()).toBe('/dashboard/library?q=tides');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  expect(address()).toBe('/dashboard/library');
});

test('an address opens the library with its filter, and Back restores it', async () => {
  shelf.items = shelfOfThree();
  const { user } = await open('/dashboard/library?kind=reference&q=energy');
  await showsOnly('On energy');
  const field = screen.getByRole('textbox', { name: 'Search your library' });
  expect(field).toHaveValue('energy');
  expect(screen.getByRole('button', { name: 'References', pressed: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  window.history.back();
  await waitFor(() => expect(field).toHaveValue('energy'));
});

test('an unknown kind in the address shows everything', async () => {
  shelf.items = shelfOfThree();
  await open('/dashboard/library?kind=toString');
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

test('a tag on a card narrows the list to it, and the focus stays with the card', async () => {
  shelf.items = shelfOfThree();
  const { user, address } = await open();
  await user.click(
    within(await card('Post 2')).getByRole('button', { name: 'Show the tag thesis' }),
  );
  await showsOnly('On energy', 'Post 2');
  expect(address()).toBe('/dashboard/library?tag=thesis');
  await waitFor(() => expect(item(102)).toHaveFocus());
});

test('a chosen tag that no item has is shown, and can be switched off', async () => {
  shelf.items = shelfOfThree();
  const { user } = await open('/dashboard/library?tag=gone');
  expect(await screen.findByText('Nothing in your library matches.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'gone', pressed: true }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
  expect(screen.queryByRole('button', { name: 'gone' })).not.toBeInTheDocument();
});

test('an empty library says how to fill it', async () => {
  await open();
  expect(await screen.findByText('Your library is empty.')).toBeVisible();
  expect(screen.getByText(/^Save posts and papers with their bookmark/)).toBeVisible();
});

test('a failure to load can be retried', async () => {
  shelf.items = shelfOfThree();
  server.use(refuseCall('listLibrary', 503));
  const { user } = await open();
  expect(await screen.findByText('Couldn’t load your library. Try again.')).toBeVisible();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

test('more of a long library is loaded on demand, and the first new item is focused', async () => {
  const count = LIST_PAGE_SIZE + 2;
  shelf.items = Array.from({ length: count }, (_, at) => makeItem(count - at));
  const { user } = await open();
  await waitFor(async () => expect(await titles()).toHaveLength(LIST_PAGE_SIZE));
  await user.click(screen.getByRole('button', { name: /^Load more/ }));
  await waitFor(async () => expect(await titles()).toHaveLength(count));
  expect(item(2)).toHaveFocus();
  expect(shelf.asked.at(-1)).toContain('before_id=3');
  expect(screen.queryByRole('button', { name: /^Load more/ })).not.toBeInTheDocument();
});

test('deleted posts and papers stay as lines without a link', async () => {
  shelf.items = [
    makeKeptPost(2, { title: '', author: '', year: null, note: 'Why?', is_available: false }),
    makeItem(9, { kind: 'paper', target_id: 9, title: 'Withdrawn', is_available: false }),
  ];
  await open();
  const post = within(await card('This post was deleted.'));
  expect(post.getByText('Why?')).toBeVisible();
  expect(post.queryByRole('link')).not.toBeInTheDocument();
  const paper = within(await card('Withdrawn'));
  expect(paper.getByText('The uploader removed this paper.')).toBeVisible();
  expect(paper.queryByRole('link')).not.toBeInTheDocument();
});

test('a post without words has a name, and its link', async () => {
  shelf.items = [makeKeptPost(2, { title: '' })];
  await open();
  expect(within(await card('A post without words')).getByRole('link')).toBeVisible();
});

test.each([
  ['with a note', { note: 'Mine.' }, 'Its note and tags will be deleted.'],
  ['with tags', { tags: ['sea'] }, 'Its note and tags will be deleted.'],
  ['a reference', {}, 'To have it back, you would have to import it again.'],
  ['a paper', { kind: 'paper', target_id: 5 }, 'You can save it again later.'],
  [
    'a deleted paper',
    { kind: 'paper', target_id: 5, is_available: false },
    'It was deleted, so you can’t save it again.',
  ],
] as const)('removing asks, and names the consequence: %s', async (_case, facts, consequence) => {
  shelf.items = [
    makeItem(5, { title: 'On tides', ...facts, tags: [...('tags' in facts ? facts.tags : [])] }),
  ];
  const { user, toasts } = await open();
  const remove = within(await card('On tides')).getByRole('button', {
    name: 'Remove from the library: On tides',
  });
  await user.click(remove);
  const dialog = await screen.findByRole('alertdialog', { name: 'Remove this from your library?' });
  expect(dialog).toHaveAccessibleDescription(consequence);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(shelf.items).toHaveLength(1);
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Your library is empty.')).toBeVisible();
  expect(toasts()).toEqual(['Removed from your library.']);
});

test('after a removal the next item has the focus', async () => {
  shelf.items = shelfOfThree();
  const { user } = await open();
  await user.click(within(await card('Post 2')).getByRole('button', { name: /^Remove from/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await showsOnly('On energy', 'On tides');
  await waitFor(() => expect(item(101)).toHaveFocus());
});

test('a failed removal keeps the item, and says why', async () => {
  shelf.items = shelfOfThree();
  server.use(refuseCall('removeFromLibrary', 503, 'Quad is being updated.'));
  const { user } = await open();
  await user.click(within(await card('Post 2')).getByRole('button', { name: /^Remove from/ }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('Quad is being updated.')).toBeVisible();
  expect(shelf.items).toHaveLength(3);
});

test('the note and tags of an item are edited in the list', async () => {
  shelf.items = shelfOfThree();
  const { user } = await open();
  await user.click(
    within(await card('Post 2')).getByRole('button', { name: 'Edit note and tags: Post 2' }),
  );
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Ask Anika.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(within(await card('Post 2')).getByText('Ask Anika.')).toBeVisible(),
  );
  // It can only be removed here by its own button, which asks first.
  expect(screen.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
});

describe('the export', () => {
  const exported = () =>
    server.use(
      onCall('exportLibrary', ({ request }) => {
        shelf.asked.push(new URL(request.url).search);
        return HttpResponse.text('@article{a}');
      }),
    );
  async function choose(menu: string, format: string, address?: string) {
    shelf.items = shelfOfThree();
    const view = await open(address);
    await view.user.click(screen.getByRole('button', { name: menu }));
    await view.user.click(await screen.findByRole('menuitem', { name: format }));
    return view;
  }

  test.each([
    ['BibTeX (.bib)', 'bib'],
    ['RIS (.ris)', 'ris'],
    ['CSL JSON (.json)', 'json'],
  ])('saves everything as %s', async (label, format) => {
    exported();
    await choose('Export all', label);
    await waitFor(() => expect(files.names).toEqual([`library.${format}`]));
    expect(shelf.asked).toContain(`?format=${format}`);
    expect(await readSavedFile(files)).toBe('@article{a}');
  });

  test('saves the items with the chosen tag', async () => {
    exported();
    await choose('Export “thesis”', 'RIS (.ris)', '/dashboard/library?tag=thesis');
    await waitFor(() => expect(files.names).toEqual(['library.ris']));
    expect(shelf.asked).toContain('?format=ris&tag=thesis');
  });

  test.each([
    ['Too many requests.', 'Too many requests.'],
    ['', 'Couldn’t export your library. Try again.'],
  ])('that fails with %j says why', async (detail, text) => {
    server.use(refuseCall('exportLibrary', 429, detail));
    const { toasts } = await choose('Export all', 'BibTeX (.bib)');
    await waitFor(() => expect(toasts()).toEqual([text]));
    expect(files.names).toEqual([]);
  });
});
