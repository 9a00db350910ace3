import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import type { LibraryEntry } from '#contract/entities/library';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { readSavedFile, watchSavedFiles } from '#shared/testing/savedFiles';
import { respondToMe } from '#shared/testing/startSession';
import { Library } from '../Library';

const saved = watchSavedFiles();
const kept: LibraryEntry[] = [];
const keys: (string | null)[] = [];

/** Reads `@misc{title}` on a line each, as the server reads entries; any other entry is broken. */
function inspect(text: string) {
  const lines = text.split('\n').map((written, at) => ({ written, line: at + 1 }));
  const entries = lines.flatMap(({ written }) => /^@misc\{(.*)\}$/.exec(written)?.[1] ?? []);
  const isKept = (title: string) => kept.some((entry) => entry.title === title);
  const toEntry = (title: string): LibraryEntry => ({
    ...{ title, author: 'Jahan, Nusrat; {Acme, Inc.}; A; B; C; D', year: 2019, doi: null },
    fields: { type: 'document' },
    tags: ['from the file'],
  });
  return {
    fresh: entries.filter((title) => !isKept(title)).map(toEntry),
    duplicates: entries.filter(isKept).map(toEntry),
    refused: lines
      .filter(({ written }) => written.startsWith('@broken'))
      .map(({ line }) => ({ line, reason: 'The entry has no title.' })),
  };
}

const add = onCall('importReferences', async ({ request }) => {
  keys.push(request.headers.get('idempotency-key'));
  const { entries } = (await request.json()) as { entries: LibraryEntry[] };
  const fresh = entries.filter(({ title }) => !kept.some((entry) => entry.title === title));
  kept.push(...fresh);
  return HttpResponse.json({ added: fresh.length }, { status: 201 });
});
const server = startApiServer(
  respondToMe(200, ada),
  onCall('listLibrary', () => HttpResponse.json({ items: [] })),
  onCall('listLibraryTags', () => HttpResponse.json({ tags: [] })),
  onCall('listSaved', () => HttpResponse.json({ posts: [], papers: [] })),
  onCall('inspectReferences', async ({ request }) =>
    HttpResponse.json(inspect(((await request.json()) as { text: string }).text)),
  ),
  add,
);
beforeEach(() => {
  kept.length = 0;
  keys.length = 0;
});

const bib = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => `@misc{Work ${from + at}}\n`).join('');
/** A file that can be read; jsdom's can't. */
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'zotero.bib') =>
  Object.assign(new File([content], name), {
    arrayBuffer: () => new Blob([content]).arrayBuffer(),
  });

async function openImport() {
  const { user, store } = await renderAt('/dashboard/library', <Library />, {
    ports: createFakePorts(adaStored),
  });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  await screen.findByRole('dialog', { name: 'Import references' });
  return {
    user,
    store,
    press: async (name: string) => user.click(await screen.findByRole('button', { name })),
    choose: (file: File) =>
      user.upload(screen.getByLabelText('Choose a file', { selector: 'input' }), file),
    heading: (name: string) => screen.findByRole('heading', { level: 3, name }),
  };
}

test('a file is reported before anything is saved, and then added with a tag', async () => {
  const { user, choose, press, heading } = await openImport();
  kept.push(...inspect('@misc{Work 3}').fresh);
  await choose(fileOf(`${bib(105)}@broken{x\n`));
  expect(await heading('Found in zotero.bib')).toHaveFocus();
  expect(await heading('Found in zotero.bib')).toHaveAccessibleDescription(
    'New 104 Already in your library 1 Can’t be read 1',
  );
  const listed = screen.getByRole('list', { name: 'New references' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(100);
  expect(screen.getByText('and 4 more')).toBeVisible();
  expect(listed).toHaveTextContent('Work 0Nusrat Jahan, Acme, Inc., A, B and 2 others · 2019');
  expect(screen.getByRole('list', { name: 'Can’t be read' })).toHaveTextContent(
    'Line 106The entry has no title.',
  );
  expect(kept).toHaveLength(1);
  await user.type(screen.getByRole('textbox', { name: 'Tag (optional)' }), ' Zotero ');
  await press('Add 104 references');
  expect(
    await heading('Added 104 references. 1 was already there. 1 could not be read.'),
  ).toHaveFocus();
  expect(kept.slice(1).every(({ tags }) => tags?.join() === 'Zotero,from the file')).toBe(true);
  expect(kept).toHaveLength(105);
});

test('a long file is read and added in parts, with the lines of the file', async () => {
  const { choose, press, heading } = await openImport();
  // The second part has an entry of the first again, which only the server notices.
  await choose(fileOf(`${bib(600)}@misc{Work 0}\n@broken{x\n`));
  await heading('Found in zotero.bib');
  expect(screen.getByText('Line 602')).toBeVisible();
  await press('Add 601 references');
  await heading('Added 600 references. 1 was already there. 1 could not be read.');
  expect(new Set(keys).size).toBe(2);
});

test('entries that can’t be read are saved as a list or copied', async () => {
  const { store, choose, press, heading } = await openImport();
  const toasts = () => selectToasts(store.getState()).map(({ text }) => text);
  await choose(fileOf('@misc{Work 1}\n@broken{x\n@broken{y\n'));
  await heading('Found in zotero.bib');
  await press('Save the list');
  expect(saved.names).toEqual(['not-imported.txt']);
  const list = 'Line 2: The entry has no title.\nLine 3: The entry has no title.\n';
  expect(await readSavedFile(saved)).toBe(list);
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  write.mockResolvedValueOnce().mockRejectedValueOnce(new Error('Refused.'));
  await press('Copy the list');
  await waitFor(() => expect(toasts()).toEqual(['List copied.']));
  expect(write).toHaveBeenCalledWith(list);
  await press('Copy the list');
  await waitFor(() =>
    expect(toasts()).toContain('The browser refused to copy. Save the list as a file instead.'),
  );
});

test('what was pasted and the tag are there again after Escape, until they are imported', async () => {
  const { user, press, heading } = await openImport();
  const pasteField = () =>
    screen.getByRole('textbox', { name: 'Or paste BibTeX, RIS, CSL JSON or DOIs' });
  const tagField = () => screen.getByRole('textbox', { name: /tag/i });
  await user.click(pasteField());
  await user.paste('@misc{Work 1}\n');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Import');
  expect(pasteField()).toHaveValue('@misc{Work 1}\n');
  await press('Check the text');
  await heading('Found in your text');
  await user.type(tagField(), 'thesis{Escape}');
  await press('Import');
  await press('Check the text');
  await heading('Found in your text');
  expect(tagField()).toHaveValue('thesis');
  await press('Add 1 reference');
  await press('Close');
  await press('Import');
  expect(pasteField()).toHaveValue('');
});

test('pasted text without anything new has nothing to add', async () => {
  const { user, press, heading } = await openImport();
  kept.push(...inspect('@misc{Work 1}').fresh);
  expect(screen.getByRole('button', { name: 'Check the text' })).toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('textbox', { name: 'Or paste BibTeX, RIS, CSL JSON or DOIs' }));
  await user.paste('@misc{Work 1}\n');
  await press('Check the text');
  await heading('Found in your text');
  expect(screen.getByText('There is nothing new to add.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Add/ })).not.toBeInTheDocument();
  await press('Choose another file');
  expect(screen.getByRole('textbox')).toHaveValue('@misc{Work 1}\n');
});

test.each([
  [
    'too large',
    new File([new Uint8Array(20 * 2 ** 20 + 1)], 'a.bib'),
    /^a.bib is larger than 20 MB/,
  ],
  ['no text', fileOf(new Uint8Array([80, 75, 0, 4]), 'a.txt'), /^a.txt is not a text file/],
  ['empty', fileOf(' \n', 'a.bib'), 'There is nothing in a.bib.'],
])('a file that is %s says so', async (_reason, file, text) => {
  const { choose } = await openImport();
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test.each([
  ['UTF-8', new TextEncoder().encode('@misc{Café}\n')],
  ['UTF-16', new Uint8Array([0xff, 0xfe, ...Buffer.from('@misc{Café}\n', 'utf16le')])],
  ['Windows-1252', new Uint8Array(Buffer.from('@misc{Café}\n', 'latin1'))],
])('accents of a file in %s are kept', async (_encoding, bytes) => {
  const { choose } = await openImport();
  await choose(fileOf(bytes));
  expect(await screen.findByText('Café')).toBeVisible();
});

test('a broken character doesn’t spoil the accents of the others, and is told', async () => {
  const { choose, heading } = await openImport();
  const broken = Buffer.from('@misc{Naïve}\n', 'latin1');
  await choose(fileOf(new Uint8Array([...Buffer.from('@misc{Café}\n'), ...broken])));
  await heading('Found in zotero.bib');
  const listed = screen.getByRole('list', { name: 'New references' });
  expect(listed).toHaveTextContent('Café');
  expect(listed).toHaveTextContent('Na\uFFFDve');
  expect(screen.getByText(/^1 character can’t be read, and is shown as/)).toBeVisible();
});

test('a text without entries says why', async () => {
  server.use(refuseCall('inspectReferences', 400, 'There is no entry.'));
  const { choose } = await openImport();
  await choose(fileOf('@comment{x}'));
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no entry.');
});

test.each([
  [413, 'This is larger than 1 MB.'],
  [422, 'This file takes too long to read.'],
])('a part that is refused with %s is reported with its line', async (status, detail) => {
  server.use(
    onCall('inspectReferences', () => HttpResponse.json({ detail }, { status }), { once: true }),
  );
  const { choose, heading } = await openImport();
  await choose(fileOf(bib(501)));
  await heading('Found in zotero.bib');
  expect(screen.getByRole('list', { name: 'Can’t be read' })).toHaveTextContent(`Line 1${detail}`);
  expect(screen.getByRole('list', { name: 'New references' })).toHaveTextContent('Work 500');
});

test.each([
  [
    'busy',
    () => HttpResponse.json({ detail: 'Wait a moment.' }, { status: 429 }),
    'Wait a moment.',
  ],
  ['out of reach', () => HttpResponse.error(), /^Quad can’t be reached/],
])('while the server is %s, reading stops and goes on later', async (_state, refuse, text) => {
  server.use(onCall('inspectReferences', refuse, { once: true }));
  const { choose, press, heading } = await openImport();
  await choose(fileOf(bib(2)));
  expect(await heading('Reading stopped')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  await press('Try Again');
  await heading('Found in zotero.bib');
  expect(screen.getByRole('button', { name: 'Add 2 references' })).toBeVisible();
});

test('reading is cancelled, and the file can be chosen again', async () => {
  server.use(onCall('inspectReferences', () => delay('infinite')));
  const { choose, press } = await openImport();
  await choose(fileOf(bib(2)));
  expect(await screen.findByRole('progressbar', { name: 'Reading zotero.bib' })).toBeVisible();
  await press('Cancel');
  expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeVisible();
});

test('a failed part says how many were added, and the rest is sent again as the same call', async () => {
  const { choose, press, heading } = await openImport();
  await choose(fileOf(bib(1_200)));
  await heading('Found in zotero.bib');
  let calls = 0;
  server.use(
    onCall('importReferences', ({ request }) => {
      calls += 1;
      if (calls !== 2) return undefined;
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json({ detail: 'There is no room.' }, { status: 409 });
    }),
  );
  await press('Add 1,200 references');
  expect(await heading('The import stopped')).toHaveFocus();
  expect(screen.getByText('Added 500 of 1,200 references so far.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('There is no room.');
  await press('Try Again');
  await heading('Added 1,200 references.');
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[1]);
  expect(new Set(keys).size).toBe(3);
});

test('adding is cancelled by Escape, and goes on', async () => {
  const { user, choose, press, heading } = await openImport();
  await choose(fileOf(bib(1)));
  await heading('Found in zotero.bib');
  server.use(onCall('importReferences', () => delay('infinite')));
  await press('Add 1 reference');
  expect(await screen.findByRole('progressbar', { name: 'Adding 1 reference' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^You cancelled it/);
  server.use(add);
  await press('Try Again');
  await heading('Added 1 reference.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
