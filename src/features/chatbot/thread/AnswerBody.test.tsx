import { configure, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import type { MessageFacts } from '../messageFacts';
import { assistantHandlers } from '../testing/assistantServer';
import { AnswerBody } from './AnswerBody';

configure({ asyncUtilTimeout: 10_000 });
startApiServer(...assistantHandlers);
beforeAll(() => import('../markdown/Markdown'), 60_000);

const quote = 'falls to 61% in the middle third';
const citation = { document_id: 5, kind: 'upload' as const, page: 4, quote, title: 'Needles' };

async function show(text: string, facts: MessageFacts = {}) {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  render(
    <Provider store={store}>
      <AnswerBody text={text} facts={facts} />
    </Provider>,
  );
}

test('a quote that the answer says literally is marked, with the page it stands on', async () => {
  const parts = [{ text: `Recall ${quote} at 128k.`, citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [citation] });
  expect((await screen.findByText(quote)).tagName).toBe('MARK');
  expect(screen.getByRole('button', { name: 'Needles, p. 4' })).toBeInTheDocument();
});

test('a quote behind other words is shown beside them', async () => {
  const parts = [{ text: 'It gets worse in the middle.', citations: [0] }];
  await show('', { verdict: 'supported', parts, citations: [citation] });
  expect(screen.getByText(quote).tagName).toBe('MARK');
});

test('a part without a citation is marked as unsupported', async () => {
  const parts = [
    { text: `It ${quote}.`, citations: [0] },
    { text: 'This surely goes for all models.', citations: [] },
  ];
  await show('', { verdict: 'partly_supported', parts, citations: [citation] });
  expect(screen.getAllByText('Not supported by the document')).toHaveLength(1);
});

test('what the document does not say is an answer, with the nearest passages', async () => {
  await show('The document does not answer this.', {
    verdict: 'not_in_document',
    nearest: [citation],
  });
  expect(screen.getByText('Not in this document')).toBeInTheDocument();
  const nearest = within(screen.getByRole('list', { name: 'Nearest passages' }));
  expect(nearest.getByText(quote)).toBeInTheDocument();
  expect(nearest.getByRole('button', { name: 'Needles, p. 4' })).toBeInTheDocument();
});

test('an answer from the help needs no page', async () => {
  await show('', { verdict: 'help', parts: [{ text: 'Press Post.', citations: [] }] });
  expect(await screen.findByText('Press Post.')).toBeInTheDocument();
  expect(screen.queryByText('Not supported by the document')).not.toBeInTheDocument();
});
