import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall } from '#shared/testing/onCall';
import { adaStored } from '#shared/testing/people';
import { startSession } from '#shared/testing/startSession';
import { askAbout } from './askAbout';
import { selectDocument } from './selectDocument';
import { chatbot, chatbotHandlers, paperUpload, resetChatbot } from './testing/chatbotServer';

startApiServer(
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
