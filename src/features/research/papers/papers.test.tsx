import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import { tanvir } from '#contract/fixtures/people';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { TOKEN } from '#shared/testing/people';
import { loggedOut } from '#shared/store/sessionEvents';
import { onCall } from '#shared/testing/onCall';
import { openResearch } from '../testing/openResearch';
import {
  campus,
  emptyCampus,
  makePaper,
  refuse,
  researchHandlers,
} from '../testing/researchServer';
import { downloadPaper } from './downloadPaper';

const server = startApiServer(...researchHandlers);
const search = '/dashboard/research/search';
const NodeFormData = FormData;
// React creates a FormData from a submitted form; Node's constructor accepts no form.
beforeAll(() => {
  globalThis.FormData = class extends NodeFormData {
    constructor() {
      super();
    }
  };
});
afterAll(() => {
  globalThis.FormData = NodeFormData;
});
const saved: { name: string; address: string }[] = [];
const blobs: Blob[] = [];
beforeEach(() => {
  emptyCampus();
  saved.length = 0;
  blobs.length = 0;
  URL.createObjectURL = (blob) => `blob:http://localhost/${blobs.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, address: this.href });
  });
});

const choose = async (user: Awaited<ReturnType<typeof openResearch>>['user'], item: string) => {
  await user.click(await screen.findByRole('button', { name: /^More about/ }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
};

test('a search is part of the address, and is restored from it', async () => {
  campus.recommended = [makePaper(1)];
  campus.found = [makePaper(2)];
  const { user, address } = await openResearch(search);
  expect(await screen.findByRole('heading', { name: 'Paper 1' })).toBeVisible();
  await user.type(screen.getByRole('textbox'), ' attention sinks {Enter}');
  expect(await screen.findByRole('heading', { name: 'Paper 2' })).toBeVisible();
  expect(address()).toBe(`${search}?q=attention+sinks`);
  expect(campus.asked).toContain('papers/search/?keyword=attention+sinks&limit=20&offset=0');
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'Paper 1' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('');
  window.history.forward();
  expect(await screen.findByRole('heading', { name: 'Paper 2' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('attention sinks');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByRole('heading', { name: 'Paper 1' })).toBeVisible();
  expect(address()).toBe(search);
});

test('an empty keyword shows a hint', async () => {
  const { user } = await openResearch(search);
  await user.type(screen.getByRole('textbox'), '   ');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription(
    'Please enter a keyword to search.',
  );
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(campus.asked.filter((call) => call.startsWith('papers/search'))).toEqual([]);
});

test('a paper shows its field, title, author, year, file and 150 characters of its abstract', async () => {
  const abstract = `${'word '.repeat(29)}abcdefghijk and the rest`;
  campus.recommended = [
    makePaper(1, {
      abstract,
      doi: '10.1000/182',
      user: { ...noDetails, id: 12, username: 'grace' },
    }),
  ];
  const { user } = await openResearch(search);
  const paper = await screen.findByRole('article');
  expect(paper).toHaveTextContent(
    /^Machine LearningPaper 1S\. Rahman · 2024 · paper-1\.pdf · doi:10\.1000\/182 · shared by grace/,
  );
  expect(paper).toHaveTextContent(/word word…/);
  expect(paper).not.toHaveTextContent('abcdefghijk');
  expect(within(paper).getByRole('link', { name: 'doi:10.1000/182' })).toHaveAttribute(
    'href',
    'https://doi.org/10.1000/182',
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(paper).toHaveTextContent('abcdefghijk and the rest');
});

test('matches of a search are highlighted, and shown with their page', async () => {
  campus.found = [
    makePaper(1, {
      matched_words: ['records'],
      snippet: { text: 'the records stay', page: 4 },
    }),
  ];
  await openResearch(`${search}?q=records`);
  expect(await screen.findByRole('link', { name: 'p. 4' })).toHaveAttribute(
    'href',
    '/dashboard/research/papers/1/read#page=4&quote=the+records+stay',
  );
  expect(screen.getAllByText('records', { selector: 'mark' })).toHaveLength(2);
});

test.each([
  ['no_text', 'Scanned PDF. Its text can’t be searched.'],
  ['encrypted', 'Password-protected PDF. Its text can’t be searched.'],
] as const)('a paper whose text is %s says so', async (state, text) => {
  campus.recommended = [makePaper(1, { text_state: state })];
  await openResearch(search);
  expect(await screen.findByText(text)).toBeVisible();
});

test('a download is requested with the token and saved under its name', async () => {
  campus.recommended = [makePaper(1)];
  let authorization: string | null = null;
  server.use(
    onCall(['downloadPaper', { id: 1 }], ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.arrayBuffer(new ArrayBuffer(8));
    }),
  );
  const { user } = await openResearch(search);
  await user.click(await screen.findByRole('button', { name: 'Download Paper 1' }));
  await waitFor(() =>
    expect(saved).toEqual([{ name: 'paper-1.pdf', address: 'blob:http://localhost/1' }]),
  );
  expect(authorization).toBe(`Bearer ${TOKEN}`);
});

test('a download that fails says so', async () => {
  campus.recommended = [makePaper(1)];
  server.use(refuse(['downloadPaper', { id: 1 }], 404));
  const { user, toasts } = await openResearch(search);
  await user.click(await screen.findByRole('button', { name: 'Download Paper 1' }));
  await waitFor(() => expect(toasts()).toEqual(['Failed to download paper.']));
  expect(saved).toEqual([]);
});

test('without a token a download asks the user to log in, and sends no request', async () => {
  const { store, toasts } = await openResearch(search);
  act(() => void store.dispatch(loggedOut()));
  await store.dispatch(downloadPaper(makePaper(1)));
  expect(toasts()).toEqual(['Please log in to download papers.']);
});

test('a paper is cited in five formats, two of them as files', async () => {
  campus.recommended = [makePaper(1)];
  server.use(
    onCall(['citePaper', { id: 1 }], () =>
      HttpResponse.json({ apa: 'A.', chicago: 'C.', ieee: 'I.', bibtex: '@x{}', ris: 'TY' }),
    ),
  );
  const { user } = await openResearch(search);
  const writeText = jest.spyOn(navigator.clipboard, 'writeText');
  await choose(user, 'Cite');
  for (const [style, text] of [
    ['APA', 'A.'],
    ['Chicago', 'C.'],
    ['IEEE', 'I.'],
    ['BibTeX', '@x{}'],
    ['RIS', 'TY'],
  ] as const) {
    const part = await screen.findByRole('region', { name: style });
    expect(part).toHaveTextContent(text);
    await user.click(within(part).getByRole('button', { name: `Copy ${style}` }));
    expect(writeText).toHaveBeenLastCalledWith(text);
    expect(await within(part).findByText(`${style} copied`)).toBeInTheDocument();
  }
  const credit = screen.getByRole('link', { name: 'citeproc-js' });
  expect(screen.getByText(/^Formatted with/)).toHaveTextContent('Formatted with citeproc-js');
  expect(credit).toHaveAttribute('href', 'https://github.com/Juris-M/citeproc-js');
  expect(credit).toHaveAttribute('rel', expect.stringContaining('noopener'));
  await user.click(screen.getByRole('button', { name: 'Save BibTeX as a file' }));
  await user.click(screen.getByRole('button', { name: 'Save RIS as a file' }));
  expect(saved.map(({ name }) => name)).toEqual(['paper-1.bib', 'paper-1.ris']);
  expect(blobs.map(({ type }) => type)).toEqual([
    'application/x-bibtex;charset=utf-8',
    'application/x-research-info-systems;charset=utf-8',
  ]);
});

test('slow citations say that they are being created', async () => {
  campus.recommended = [makePaper(1)];
  const { opened, open } = createGate();
  server.use(
    onCall(['citePaper', { id: 1 }], async () => {
      await opened;
      return HttpResponse.json({ apa: 'A.', chicago: 'C.', ieee: 'I.', bibtex: '@', ris: 'TY' });
    }),
  );
  const { user } = await openResearch(search);
  await choose(user, 'Cite');
  const waiting = 'Preparing the citations. The first ones can take a few seconds.';
  expect(await screen.findByText(waiting)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  open();
  expect(await screen.findByRole('region', { name: 'APA' })).toBeVisible();
  expect(screen.queryByText(waiting)).not.toBeInTheDocument();
});

test('citations that fail say why, and can be retried', async () => {
  campus.recommended = [makePaper(1)];
  server.use(refuse(['citePaper', { id: 1 }], 503));
  const { user } = await openResearch(search);
  await choose(user, 'Cite');
  expect(await screen.findByText('Refused with 503.')).toBeVisible();
});

test('who works on this searches for the field of the paper, and for any other topic', async () => {
  campus.recommended = [makePaper(1)];
  const { user } = await openResearch(search);
  await choose(user, 'Who works on this?');
  expect(await screen.findByText('People of Machine Learning')).toBeVisible();
  const topic = screen.getByRole('textbox', { name: 'Topic' });
  await user.clear(topic);
  await user.type(topic, 'records{Enter}');
  expect(await screen.findByText('People of records')).toBeVisible();
});

test('only the uploader of a paper can edit and delete it, and others can report it', async () => {
  campus.recommended = [makePaper(1, { user: tanvir })];
  const { user } = await openResearch(search);
  await user.click(await screen.findByRole('button', { name: /^More about/ }));
  await screen.findByRole('menuitem', { name: 'Cite' });
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
  expect(screen.getByRole('menuitem', { name: 'Report' })).toBeVisible();
});

test('an own paper is edited, and the list updates', async () => {
  campus.recommended = [makePaper(1, { user_id: 7 })];
  let sent: unknown;
  server.use(
    onCall(['updatePaper', { id: 1 }], async ({ request }) => {
      sent = await request.json();
      const paper = makePaper(1, { user_id: 7, title: 'Better' });
      campus.recommended = [paper];
      return HttpResponse.json(paper);
    }),
  );
  const { user, toasts } = await openResearch(search);
  await choose(user, 'Edit');
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Title, author and research field are required.')).toBeVisible();
  await user.type(title, 'Better');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Better' })).toBeVisible();
  expect(toasts()).toEqual(['Paper saved.']);
  expect(sent).toMatchObject({ title: 'Better', author: 'S. Rahman', published_year: '2024' });
});

test('an own paper is deleted after confirmation', async () => {
  campus.recommended = [makePaper(1, { user_id: 7 })];
  server.use(refuse(['deletePaper', { id: 1 }], 500));
  const { user, toasts } = await openResearch(search);
  await choose(user, 'Delete');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this paper?' }));
  await user.click(question.getByRole('button', { name: 'Delete paper' }));
  expect(await question.findByText('Refused with 500.')).toBeVisible();
  server.use(
    onCall(['deletePaper', { id: 1 }], () => {
      campus.recommended = [];
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await user.click(question.getByRole('button', { name: 'Delete paper' }));
  expect(await screen.findByText(/^No papers available yet/)).toBeVisible();
  expect(toasts()).toEqual(['Paper deleted.']);
});
