import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { refuseCall } from '#shared/testing/onCall';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { ask } from '../askThunks';
import { addLoginRequired } from '../messageThunks';
import { chatbot, chatbotHandlers, resetChatbot } from '../testing/chatbotServer';
import { layOutThread, THREAD_HEIGHT_PX, topIn } from '../testing/threadLayout';
import { Thread } from './Thread';

const server = startApiServer(...chatbotHandlers);
beforeEach(() => {
  resetChatbot();
  layOutThread();
});

const openThread = async () => {
  const view = await renderAt('/dashboard/posts', <Thread />, {
    ports: createFakePorts(adaStored),
  });
  return {
    ...view,
    ask: async (question: string, answer = 'It holds.') => {
      chatbot.response = { response: answer };
      await act(() => view.store.dispatch(ask(question)));
      await settled(view.store);
    },
  };
};

const topOf = async (text: string) => {
  const log = screen.getByRole('log');
  return topIn(log, await within(log).findByText(text));
};

test('the question of a long answer is at the top, so that the answer is seen from its beginning', async () => {
  const thread = await openThread();
  await thread.ask('Why?', 'a'.repeat(2_000));
  await thread.ask('And then?', 'b'.repeat(2_000));
  expect(await topOf('And then?')).toBe(12);
  expect(await topOf('b'.repeat(2_000))).toBe(12 + 'And then?'.length);
});

test('below a question that fills the conversation, the beginning of its answer is visible', async () => {
  const thread = await openThread();
  await thread.ask('q'.repeat(1_000), 'a'.repeat(2_000));
  expect(await topOf('a'.repeat(2_000))).toBe(THREAD_HEIGHT_PX / 2);
});

test('a refusal to send anything is visible after a long answer', async () => {
  const thread = await openThread();
  await thread.ask('Why?', 'a'.repeat(2_000));
  act(() => void thread.store.dispatch(addLoginRequired()));
  expect(await topOf("⚠️ You're not logged in.")).toBe(THREAD_HEIGHT_PX / 2);
});

test('a suggested question is asked by itself, also when it is asked again after a failure', async () => {
  const thread = await openThread();
  const suggested = 'What does it say about “crabs”?';
  chatbot.response = { response: 'It holds.', questions: [suggested] };
  await act(() => thread.store.dispatch(ask('How deep was the hole?')));
  server.use(refuseCall('askChatbot', 503));
  await userEvent.click(await screen.findByRole('button', { name: suggested }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.resetHandlers();
  await userEvent.click(retry);
  await waitFor(() => expect(chatbot.asked).toHaveLength(2));
  expect(chatbot.asked[1]).toEqual({ req: suggested, scope: 'papers' });
});
