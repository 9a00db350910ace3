import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { askAbout } from './askAbout';
import { ask } from './askThunks';
import { selectChatbotMessages } from './chatbotSlice';
import { selectDocument } from './selectDocument';
import { chatbot, chatbotHandlers, paperUpload, resetChatbot } from './testing/chatbotServer';

const server = startApiServer(
  ...chatbotHandlers,
  onCall('readPaperFile', () =>
    HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7').buffer, {
      headers: { 'content-type': 'application/pdf' },
    }),
  ),
);
beforeEach(resetChatbot);

const paper = (id: number, signature: string) => ({
  title: 'On sinks',
  file_path: `/api/research/papers/${id}/file?reader=1&expires=9&signature=${signature}`,
  filename: 'sinks.pdf',
});

test('a paper is uploaded once, although its address is signed differently each time', async () => {
  chatbot.upload = paperUpload;
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  const uploads = () => chatbot.order.filter((kind) => kind === 'upload').length;
  const hand = async (id: number, signature: string) => {
    store.dispatch(askAbout(paper(id, signature)));
    await waitFor(() => expect(store.getState().chatbot.analysing).toBeFalsy());
  };
  await hand(3, 'one');
  expect(selectDocument(store.getState())?.title).toBe('On sinks');
  await hand(3, 'two');
  expect(uploads()).toBe(1);
  await hand(4, 'two');
  expect(uploads()).toBe(2);
});

const onQuad = { ...paper(3, 'one'), paper_id: 3 };

/** Hands a paper on Quad to the chatbot. Returns the store once that has ended. */
async function handPaper() {
  const { store, settled } = await startSession(createFakePorts(adaStored));
  await settled();
  store.dispatch(askAbout(onQuad));
  expect(store.getState().chatbot.analysing).toMatchObject({ filename: 'sinks.pdf' });
  await waitFor(() => expect(store.getState().chatbot.analysing).toBeFalsy());
  return store;
}

test('a paper on Quad is named by its id: its file is neither fetched nor sent', async () => {
  const opened: unknown[] = [];
  server.use(
    refuseCall('readPaperFile', 500),
    onCall('openChatbotPaper', async ({ request, params }) => {
      opened.push([params.id, await request.json()]);
      return HttpResponse.json({ ...paperUpload, document_id: 3, kind: 'paper' });
    }),
  );
  const store = await handPaper();
  expect(opened).toEqual([['3', {}]]);
  expect(chatbot.order).toEqual([]);
  expect(selectChatbotMessages(store.getState()).slice(1)).toMatchObject([
    { sender: 'user', text: 'On sinks', facts: { file: { filename: 'sinks.pdf' } } },
    { sender: 'bot', text: 'The paper studies clinics.' },
  ]);
  expect(selectDocument(store.getState())).toMatchObject({ title: 'On sinks', kind: 'paper' });
  await store.dispatch(ask('Why?'));
  expect(chatbot.asked).toEqual([{ req: 'Why?', document_id: '3', kind: 'paper' }]);
  // Once it is the current document, nothing is asked again.
  store.dispatch(askAbout({ ...onQuad, file_path: '/api/research/papers/3/file?signature=two' }));
  expect(store.getState().chatbot.analysing).toBeNull();
  expect(opened).toHaveLength(1);
});

test('a paper in a kept conversation has the ids of the server', async () => {
  const kept = { question_id: 8, answer_id: 9 };
  server.use(
    onCall('openChatbotPaper', () => HttpResponse.json({ ...paperUpload, kind: 'paper', kept })),
  );
  const store = await handPaper();
  const ids = selectChatbotMessages(store.getState()).map(({ id }) => id);
  expect(ids).toEqual(['greeting', 'kept-8', 'kept-9']);
});

test('a server that does not know papers by their ids gets the file', async () => {
  server.use(refuseCall('openChatbotPaper', 404));
  chatbot.upload = paperUpload;
  const store = await handPaper();
  expect(chatbot.order).toEqual(['upload']);
  expect(selectChatbotMessages(store.getState()).slice(1)).toMatchObject([
    { sender: 'user', text: 'On sinks' },
    { sender: 'bot', text: 'The paper studies clinics.' },
  ]);
});

test('a paper that cannot be read is explained, and can be retried', async () => {
  server.use(refuseCall('openChatbotPaper', 400, 'This paper has no readable text.'));
  const store = await handPaper();
  expect(selectChatbotMessages(store.getState()).at(-1)).toMatchObject({
    text: 'Sorry! Token limit for uploading file exceeded',
    facts: {
      detail: expect.stringContaining('This paper has no readable text.') as string,
      failure: { paper: { paper_id: 3 } },
    },
  });
  expect(selectDocument(store.getState())).toBeNull();
});
