import { HttpResponse } from 'msw';
import type { AssistantAnswer, AssistantUpload } from '#contract/entities/assistant';
import { ada } from '#shared/testing/people';
import { answerMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';

/** What the assistant answers, and what it was asked. */
export const assistant = {
  answer: { response: 'It holds.' } as AssistantAnswer,
  upload: { response: 'A short analysis.' } as AssistantUpload,
  asked: [] as Record<string, string>[],
  order: [] as string[],
};

/** Forgets everything. */
export function resetAssistant(): void {
  assistant.answer = { response: 'It holds.' };
  assistant.upload = { response: 'A short analysis.' };
  Object.assign(assistant, { asked: [], order: [] });
}

/** What an upload of a paper of three pages is answered. */
export const paperUpload: AssistantUpload = {
  response: 'The paper studies clinics.',
  document_id: 5,
  pages: 3,
  title: 'Federated clinics',
  questions: ['What is the main result?'],
};

/** Answers what the assistant's part of the page asks. */
export const assistantHandlers = [
  answerMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('askAssistant', async ({ request }) => {
    const form = await request.formData();
    const fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    assistant.asked.push(fields);
    assistant.order.push('question');
    return HttpResponse.json(assistant.answer);
  }),
  onCall('uploadAssistantPdf', () => {
    assistant.order.push('upload');
    return HttpResponse.json(assistant.upload);
  }),
];

/** A PDF to choose. */
export const pdfFile = (name = 'clinics.pdf') =>
  new File(['%PDF-1.7'], name, { type: 'application/pdf' });
