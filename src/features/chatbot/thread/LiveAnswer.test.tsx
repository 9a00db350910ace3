import { act, screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ServerFrames } from '#contract/frames';
import { frameReceived } from '#realtime/frameActions';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { ask } from '../askThunks';
import { chatbot, chatbotHandlers, resetChatbot } from '../testing/chatbotServer';
import { layOutThread, THREAD_HEIGHT_PX, topIn } from '../testing/threadLayout';
import { Thread } from './Thread';

type Sentence = ServerFrames['assistant_sentence'];

const server = startApiServer(...chatbotHandlers);
beforeEach(resetChatbot);

const citation = { document_id: 5, page: 2, quote: 'It killed 340 seedlings', title: 'Needles' };
const whole = {
  response: 'It killed 340 seedlings. (page 2)',
  verdict: 'partly_supported' as const,
  parts: [
    { text: 'It killed 340 seedlings.', citations: [0] },
    { text: 'It was dry.', citations: [] },
  ],
  citations: [citation],
};
const log = () => within(screen.getByRole('log'));

/** Asks a question whose response waits. Returns how to receive sentences and to let it go. */
async function askSlowly() {
  const gate = createGate();
  const { store } = await renderAt('/dashboard/posts', <Thread />, {
    ports: createFakePorts(adaStored),
  });
  chatbot.response = whole;
  const asked = createGate();
  server.use(
    onCall('askChatbot', async ({ request }) => {
      const id = (await request.formData()).get('client_id');
      chatbot.ids.push(typeof id === 'string' ? id : '');
      asked.open();
      await gate.opened;
      return HttpResponse.json(chatbot.response);
    }),
  );
  let answered: Promise<void> = Promise.resolve();
  await act(async () => {
    answered = store.dispatch(ask('How many died?'));
    await asked.opened;
  });
  const [client_id = ''] = chatbot.ids;
  const receive = (sentence: Partial<Sentence>) => {
    const frame = { type: 'assistant_sentence', client_id, position: 0, text: '', citations: [] };
    act(
      () =>
        void store.dispatch(
          frameReceived.assistant_sentence({ ...frame, ...sentence } as Sentence, 1),
        ),
    );
  };
  const answer = async () => {
    gate.open();
    await act(() => answered);
  };
  return { store, receive, answer };
}

test('sentences are shown with their pages as they arrive, and then the whole answer', async () => {
  const { receive, answer } = await askSlowly();
  receive({ text: 'It killed 340 seedlings.', citations: [citation] });
  expect(await log().findByText(/It killed 340/)).toBeInTheDocument();
  expect(log().getByRole('button', { name: 'Needles, p. 2' })).toBeInTheDocument();
  expect(log().getByText(/AI Expert is typing/)).toBeInTheDocument();
  receive({ position: 1, text: 'It grew back.', citations: [citation] });
  expect(await log().findByText('It grew back.')).toBeInTheDocument();
  await answer();
  expect(await log().findByText('Not supported by the document')).toBeInTheDocument();
  expect(log().getAllByText(/It killed 340/)).toHaveLength(1);
  expect(log().queryByText('It grew back.')).not.toBeInTheDocument();
});

test('sentences of other questions, out of turn or after the answer are not shown', async () => {
  const { receive, answer } = await askSlowly();
  receive({ client_id: 'of-another-tab', text: 'Of another tab.' });
  receive({ position: 1, text: 'Out of turn.' });
  receive({ text: 'In turn.' });
  receive({ text: 'Twice.' });
  expect(await log().findByText('In turn.')).toBeInTheDocument();
  await answer();
  receive({ position: 1, text: 'Too late.' });
  for (const text of ['Of another tab.', 'Out of turn.', 'Twice.', 'Too late.', 'In turn.'])
    expect(log().queryByText(text)).not.toBeInTheDocument();
});

test('a question that fails shows its failure instead of sentences', async () => {
  const { store, receive } = await askSlowly();
  receive({ text: 'It grew back.' });
  server.use(refuseCall('askChatbot', 500));
  await act(() => store.dispatch(ask('Why?')));
  expect(log().queryByText('It grew back.')).not.toBeInTheDocument();
});

test('sentences are scrolled into view as they arrive, unless the person has scrolled', async () => {
  layOutThread();
  const { receive, answer } = await askSlowly();
  const conversation = screen.getByRole('log');
  const topOf = async (text: string) => topIn(conversation, await log().findByText(text));
  receive({ text: 'a'.repeat(THREAD_HEIGHT_PX) });
  expect(await topOf('How many died?')).toBe(12);
  receive({ position: 1, text: 'b'.repeat(THREAD_HEIGHT_PX) });
  expect(await topOf('How many died?')).toBe(12);
  const place = conversation.scrollTop + THREAD_HEIGHT_PX;
  conversation.scrollTop = place;
  receive({ position: 2, text: 'It grew back.' });
  expect(await log().findByText('It grew back.')).toBeInTheDocument();
  await answer();
  expect(conversation.scrollTop).toBe(place);
});
