import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { PaperProposal } from '#contract/entities/research';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { emptyProposal } from '../testing/emptyProposal';
import { openResearch } from '../testing/openResearch';
import { emptyCampus, refuse, researchHandlers } from '../testing/researchServer';
import { KEPT_PAPER_KEY } from './usePaperFile';

const first: PaperProposal = {
  ...emptyProposal,
  title: 'On sinks',
  author: 'Ada',
  abstract: 'Sinks are deep.',
  doi: '10.1000/182',
  published_year: 2023,
};
/** A PDF that only names its title. */
const second: PaperProposal = { ...emptyProposal, title: 'On nettles' };

let proposal = first;
const askedDois: unknown[] = [];
const server = startApiServer(
  ...researchHandlers,
  onCall('inspectPaper', async ({ request }) => {
    askedDois.push((await request.formData()).get('doi'));
    return HttpResponse.json(proposal);
  }),
);
beforeEach(() => {
  emptyCampus();
  askedDois.length = 0;
});

type User = Awaited<ReturnType<typeof openResearch>>['user'];
const field = (name: string) => screen.getByRole('textbox', { name });
const values = () =>
  ['Title', 'Author', 'Abstract (optional)', 'DOI (optional)', 'Year (optional)'].map((name) => {
    const { value } = field(name) as HTMLInputElement;
    return value;
  });
const choose = (user: User, name: 'sinks.pdf' | 'nettle.pdf') => {
  proposal = name === 'sinks.pdf' ? first : second;
  return user.upload(
    screen.getByLabelText('Choose PDF', { selector: 'input' }),
    new File(['%PDF-1.4'], name, { type: 'application/pdf' }),
  );
};
const open = (ports = createFakePorts(adaStored)) =>
  openResearch('/dashboard/research/upload', ports);

const ofFirst = ['On sinks', 'Ada', 'Sinks are deep.', '10.1000/182', '2023'];
const ofSecond = ['On nettles', '', '', '', ''];

test('another PDF brings its own details, and its search has no DOI of the one before', async () => {
  const { user } = await open();
  await choose(user, 'sinks.pdf');
  await waitFor(() => expect(values()).toEqual(ofFirst));
  await choose(user, 'nettle.pdf');
  await waitFor(() => expect(values()).toEqual(ofSecond));
  expect(askedDois).toEqual(['', '']);
});

test('a removed PDF takes its details along, and leaves what was typed', async () => {
  const { user } = await open();
  await user.type(field('Title'), 'On sinks');
  await choose(user, 'sinks.pdf');
  await waitFor(() => expect(values()).toEqual(ofFirst));
  await user.type(field('Author'), ' Lovelace');
  await user.click(screen.getByRole('button', { name: 'Remove sinks.pdf' }));
  expect(values()).toEqual(['On sinks', 'Ada Lovelace', '', '', '']);
});

test('after a reload, another PDF still replaces the details of the one before', async () => {
  const ports = createFakePorts(adaStored);
  const before = await open(ports);
  await choose(before.user, 'sinks.pdf');
  await waitFor(() => expect(values()).toEqual(ofFirst));
  await before.user.clear(field('Year (optional)'));
  await before.user.type(field('Year (optional)'), '2024');
  before.view.unmount();
  ports.hidePage();
  await waitFor(() => expect(ports.fileStore.values.has(KEPT_PAPER_KEY)).toBe(true));
  await waitFor(() => expect(ports.localStore.texts.get('quad_drafts')).toContain('2024'));
  const { user } = await open(ports);
  expect(await screen.findByText('sinks.pdf')).toBeVisible();
  await waitFor(() => expect(askedDois).toEqual(['', '10.1000/182']));
  await choose(user, 'nettle.pdf');
  await waitFor(() => expect(values()).toEqual(['On nettles', '', '', '', '2024']));
});

test('a PDF that can’t be read has no details of the one before', async () => {
  const { user } = await open();
  await choose(user, 'sinks.pdf');
  await waitFor(() => expect(values()).toEqual(ofFirst));
  server.use(refuse('inspectPaper', 415));
  await choose(user, 'nettle.pdf');
  expect(await screen.findByText('Refused with 415.')).toBeVisible();
  expect(values()).toEqual(['', '', '', '', '']);
});
