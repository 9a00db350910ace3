import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { selectToasts, toastActionChosen } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createGate } from '#shared/testing/createGate';
import { createFakePorts } from '#shared/testing/fakePorts';
import { adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { settled } from '#shared/testing/settled';
import { windowOpened } from '../chatbotEvents';
import { readFacts } from '../messageFacts';
import {
  chatbot,
  chatbotHandlers,
  paperUpload,
  pdfFile,
  resetChatbot,
} from '../testing/chatbotServer';
import { ChatbotWindow } from './ChatbotWindow';

configure({ asyncUtilTimeout: 10_000 });
const server = startApiServer(...chatbotHandlers);
beforeEach(resetChatbot);

async function openWindow() {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/dashboard/posts', <ChatbotWindow />, { ports });
  const { user } = view;
  return {
    ...view,
    ports,
    choose: (file = pdfFile()) => user.upload(screen.getByLabelText('PDF to attach'), file),
    type: (text: string) => user.type(field(), text),
    send: () => user.click(screen.getByRole('button', { name: 'Send' })),
  };
}
const field = () => screen.getByRole('textbox', { name: 'Your question' });
const log = () => within(screen.getByRole('log'));

test('the window starts with the greeting and keeps within its height', async () => {
  await openWindow();
  expect(log().getByText('Hi! How can I help you today?')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'AskU chatbot' })).toHaveStyle('--max-block: 450px');
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});

test('the keys of an input method do not close the window', async () => {
  const { store } = await openWindow();
  store.dispatch(windowOpened());
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 229 });
  expect(store.getState().chatbot.view).toBe('window');
  fireEvent.keyDown(field(), { key: 'Escape', keyCode: 27 });
  expect(store.getState().chatbot.view).toBe('closed');
});

test('a new conversation suggests questions, and asks the one that is clicked', async () => {
  const { user } = await openWindow();
  const first = within(screen.getByRole('list', { name: 'Suggested questions' }));
  expect(first.getAllByRole('button')).toHaveLength(3);
  await user.click(first.getByRole('button', { name: 'What events are coming up?' }));
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  expect(chatbot.asked).toEqual([{ req: 'What events are coming up?', scope: 'papers' }]);
  expect(screen.queryByRole('list', { name: 'Suggested questions' })).not.toBeInTheDocument();
});

test.each([
  ['of another kind', new File(['PK'], 'slides.pptx'), 'slides.pptx: File type must be .pdf'],
  [
    'above 20 MB',
    new File([new Uint8Array(20 * 2 ** 20 + 1)], 'scan.pdf'),
    `scan.pdf: File is larger than ${20 * 2 ** 20} bytes`,
  ],
])('a file %s is refused when it is chosen', async (_, file, text) => {
  const { store } = await openWindow();
  const input = screen.getByLabelText('PDF to attach');
  await userEvent.upload(input, file, { applyAccept: false });
  expect(selectToasts(store.getState()).map((toast) => toast.text)).toEqual([text]);
  expect(screen.queryByText(file.name)).not.toBeInTheDocument();
});

test('a text is sent as a question, and the typing status shows until the answer', async () => {
  const { type, send } = await openWindow();
  const gate = createGate();
  server.use(
    onCall('askChatbot', async () => {
      await gate.opened;
      return HttpResponse.json({ response: 'In the middle third.' });
    }),
  );
  await type('Where does it break?');
  await send();
  expect(await log().findByText('🤖 AI Expert is typing...')).toBeInTheDocument();
  expect(log().getByText('Where does it break?')).toBeInTheDocument();
  expect(field()).toHaveValue('');
  gate.open();
  expect(await log().findByText('In the middle third.')).toBeInTheDocument();
  expect(log().queryByText('🤖 AI Expert is typing...')).not.toBeInTheDocument();
});

test('an empty answer is shown as three dots', async () => {
  chatbot.response = { response: '' };
  const { type, send } = await openWindow();
  await type('Why?');
  await send();
  expect(await log().findByText('...')).toBeInTheDocument();
});

test('an empty form sends nothing', async () => {
  const { type, send, store } = await openWindow();
  await send();
  await type('   ');
  await send();
  await settled(store);
  expect(chatbot.order).toEqual([]);
});

test('a file alone is uploaded, and sending is disabled while it is analysed', async () => {
  const { type, send, choose } = await openWindow();
  const gate = createGate();
  server.use(
    onCall('uploadChatbotPdf', async () => {
      await gate.opened;
      return HttpResponse.json(paperUpload);
    }),
  );
  await choose();
  await send();
  expect(await log().findByText('📄 AI Expert is analyzing your PDF...')).toBeInTheDocument();
  await type('And now?{Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true');
  expect(field()).toHaveValue('And now?');
  const wait = 'The PDF is still being read. Send your question once it’s done.';
  expect(screen.getByText(wait)).toBeVisible();
  expect(chatbot.asked).toEqual([]);
  gate.open();
  expect(await log().findByText('The paper studies clinics.')).toBeInTheDocument();
  expect(screen.queryByText(wait)).not.toBeInTheDocument();
  expect(chatbot.asked).toEqual([]);
});

test('a file and a text are sent in this order, and the text asks about the file', async () => {
  chatbot.upload = paperUpload;
  const { type, send, choose } = await openWindow();
  await choose();
  await type('What is new?');
  await send();
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  expect(chatbot.order).toEqual(['upload', 'question']);
  expect(chatbot.asked).toEqual([{ req: 'What is new?', document_id: '5', kind: 'upload' }]);
});

test.each([
  ['a short analysis', 'The paper studies clinics.', undefined],
  ['an analysis in parts', 'Many parts.', [{ text: 'The head.', citations: [] }]],
])('%s names the document that was deleted to make room', async (_what, response, parts) => {
  chatbot.upload = {
    ...paperUpload,
    response,
    ...(parts ? { parts } : {}),
    forgotten: { document_id: 3, title: 'Needles & haystacks' },
  };
  const { send, choose, type, store } = await openWindow();
  await choose();
  await send();
  const note =
    'I can keep 50 documents for you. To make room, I deleted “Needles & haystacks”, which you hadn’t used for the longest time.';
  expect(await log().findByText(note)).toBeInTheDocument();
  await type('Why?');
  await send();
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  expect(log().getAllByText(note)).toHaveLength(1);
  const [kept] = store.getState().chatbot.messages.filter(({ text }) => text === response);
  expect(readFacts(kept?.facts).forgotten?.title).toBe('Needles & haystacks');
});

test('the document of the questions is named, and can be detached', async () => {
  chatbot.upload = paperUpload;
  const { user, type, send, choose } = await openWindow();
  await choose();
  await type('What is new?');
  await send();
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Remove / }));
  expect(screen.queryByRole('button', { name: /^Remove / })).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a failed upload shows its cause and returns the file and text', async () => {
  server.use(refuseCall('uploadChatbotPdf', 415, 'Only PDF files can be read.'));
  const { type, send, choose, user } = await openWindow();
  await choose(pdfFile('notes.pdf'));
  await type('What is new?');
  await send();
  expect(
    await log().findByText('Sorry! Token limit for uploading file exceeded'),
  ).toBeInTheDocument();
  expect(log().getByText('Only PDF files can be read.')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Remove notes.pdf' })).toBeInTheDocument();
  expect(field()).toHaveValue('What is new?');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  expect(chatbot.order).toEqual(['upload', 'question']);
  expect(log().getAllByText('notes.pdf')).toHaveLength(1);
  expect(field()).toHaveValue('');
});

test('a failed question shows its cause, returns to the field, and can be retried', async () => {
  server.use(refuseCall('askChatbot', 503, 'The assistant is resting.'));
  const { type, send, user, store } = await openWindow();
  await type('Why?');
  await send();
  expect(await log().findByText('❌ Error: Unable to connect.')).toBeInTheDocument();
  expect(log().getByText('The assistant is resting.')).toBeInTheDocument();
  expect(field()).toHaveValue('Why?');
  const asked = store.getState().chatbot.messages.find(({ text }) => text === 'Why?');
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  expect(log().queryByText('❌ Error: Unable to connect.')).not.toBeInTheDocument();
  expect(log().getAllByText('Why?')).toHaveLength(1);
  expect(field()).toHaveValue('');
  // The server may have answered the first try, and keeps a question with the same id once.
  expect(chatbot.ids).toEqual([asked?.id]);
});

test('without a stored token nothing is sent and nothing is lost', async () => {
  const { type, send, choose, ports } = await openWindow();
  ports.localStore.texts.delete('token');
  await choose();
  await type('Why?');
  await send();
  expect(await log().findByText("⚠️ You're not logged in.")).toBeInTheDocument();
  expect(field()).toHaveValue('Why?');
  expect(screen.getByRole('button', { name: 'Remove clinics.pdf' })).toBeInTheDocument();
  expect(chatbot.order).toEqual([]);
});

test('a question that is too long stays in its field and shows the excess', async () => {
  const { user, send, store } = await openWindow();
  await user.click(field());
  await user.paste('a'.repeat(4_003));
  expect(screen.getByText('Too long by 3 characters.')).toBeInTheDocument();
  await send();
  await settled(store);
  expect(chatbot.order).toEqual([]);
  expect(field()).toHaveValue('a'.repeat(4_003));
});

test('Undo restores a cleared chat before the messages sent since', async () => {
  const { type, send, user, store } = await openWindow();
  await type('Why?');
  await send();
  await log().findByText('It holds.');
  await user.click(screen.getByRole('button', { name: 'Clear chat' }));
  expect(log().queryByText('Why?')).not.toBeInTheDocument();
  const [toast] = selectToasts(store.getState());
  expect(toast).toMatchObject({ text: 'The chat was cleared.', actionLabel: 'Undo' });
  act(() => void store.dispatch(toastActionChosen(toast?.id ?? '')));
  expect(await log().findByText('Why?')).toBeInTheDocument();
  expect(log().getByText('It holds.')).toBeInTheDocument();
  expect(log().getAllByText('Hi! How can I help you today?')).toHaveLength(1);
});

test('a suggested question is asked by clicking it', async () => {
  chatbot.upload = paperUpload;
  const { send, choose, user } = await openWindow();
  await choose();
  await send();
  await user.click(await screen.findByRole('button', { name: 'What is the main result?' }));
  await waitFor(() => expect(chatbot.asked).toMatchObject([{ req: 'What is the main result?' }]));
});

test('a follow-up says how it was understood, and can be asked literally', async () => {
  const { type, send, user } = await openWindow();
  await type('How deep was the hole?');
  await send();
  expect(await log().findByText('It holds.')).toBeInTheDocument();
  const understood_as = 'How deep was the hole? And why?';
  chatbot.response = { response: 'Because of the flood.', understood_as };
  await type('And why?');
  await send();
  expect(await log().findByText(/^Understood as: How deep was the hole\? And why\?/)).toBeVisible();
  chatbot.response = { response: 'It rained.' };
  await user.click(log().getByRole('button', { name: 'Ask it literally' }));
  expect(await log().findByText('It rained.')).toBeInTheDocument();
  expect(log().queryByRole('button', { name: 'Ask it literally' })).not.toBeInTheDocument();
  const turn = { question: 'How deep was the hole?', pages: [] };
  expect(chatbot.asked).toEqual([
    { req: 'How deep was the hole?', scope: 'papers' },
    { req: 'And why?', scope: 'papers', history: JSON.stringify([turn]) },
    { req: 'And why?', scope: 'papers' },
  ]);
});
