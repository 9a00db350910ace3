import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { LibraryEntry } from '#contract/entities/library';
import { startApiServer } from '#shared/testing/apiServer';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { emptyProposal } from '../testing/emptyProposal';
import { openResearch } from '../testing/openResearch';
import { emptyCampus, makePaper, researchHandlers } from '../testing/researchServer';

const entry: LibraryEntry = {
  title: 'Tides of the Bay',
  author: 'Jahan, Nusrat; Rahman, Tanvir, Jr.; {Acme, Inc.}; World Bank',
  year: 2019,
  doi: '10.1234/tides.7',
  fields: { type: 'article-journal', abstract: 'We measure tides.' },
};
const sent: string[] = [];
const respond = (fresh: LibraryEntry[], duplicates: LibraryEntry[] = []) =>
  onCall('inspectReferences', async ({ request }) => {
    sent.push(((await request.json()) as { text: string }).text);
    return HttpResponse.json({ fresh, duplicates, refused: [] });
  });
const server = startApiServer(...researchHandlers, respond([entry]));
beforeEach(() => {
  emptyCampus();
  sent.length = 0;
});

const field = (name: string) => screen.getByRole('textbox', { name });
const optional = (name: string) => field(`${name} (optional)`);
const toggle = () => screen.getByRole('button', { name: 'Paste BibTeX or DOI' });
const area = () => field('BibTeX, RIS, CSL JSON or DOI of the paper');

async function openUpload() {
  const opened = await openResearch('/dashboard/research/upload');
  const { user } = opened;
  return {
    ...opened,
    pasteEntry: async (text: string) => {
      await user.click(toggle());
      expect(area()).toHaveFocus();
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Fill in' }));
    },
  };
}

test('a pasted entry fills in the form', async () => {
  const { pasteEntry } = await openUpload();
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  await pasteEntry('@article{a, title = {Tides}}');
  await waitFor(() => expect(field('Title')).toHaveValue('Tides of the Bay'));
  expect(field('Author')).toHaveValue('Nusrat Jahan; Tanvir Rahman Jr.; Acme, Inc.; World Bank');
  expect(optional('DOI')).toHaveValue('10.1234/tides.7');
  expect(optional('Year')).toHaveValue('2019');
  expect(optional('Abstract')).toHaveValue('We measure tides.');
  expect(
    screen.getByText('Filled in from “Tides of the Bay”. Please check the details.'),
  ).toBeVisible();
  expect(toggle()).toHaveFocus();
});

test('typed text is kept until the user replaces it', async () => {
  const { user, pasteEntry } = await openUpload();
  await user.type(field('Title'), 'Mine');
  await user.type(optional('Year'), '2020');
  await pasteEntry('@article{a, title = {Tides}}');
  expect(await screen.findByText('Title, Year: these fields keep what you typed.')).toBeVisible();
  expect(field('Title')).toHaveValue('Mine');
  expect(optional('DOI')).toHaveValue('10.1234/tides.7');
  await user.click(screen.getByRole('button', { name: 'Replace them' }));
  expect(field('Title')).toHaveValue('Tides of the Bay');
  expect(optional('Year')).toHaveValue('2019');
  expect(screen.queryByText(/keep what you typed/)).not.toBeInTheDocument();
});

test('of several entries the first is used, even if the library has it', async () => {
  server.use(respond([], [entry]));
  const { pasteEntry } = await openUpload();
  await pasteEntry('@article{a, title = {Tides}}\n@article{b, title = {Winds}}\n');
  expect(await screen.findByText('There are 2 entries, of which the first is used.')).toBeVisible();
  expect(sent).toEqual(['@article{a, title = {Tides}}\n']);
});

test('a DOI that Quad doesn’t know fills in only itself, and is searched for a copy', async () => {
  const asked: (FormDataEntryValue | null)[] = [];
  server.use(
    respond([{ ...entry, title: '10.1234/tides.7', author: '', year: null, fields: {} }]),
    onCall('inspectPaper', async ({ request }) => {
      const doi = (await request.formData()).get('doi');
      asked.push(doi);
      const duplicates = doi === '10.1234/tides.7' ? [makePaper(3, { title: 'On tides' })] : [];
      return HttpResponse.json({ ...emptyProposal, duplicates });
    }),
  );
  const { user, pasteEntry } = await openUpload();
  await user.upload(
    screen.getByLabelText('Choose PDF', { selector: 'input' }),
    new File(['%PDF-1.4'], 'tides.pdf', { type: 'application/pdf' }),
  );
  await waitFor(() => expect(asked).toEqual(['']));
  await pasteEntry('10.1234/tides.7');
  expect(await screen.findByText(/so only the DOI is filled in\.$/)).toBeVisible();
  expect(optional('DOI')).toHaveValue('10.1234/tides.7');
  expect(field('Title')).toHaveValue('');
  expect(await screen.findByRole('link', { name: 'On tides' })).toBeVisible();
});

test.each([
  [
    'broken',
    onCall('inspectReferences', () =>
      HttpResponse.json({
        fresh: [],
        duplicates: [],
        refused: [{ line: 1, reason: 'This entry has no title.' }],
      }),
    ),
    'This entry has no title.',
  ],
  ['no entry', refuseCall('inspectReferences', 400, 'There is no entry.'), 'There is no entry.'],
  [
    'out of reach',
    onCall('inspectReferences', () => HttpResponse.error()),
    'Couldn’t read this just now. Try again in a moment.',
  ],
])('a text that can’t be read (%s) says why, and stays', async (_reason, handler, text) => {
  server.use(handler);
  const { pasteEntry } = await openUpload();
  await pasteEntry('@article{a}');
  await waitFor(() => expect(area()).toHaveAccessibleDescription(text));
  expect(area()).toHaveValue('@article{a}');
  expect(field('Title')).toHaveValue('');
});
