import userEvent from '@testing-library/user-event';
import { configure, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { noDetails } from '#contract/names/deletedUser';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { readFacts, type MessageFacts } from '../messageFacts';
import { chatbotHandlers } from '../testing/chatbotServer';
import { AnswerBody } from './AnswerBody';

configure({ asyncUtilTimeout: 10_000 });
startApiServer(...chatbotHandlers);
beforeAll(() => import('../markdown/Markdown'), 60_000);

const quote = 'falls to 61% in the middle third';
const citation = { document_id: 5, kind: 'upload' as const, page: 4, quote, title: 'Needles' };

async function show(text: string, facts: MessageFacts = {}) {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AnswerBody text={text} facts={readFacts(facts)} />
      </MemoryRouter>
    </Provider>,
  );
}

test('a quote that the answer contains literally is marked, with its page', async () => {
  const parts = [{ text: `Recall ${quote} at 128k.`, citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [citation] });
  expect((await screen.findByText(quote)).tagName).toBe('MARK');
  expect(screen.getByRole('button', { name: 'Needles, p. 4' })).toBeInTheDocument();
});

test('a page with another printed number is named by both', async () => {
  const printed = { ...citation, page: 6, page_name: '2 (6 of 7)' };
  const parts = [{ text: `Recall ${quote} at 128k.`, citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [printed] });
  expect(screen.getByRole('button', { name: 'Needles, p. 2 (6 of 7)' })).toBeInTheDocument();
});

test('a quote behind a paraphrase is shown beside it', async () => {
  const parts = [{ text: 'It gets worse in the middle.', citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [citation] });
  expect(screen.getByText(quote).tagName).toBe('Q');
});

test('a text that consists of its quotes is not marked', async () => {
  const other = { ...citation, page: 7, quote: 'rises again at the end' };
  const parts = [{ text: `Recall ${quote}. It ${other.quote}.`, citations: [0, 1] }];
  const whole = [
    { ...citation, quote: `Recall ${quote}.` },
    { ...other, quote: `It ${other.quote}.` },
  ];
  await show('', { verdict: 'supported', parts, citations: whole });
  expect((await screen.findByText(`Recall ${quote}. It ${other.quote}.`)).tagName).toBe('P');
});

test('an answer is marked in its passage, below its headings, with further passages folded', async () => {
  const before = 'Recall is high at first. It';
  const passage = `${before} ${quote}. Then it rises again.`;
  const headings = ['3 Results', '3.1 Recall'];
  const found = { ...citation, passage, headings };
  const others = [7, 9].map((page) => ({
    ...found,
    page,
    passage: `On page ${page} it ${quote}.`,
  }));
  const parts = [{ text: quote, citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [found], further: others });
  expect(screen.getAllByText(quote).map(({ tagName }) => tagName)).toEqual([
    'MARK',
    'MARK',
    'MARK',
  ]);
  expect(screen.getByText(/^Recall is high at first/)).toHaveTextContent(passage);
  expect(screen.getAllByText('3 Results › 3.1 Recall')).toHaveLength(3);
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('2 more passages')).toHaveClass('touch-target');
  await userEvent.click(screen.getByText('2 more passages'));
  const more = within(screen.getByRole('list', { name: '2 more passages' }));
  expect(more.getByRole('button', { name: 'Needles, p. 9' })).toBeVisible();
});

test('a passage that does not contain its quote is not shown', async () => {
  const found = { ...citation, passage: 'Something else.' };
  const parts = [{ text: quote, citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [found] });
  expect(screen.getByText(quote).tagName).toBe('Q');
  expect(screen.queryByText(/Something else/)).not.toBeInTheDocument();
});

test('a part without a citation is marked as unsupported', async () => {
  const parts = [
    { text: `It ${quote}.`, citations: [0] },
    { text: 'This surely goes for all models.', citations: [] },
  ];
  await show('', { verdict: 'partly_supported', parts, citations: [citation] });
  expect(screen.getAllByText('Not supported by the document')).toHaveLength(1);
});

test('a negative answer is shown with the nearest passages', async () => {
  await show('The document does not answer this.', {
    verdict: 'not_in_document',
    nearest: [citation],
  });
  expect(screen.getByText('Not in this document')).toBeInTheDocument();
  const nearest = within(screen.getByRole('list', { name: 'Closest passages' }));
  expect(nearest.getByText(quote)).toBeInTheDocument();
  expect(nearest.getByRole('button', { name: 'Needles, p. 4' })).toBeInTheDocument();
});

test('an answer from the help needs no page', async () => {
  await show('', { verdict: 'help', parts: [{ text: 'Press Post.', citations: [] }] });
  expect(await screen.findByText('Press Post.')).toBeInTheDocument();
  expect(screen.queryByText('Not supported by the document')).not.toBeInTheDocument();
});

test('an answer that only repeats its quote is shown once, with hyphenated words joined', async () => {
  const page = 'The oxDNA model has three sites for the inter- actions be- tween nucleotides [3].';
  const parts = [
    {
      text: 'The oxDNA model has three sites for the interactions between nucleotides \\[3\\].',
      citations: [0],
    },
  ];
  await show('', { verdict: 'supported', parts, citations: [{ ...citation, quote: page }] });
  const shown = await screen.findAllByText(/oxDNA/);
  expect(shown.map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
    ['Q', 'The oxDNA model has three sites for the interactions between nucleotides [3].'],
  ]);
  expect(screen.getByRole('button', { name: 'Needles, p. 4' })).toHaveAttribute('title', page);
});

test('events, people and papers in the results are links', async () => {
  await show('', {
    verdict: 'results',
    parts: [{ text: 'Found on Quad:', citations: [] }],
    events: [
      {
        id: 7,
        title: 'Optics evening',
        location: 'Curzon Hall',
        event_datetime: '2199-03-05T12:30:00.000Z',
        timezone: 'Asia/Dhaka',
      },
    ],
    people: [
      {
        ...noDetails,
        id: 2,
        user_id: 2,
        username: 'grace',
        university_name: 'BRAC University',
        department: 'Physics',
        reason: 'Optics',
      },
    ],
    papers: [{ id: 3, title: 'On lenses', author: 'G. Hopper' }],
  });
  const results = within(await screen.findByRole('list', { name: 'Results' }));
  expect(results.getByRole('link', { name: 'Optics evening' })).toHaveAttribute(
    'href',
    '/dashboard/events/7',
  );
  expect(results.getByText('5th March, 2199 · 6:30 PM')).toBeInTheDocument();
  expect(results.getByRole('link', { name: 'grace' })).toHaveAttribute(
    'href',
    '/dashboard/grace/about',
  );
  expect(results.getByText('BRAC University · Physics')).toBeInTheDocument();
  expect(results.getByRole('link', { name: 'On lenses' })).toHaveAttribute(
    'href',
    '/dashboard/research/papers/3',
  );
});

test('results damaged in storage are left out', async () => {
  const events = [{ id: 'seven', title: 'Optics evening' }] as never;
  await show('These are the next events on Quad:', { verdict: 'results', events });
  expect(await screen.findByText('These are the next events on Quad:')).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: 'Results' })).not.toBeInTheDocument();
});
