import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import type { ChatbotDocument } from '#contract/entities/chatbot';
import { selectToasts } from '#shared/notify/toastsSlice';
import { startApiServer } from '#shared/testing/apiServer';
import { createFakePorts } from '#shared/testing/fakePorts';
import { onCall, refuseCall } from '#shared/testing/onCall';
import { ada, adaStored } from '#shared/testing/people';
import { renderAt } from '#shared/testing/renderAt';
import { settled } from '#shared/testing/settled';
import { respondToMe } from '#shared/testing/startSession';
import { AskUPanel } from '../asku/AskUPanel';
import { ask } from '../askThunks';
import { chatbot, chatbotHandlers, resetChatbot } from '../testing/chatbotServer';
import { keptHandlers, resetStored, stored } from '../testing/keptServer';

const server = startApiServer(...chatbotHandlers);
beforeEach(() => {
  resetChatbot();
  resetStored(false);
});

const makeDocument = (document_id: number): ChatbotDocument => ({
  document_id,
  title: `Paper ${document_id}`,
  pages: document_id,
  file_url: `/api/chatbot/documents/${document_id}/file`,
  last_used_at: '2026-11-20T12:00:00.000Z',
});
const make = (count: number) => {
  chatbot.documents = Array.from({ length: count }, (_, place) => makeDocument(place + 1));
};

async function openPanel() {
  const ports = createFakePorts(adaStored);
  const view = await renderAt('/dashboard/posts', <AskUPanel />, { ports });
  await settled(view.store);
  return view;
}
async function openList() {
  const view = await openPanel();
  await view.user.click(screen.getByRole('button', { name: 'Documents' }));
  await settled(view.store);
  return view;
}
const dialog = () => within(screen.getByRole('dialog', { name: 'My documents' }));
const lines = () => dialog().getAllByRole('listitem');
const deleteCalls = () =>
  onCall('deleteChatbotDocument', () => new HttpResponse(null, { status: 204 }));

test('the list has title, pages and last use, and a click chooses one for the next questions', async () => {
  make(2);
  const { user, store } = await openList();
  expect(lines().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Paper 11 page · last used .+$/),
    expect.stringMatching(/^Paper 22 pages · last used .+$/),
  ]);
  await user.click(dialog().getByRole('button', { name: /^Paper 2/ }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Documents' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Remove Paper 2' })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Answer from' })).toHaveDisplayValue(
    'Answer from this document',
  );
  await act(() => store.dispatch(ask('Why?')));
  expect(chatbot.asked).toEqual([{ req: 'Why?', document_id: '2', kind: 'upload' }]);
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  expect(dialog().getByRole('button', { current: true })).toHaveTextContent('Paper 2');
});

test('without a document, all of Quad or all my documents answer; a chosen one comes first', async () => {
  make(1);
  const { user, store } = await openPanel();
  const choice = screen.getByRole('combobox', { name: 'Answer from' });
  const choices = () =>
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  expect(choices()).toEqual(['Answer from all of Quad', 'Answer from all my documents']);
  await act(() => store.dispatch(ask('Who works on clocks?')));
  expect(chatbot.asked).toEqual([{ req: 'Who works on clocks?', scope: 'papers' }]);
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  await settled(store);
  await user.click(dialog().getByRole('button', { name: /^Paper 1/ }));
  expect(choices()).toEqual([
    'Answer from this document',
    'Answer from all my documents',
    'Answer from all of Quad',
  ]);
  await user.selectOptions(choice, 'Answer from all of Quad');
  await user.click(screen.getByRole('button', { name: 'Remove Paper 1' }));
  expect(choice).toHaveDisplayValue('Answer from all of Quad');
});

test('deleting the chosen document asks first, and leads to all the others', async () => {
  make(2);
  server.use(deleteCalls());
  const { user } = await openList();
  await user.click(dialog().getByRole('button', { name: /^Paper 1/ }));
  await user.click(screen.getByRole('button', { name: 'Documents' }));
  await user.click(dialog().getByRole('button', { name: 'Delete Paper 1' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Delete this document?' }));
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(lines()).toHaveLength(2);
  await user.click(dialog().getByRole('button', { name: 'Delete Paper 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('status')).toHaveTextContent('“Paper 1” was deleted.');
  expect(lines()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Remove Paper 1' })).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Answer from' })).toHaveDisplayValue(
    'Answer from all my documents',
  );
});

test('a document that was deleted in another window leaves the list with a note', async () => {
  make(2);
  server.use(refuseCall('deleteChatbotDocument', 404));
  const { user } = await openList();
  await user.click(dialog().getByRole('button', { name: 'Delete Paper 2' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('status')).toHaveTextContent(
    '“Paper 2” had already been deleted in another window or on another device.',
  );
  expect(lines()).toHaveLength(1);
});

test('a deletion that failed says why, and the document stays', async () => {
  make(1);
  server.use(refuseCall('deleteChatbotDocument', 503));
  const { user } = await openList();
  await user.click(dialog().getByRole('button', { name: 'Delete Paper 1' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Couldn’t delete this document. Try again.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(lines()).toHaveLength(1);
});

test('a question about a document that is gone leads to all the others, with the reason', async () => {
  make(1);
  const { user, store } = await openList();
  await user.click(dialog().getByRole('button', { name: /^Paper 1/ }));
  server.use(refuseCall('askChatbot', 404, 'This document does not exist.'));
  await act(() => store.dispatch(ask('Why?')));
  expect(await screen.findByText('This document does not exist.')).toBeInTheDocument();
  expect(store.getState().chatbot.scope).toBe('mine');
  expect(screen.queryByRole('button', { name: 'Remove Paper 1' })).not.toBeInTheDocument();
});

test.each([
  [44, null],
  [45, /^You have 45 of 50 documents\. After 50, a new one replaces “Paper 45”/],
  [50, /^You have 50 documents, the most I can keep\. A new one replaces “Paper 50”/],
])('with %d documents the next one to go is named when it is near', async (count, text) => {
  make(count);
  await openList();
  expect(lines()).toHaveLength(count);
  if (text) expect(dialog().getByText(text)).toBeInTheDocument();
  else expect(dialog().queryByText(/a new one replaces/)).not.toBeInTheDocument();
});

test('an empty list says how to begin', async () => {
  await openList();
  expect(dialog().getByText('No documents yet')).toBeInTheDocument();
});

test('a list that could not be loaded can be tried again', async () => {
  server.use(refuseCall('listChatbotDocuments', 503));
  const { user } = await openList();
  expect(await dialog().findByText('Couldn’t load your documents. Try again.')).toBeInTheDocument();
  make(1);
  server.use(onCall('listChatbotDocuments', () => HttpResponse.json(chatbot.documents)));
  await user.click(dialog().getByRole('button', { name: 'Try Again' }));
  await waitFor(() => expect(lines()).toHaveLength(1));
});

test('with a server that has no such calls, neither the list nor the switch is shown', async () => {
  server.use(respondToMe(200, ada));
  const { user } = await openList();
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  server.use(refuseCall('listChatbotDocuments', 404));
  await openPanel();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Documents' })).toHaveLength(1));
});

const keep = () => screen.getByRole('switch', { name: 'Keep my conversation on all my devices' });

test('the switch says what it does, and asks before it deletes anything', async () => {
  server.use(...keptHandlers);
  const { user } = await openList();
  expect(keep()).not.toBeChecked();
  expect(keep()).toHaveAccessibleDescription(
    'Your conversation is only in this browser, until you log out.',
  );
  await user.click(keep());
  await waitFor(() => expect(keep()).toBeChecked());
  await waitFor(() => expect(keep()).toBeEnabled());
  await user.click(keep());
  const question = within(
    screen.getByRole('alertdialog', { name: 'Stop keeping your conversation?' }),
  );
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect([stored.keeps, keep()]).toEqual([true, expect.objectContaining({ checked: true })]);
  await user.click(keep());
  await user.click(screen.getByRole('button', { name: 'Stop and delete' }));
  await waitFor(() => expect(keep()).not.toBeChecked());
  expect(stored.keeps).toBe(false);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a switch that the server refused stays, with the reason', async () => {
  server.use(refuseCall('changePrivacy', 503), ...keptHandlers);
  const { user, store } = await openList();
  await user.click(keep());
  await waitFor(() =>
    expect(selectToasts(store.getState()).map(({ text }) => text)).toEqual([
      'Couldn’t save this setting. Try again.',
    ]),
  );
  expect(keep()).not.toBeChecked();
});
