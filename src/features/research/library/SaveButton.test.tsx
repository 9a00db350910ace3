import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { SaveSlot, SaveSlotContext, type SaveButtonLook } from '#shared/library/SaveSlot';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { settled } from '#shared/testing/settled';
import { startSession } from '#shared/testing/startSession';
import { SaveButton } from './SaveButton';
import { emptyShelf, libraryHandlers, makeKeptPost, shelf } from './testing/libraryServer';

const server = startApiServer(...libraryHandlers);
beforeEach(emptyShelf);

const SAVED = 'Bookmarked: note and tags';
const button = (name: string) => screen.getByRole('button', { name });
const question = () => screen.findByRole('alertdialog', { name: 'Remove this from your library?' });

async function open(look: SaveButtonLook = { look: 'icon' }) {
  const { store, settled: signedIn } = await startSession(createFakePorts(adaStored));
  await signedIn();
  const view = render(
    <Provider store={store}>
      <MemoryRouter>
        <SaveSlotContext value={(props) => <SaveButton {...props} />}>
          <SaveSlot kind="post" id={31} {...look} />
        </SaveSlotContext>
      </MemoryRouter>
    </Provider>,
  );
  await settled(store);
  return {
    store,
    view,
    user: userEvent.setup({ delay: null }),
    toasts: () => selectToasts(store.getState()).map(({ text }) => text),
  };
}

/** Opens the note and tags of the saved post. */
async function openNote({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(button(SAVED));
  await screen.findByRole('dialog', { name: 'Note and tags' });
}

test('a press saves the post', async () => {
  const { user, toasts } = await open();
  await user.click(button('Bookmark'));
  expect(button(SAVED)).toBeVisible();
  await waitFor(() => expect(toasts()).toEqual(['Saved to your library.']));
  expect(shelf.items).toHaveLength(1);
});

test('a button with a text says which paper it saves', async () => {
  const { user } = await open({ look: 'sm', name: 'On tides' });
  expect(button('Save On tides')).toHaveTextContent(/^Save$/);
  await user.click(button('Save On tides'));
  expect(button('Saved: On tides. Note and tags')).toHaveTextContent(/^Saved$/);
  await waitFor(() => expect(shelf.items).toHaveLength(1));
});

test('outside the signed-in area there is no button', () => {
  render(<SaveSlot kind="post" id={31} look="icon" />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a press on Saved opens the note and tags, and loses none', async () => {
  shelf.items = [makeKeptPost(31, { note: 'For chapter 2.', tags: ['thesis', 'sea'] })];
  const view = await open();
  expect(button(SAVED)).toHaveAttribute('aria-haspopup', 'dialog');
  await openNote(view);
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('For chapter 2.');
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Tags' })).toHaveValue('thesis, sea');
  expect(screen.getByText('Post 31')).toBeVisible();
  await view.user.keyboard('{Escape}');
  await waitFor(() => expect(button(SAVED)).toHaveFocus());
  expect(shelf.asked).toEqual(['PUT library/post/31 {}']);
  expect(shelf.items[0]).toMatchObject({ note: 'For chapter 2.', tags: ['thesis', 'sea'] });
});

test('a typed note is kept as a draft when the dialog is closed, and can be discarded', async () => {
  shelf.items = [makeKeptPost(31)];
  const view = await open();
  await openNote(view);
  await view.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Ask Anika.');
  await view.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await openNote(view);
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Ask Anika.');
  await view.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
});

test('a post without note and tags is removed at once', async () => {
  shelf.items = [makeKeptPost(31)];
  const view = await open();
  await openNote(view);
  await screen.findByRole('textbox', { name: 'Note' });
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(button('Bookmark')).toHaveFocus());
  await waitFor(() => expect(view.toasts()).toEqual(['Removed from your library.']));
  expect(shelf.items).toEqual([]);
});

test('a post with a note is removed after a question', async () => {
  shelf.items = [makeKeptPost(31, { note: 'For chapter 2.' })];
  const view = await open();
  await openNote(view);
  await screen.findByRole('textbox', { name: 'Note' });
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await question()).toHaveAccessibleDescription('Its note and tags will be deleted.');
  await view.user.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  expect(shelf.items).toHaveLength(1);
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  await view.user.click(within(await question()).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(shelf.items).toEqual([]));
  expect(button('Bookmark')).toBeVisible();
});

test('a typed note is not lost by Remove either', async () => {
  shelf.items = [makeKeptPost(31)];
  const view = await open();
  await openNote(view);
  await view.user.type(await screen.findByRole('textbox', { name: 'Note' }), 'Ask Anika.');
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await question()).toBeVisible();
});

test('while the note is read, the post can’t be removed', async () => {
  shelf.items = [makeKeptPost(31)];
  const gate = createGate();
  const view = await open();
  server.use(onCall('saveToLibrary', () => gate.opened, { once: true }));
  await openNote(view);
  expect(screen.getByRole('status', { name: 'Loading note and tags' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  gate.open();
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
  expect(shelf.asked).toEqual(['PUT library/post/31 {}']);
});

test('without a connection the note can’t be read, but again later, and the post can be removed', async () => {
  shelf.items = [makeKeptPost(31)];
  const view = await open();
  server.use(
    onCall('saveToLibrary', () => HttpResponse.error()),
    onCall('removeFromLibrary', () => HttpResponse.error()),
  );
  await openNote(view);
  expect(await screen.findByText(/^Couldn’t load the note and tags\./)).toBeVisible();
  await view.user.click(screen.getByRole('button', { name: 'Remove' }));
  await view.user.click(within(await question()).getByRole('button', { name: 'Remove' }));
  await waitFor(() =>
    expect(view.toasts()).toEqual([
      'This will be removed from your library when you’re back online.',
    ]),
  );
  expect(button('Bookmark')).toBeVisible();
});

test('a failure to read the note is explained by the server, and can be retried', async () => {
  shelf.items = [makeKeptPost(31)];
  const view = await open();
  server.use(refuseCall('saveToLibrary', 503, 'Quad is being updated.'));
  await openNote(view);
  expect(await screen.findByText('Quad is being updated.')).toBeVisible();
  server.resetHandlers();
  await view.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('textbox', { name: 'Note' })).toBeVisible();
});
