import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { loggedOut } from '#shared/store/sessionEvents';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { onCall } from '#shared/testing/onCall';
import { emptyProposal as nothing } from '../testing/emptyProposal';
import { openResearch } from '../testing/openResearch';
import {
  campus,
  emptyCampus,
  makePaper,
  refuse,
  researchHandlers,
} from '../testing/researchServer';
import { KEPT_PAPER_KEY } from './usePaperFile';

const upload = '/dashboard/research/upload';
let proposal = nothing;
const sent: FormData[] = [];
const keys: (string | null)[] = [];
const take = onCall('uploadPaper', async ({ request }) => {
  keys.push(request.headers.get('idempotency-key'));
  sent.push(await request.formData());
  return HttpResponse.json(makePaper(9), { status: 201 });
});
const server = startApiServer(
  ...researchHandlers,
  onCall('inspectPaper', () => HttpResponse.json(proposal)),
  take,
);
beforeEach(() => {
  emptyCampus();
  proposal = nothing;
  sent.length = 0;
  keys.length = 0;
});

const pdf = new File(['%PDF-1.4'], 'sinks.pdf', { type: 'application/pdf' });
type User = Awaited<ReturnType<typeof openResearch>>['user'];
const field = (name: string) => screen.getByRole('textbox', { name });
const optional = (name: string) => field(`${name} (optional)`);
const chooseFile = (user: User, file: File = pdf) =>
  user.upload(screen.getByLabelText('Choose PDF', { selector: 'input' }), file);
const fillNeeded = async (user: User) => {
  for (const [name, text] of [
    ['Title', 'On sinks'],
    ['Author', 'Ada'],
    ['Research field', 'Physics'],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
  }
};
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Upload' }));

test('title, author, field and file are all required', async () => {
  const { user } = await openResearch(upload);
  await send(user);
  expect(await screen.findByText('Please fill all fields and select a file.')).toBeVisible();
  await waitFor(() => expect(field('Title')).toHaveFocus());
  expect(field('Title')).toBeInvalid();
  await fillNeeded(user);
  await send(user);
  expect(await screen.findByText('Please fill all fields and select a file.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a file above 5 MB is rejected', async () => {
  const { user } = await openResearch(upload);
  const large = new File([new Uint8Array(5 * 2 ** 20 + 1)], 'large.pdf');
  await chooseFile(user, large);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'File size exceeds 5MB. Please select a smaller file.',
  );
  expect(screen.queryByText('large.pdf')).not.toBeInTheDocument();
});

test('a file of another kind is rejected when it is chosen, and one without an ending is not', async () => {
  const { user } = await openResearch(upload);
  await chooseFile(user, new File(['PK'], 'thesis.docx'));
  expect(await screen.findByRole('alert')).toHaveTextContent('File type must be .pdf');
  await chooseFile(user, new File(['%PDF-1.5'], 'thesis.final version'));
  expect(await screen.findByText('thesis.final version')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a paper is sent with its fields and file, and then the search is shown', async () => {
  const { user, toasts, address, ports } = await openResearch(upload);
  await chooseFile(user);
  await fillNeeded(user);
  await user.type(optional('Year'), '2024');
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard/research/search'));
  expect(toasts()).toEqual(['Paper uploaded successfully!']);
  const form = Object.fromEntries(sent[0] ?? []);
  expect(form).toMatchObject({
    title: 'On sinks',
    author: 'Ada',
    research_field: 'Physics',
    published_year: '2024',
  });
  expect(sent[0]?.has('file')).toBe(true);
  expect(ports.fileStore.values.size).toBe(0);
});

test('a PDF fills in its details, but never overwrites typed text', async () => {
  proposal = {
    ...nothing,
    title: 'Proposed title',
    author: 'Proposed author',
    abstract: 'Proposed abstract',
    doi: '10.1000/182',
    published_year: 2023,
    note: 'This PDF is a scan without text.',
  };
  const { user } = await openResearch(upload);
  await user.type(field('Title'), 'Mine');
  await chooseFile(user);
  await waitFor(() => expect(field('Author')).toHaveValue('Proposed author'));
  expect(field('Title')).toHaveValue('Mine');
  expect(optional('Abstract')).toHaveValue('Proposed abstract');
  expect(optional('DOI')).toHaveValue('10.1000/182');
  expect(optional('Year')).toHaveValue('2023');
  expect(screen.getByText('This PDF is a scan without text.')).toBeVisible();
  expect(screen.getByText('Filled in from the PDF. Please check the details.')).toBeVisible();
  await user.type(field('Author'), '!');
  proposal = { ...proposal, author: 'Other author', abstract: 'Other abstract' };
  await chooseFile(user, new File(['%PDF-1.5'], 'other.pdf'));
  await waitFor(() => expect(optional('Abstract')).toHaveValue('Other abstract'));
  expect(field('Author')).toHaveValue('Proposed author!');
  // What was typed is replaced on request.
  expect(screen.getByText('Title, Author: these fields keep what you typed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use the details of other.pdf' }));
  expect(field('Title')).toHaveValue('Proposed title');
  expect(field('Author')).toHaveValue('Other author');
  expect(screen.queryByText(/keep what you typed/)).not.toBeInTheDocument();
});

test('an existing copy of a paper is shown, and the paper can be added anyway', async () => {
  proposal = { ...nothing, duplicates: [makePaper(3, { title: 'On sinks' })] };
  const { user, toasts } = await openResearch(upload);
  await chooseFile(user);
  expect(await screen.findByRole('link', { name: 'On sinks' })).toHaveAttribute(
    'href',
    '/dashboard/research/search?q=On+sinks',
  );
  await fillNeeded(user);
  await user.click(screen.getByRole('button', { name: 'Upload anyway' }));
  await waitFor(() => expect(toasts()).toEqual(['Paper uploaded successfully!']));
});

test('text typed while the PDF is being read is kept', async () => {
  const response: { give?: () => void } = {};
  const given = new Promise<void>((resolve) => {
    response.give = resolve;
  });
  server.use(
    onCall('inspectPaper', async () => {
      await given;
      return HttpResponse.json({ ...nothing, title: 'Proposed', published_year: 2019 });
    }),
  );
  const { user } = await openResearch(upload);
  await chooseFile(user);
  await user.type(field('Title'), 'Mine');
  response.give?.();
  await waitFor(() => expect(optional('Year')).toHaveValue('2019'));
  expect(field('Title')).toHaveValue('Mine');
});

test('a typed DOI is searched as well, once the field is left', async () => {
  const asked: (FormDataEntryValue | null)[] = [];
  server.use(
    onCall('inspectPaper', async ({ request }) => {
      const doi = (await request.formData()).get('doi');
      asked.push(doi);
      const duplicates = doi === '10.1000/182' ? [makePaper(3, { title: 'On sinks' })] : [];
      return HttpResponse.json({ ...nothing, title: 'Proposed', duplicates });
    }),
  );
  const { user } = await openResearch(upload);
  await chooseFile(user);
  await waitFor(() => expect(field('Title')).toHaveValue('Proposed'));
  await user.clear(field('Title'));
  await user.type(optional('DOI'), '10.1000/182');
  await user.tab();
  expect(await screen.findByRole('link', { name: 'On sinks' })).toBeVisible();
  expect(field('Title')).toHaveValue('');
  await user.click(optional('DOI'));
  await user.tab();
  expect(asked).toEqual(['', '10.1000/182']);
});

test('an address of a DOI is searched and sent as the DOI, a year in ASCII digits', async () => {
  const asked: (FormDataEntryValue | null)[] = [];
  server.use(
    onCall('inspectPaper', async ({ request }) => {
      asked.push((await request.formData()).get('doi'));
      return HttpResponse.json(nothing);
    }),
  );
  const { user } = await openResearch(upload);
  await chooseFile(user);
  await user.click(optional('DOI'));
  await user.paste(
    `https://proxy.example/login?url=https://doi.org/10.1000%2F182?${'y'.repeat(300)}`,
  );
  await user.click(optional('Year'));
  await user.paste(' ২০২৪');
  await waitFor(() => expect(asked).toEqual(['', '10.1000/182']));
  await fillNeeded(user);
  await send(user);
  await waitFor(() => expect(sent[0]?.get('published_year')).toBe('2024'));
  expect(sent[0]?.get('doi')).toBe('10.1000/182');
});

test('a file that cannot be read says why', async () => {
  server.use(refuse('inspectPaper', 415));
  const { user } = await openResearch(upload);
  await chooseFile(user);
  expect(await screen.findByText('Refused with 415.')).toBeVisible();
});

test('a rejected upload says why and keeps everything; a retry is the same upload', async () => {
  server.use(
    onCall('uploadPaper', ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return HttpResponse.json(
        { detail: 'The year is wrong.', errors: { published_year: 'A year has four digits.' } },
        { status: 400 },
      );
    }),
  );
  const { user, address } = await openResearch(upload);
  await chooseFile(user);
  await fillNeeded(user);
  await send(user);
  expect(await screen.findByText('Upload failed: The year is wrong.')).toBeVisible();
  expect(optional('Year')).toHaveAccessibleDescription('A year has four digits.');
  expect(field('Title')).toHaveValue('On sinks');
  server.use(take);
  await send(user);
  await waitFor(() => expect(address()).toBe('/dashboard/research/search'));
  expect(keys[1]).toBe(keys[0]);
});

test('an upload without a response failed for an unknown reason', async () => {
  server.use(onCall('uploadPaper', () => HttpResponse.error()));
  const { user } = await openResearch(upload);
  await chooseFile(user);
  await fillNeeded(user);
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload failed: Unknown error');
});

test('an upload shows its progress and can be cancelled', async () => {
  server.use(onCall('uploadPaper', () => delay('infinite')));
  const { user } = await openResearch(upload);
  await chooseFile(user);
  await fillNeeded(user);
  await send(user);
  expect(await screen.findByRole('progressbar', { name: 'Upload of your paper' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Title')).toHaveValue('On sinks');
});

test('fields and file survive a reload, and can be discarded', async () => {
  const ports = createFakePorts(adaStored);
  const { user, view } = await openResearch(upload, ports);
  await chooseFile(user);
  await user.type(field('Title'), 'On sinks');
  view.unmount();
  ports.hidePage();
  await waitFor(() => expect(ports.localStore.texts.get('quad_drafts')).toContain('On sinks'));
  await waitFor(() => expect(ports.fileStore.values.has(KEPT_PAPER_KEY)).toBe(true));
  const again = await openResearch(upload, ports);
  expect(field('Title')).toHaveValue('On sinks');
  expect(await screen.findByText('sinks.pdf')).toBeVisible();
  await again.user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByText('sinks.pdf')).not.toBeInTheDocument();
});

test('a logout deletes the file, and the next user finds none', async () => {
  const ports = createFakePorts(adaStored);
  const { user, store } = await openResearch(upload, ports);
  await chooseFile(user);
  await waitFor(() => expect(ports.fileStore.values.has(KEPT_PAPER_KEY)).toBe(true));
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(ports.fileStore.values.has(KEPT_PAPER_KEY)).toBe(false));
  const others = createFakePorts(adaStored);
  others.fileStore.values.set(KEPT_PAPER_KEY, { ownerId: 99, file: pdf });
  await openResearch(upload, others);
  await waitFor(() => expect(others.fileStore.values.size).toBe(0));
  expect(campus.asked.length).toBeGreaterThan(0);
});
