import { screen, waitFor } from '@testing-library/react';
import type { LibraryItem } from '#contract/entities/library';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { ItemDialog } from './ItemDialog';
import { tagsOf } from './itemFields';
import { emptyShelf, libraryHandlers, makeItem, shelf } from './testing/libraryServer';

const server = startApiServer(...libraryHandlers);
beforeEach(emptyShelf);

const note = () => screen.getByRole('textbox', { name: 'Note' });
const tags = () => screen.getByRole('textbox', { name: 'Tags' });
const save = () => screen.getByRole('button', { name: /^Sav/ });

async function open(facts: Partial<LibraryItem> = {}) {
  const item = makeItem(5, facts);
  shelf.items = [item];
  const onClose = jest.fn();
  const view = await renderAt(
    '/page',
    <ItemDialog kind="reference" id={5} item={item} onClose={onClose} />,
    { ports: createFakePorts(adaStored) },
  );
  return {
    ...view,
    onClose,
    toasts: () => selectToasts(view.store.getState()).map(({ text }) => text),
  };
}

test('the note and tags of an item are saved, tidied', async () => {
  const { user, onClose, toasts } = await open();
  await user.type(note(), '  For chapter 2. ');
  await user.type(tags(), ' thesis ,, two   words; thesis,');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(shelf.asked).toEqual([
    'PUT library/reference/5 {"note":"For chapter 2.","tags":["thesis","two words"]}',
  ]);
  expect(toasts()).toEqual(['Note and tags saved.']);
});

test('an imported tag with a comma stays whole, unless the tags are changed', async () => {
  const { user, onClose } = await open({ tags: ['Energy, renewable'] });
  await user.type(note(), 'Mine.');
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(shelf.asked).toEqual(['PUT library/reference/5 {"note":"Mine."}']);
});

test('too many and too long tags are refused at the field', async () => {
  const { user, onClose } = await open();
  await user.type(tags(), Array.from({ length: 11 }, (_, at) => `tag ${at}`).join(', '));
  await user.click(save());
  await waitFor(() => expect(tags()).toHaveAccessibleDescription('At most 10 tags.'));
  expect(tags()).toHaveFocus();
  await user.clear(tags());
  await user.type(tags(), 'a'.repeat(51));
  await waitFor(() =>
    expect(tags()).toHaveAccessibleDescription('A tag has at most 50 characters.'),
  );
  await user.clear(tags());
  await user.type(tags(), `${'a'.repeat(50)}, b`);
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(shelf.asked).toHaveLength(1);
});

test('a note of more than 500 characters stays whole, and says by how much', async () => {
  const { user } = await open();
  note().focus();
  await user.paste('a'.repeat(501));
  await user.click(save());
  await waitFor(() => expect(note()).toHaveAccessibleDescription('Too long by 1 character.'));
  expect(note()).toHaveValue('a'.repeat(501));
});

test('a failure keeps the input, and says why', async () => {
  server.use(refuseCall('saveToLibrary', 404, 'This is not in your library.'));
  const { user, onClose } = await open();
  await user.type(note(), 'For chapter 2.');
  await user.type(tags(), 'thesis');
  await user.click(save());
  expect(await screen.findByText('This is not in your library.')).toBeVisible();
  expect(note()).toHaveValue('For chapter 2.');
  expect(tags()).toHaveValue('thesis');
  expect(onClose).not.toHaveBeenCalled();
});

test('while it is saved, the button says so and sends nothing more', async () => {
  const gate = createGate();
  server.use(onCall('saveToLibrary', () => gate.opened, { once: true }));
  const { user, onClose } = await open();
  await user.type(note(), 'For chapter 2.');
  await user.click(save());
  await waitFor(() => expect(save()).toHaveTextContent('Saving…'));
  await user.click(save());
  gate.open();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(shelf.asked).toHaveLength(1);
});

test.each([
  ['', []],
  [' , ;\n', []],
  ['a', ['a']],
  ['b, a;b\n c  d ', ['b', 'a', 'c d']],
])('the tags of %j are %j', (line, expected) => {
  expect(tagsOf(line)).toEqual(expected);
});
