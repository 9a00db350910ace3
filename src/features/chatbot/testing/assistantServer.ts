import { HttpResponse } from 'msw';
import type { AssistantAnswer, AssistantUpload } from '#contract/entities/assistant';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';

/** The fake assistant's responses, and the requests it received. */
export const assistant = {
  response: { response: 'It holds.' } as AssistantAnswer,
  upload: { response: 'A short analysis.' } as AssistantUpload,
  asked: [] as Record<string, string>[],
  order: [] as string[],
};

/** Resets the fake assistant. */
export function resetAssistant(): void {
  assistant.response = { response: 'It holds.' };
  assistant.upload = { response: 'A short analysis.' };
  Object.assign(assistant, { asked: [], order: [] });
}

/** The response to the upload of a paper with three pages. */
export const paperUpload: AssistantUpload = {
  response: 'The paper studies clinics.',
  document_id: 5,
  pages: 3,
  title: 'Federated clinics',
  questions: ['What is the main result?'],
};

/** Handlers for the requests of the assistant's UI. */
export const assistantHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('askAssistant', async ({ request }) => {
    const form = await request.formData();
    const fields = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    assistant.asked.push(fields);
    assistant.order.push('question');
    return HttpResponse.json(assistant.response);
  }),
  onCall('uploadAssistantPdf', () => {
    assistant.order.push('upload');
    return HttpResponse.json(assistant.upload);
  }),
];

/** Creates a PDF file. */
export const pdfFile = (name = 'clinics.pdf') =>
  new File(['%PDF-1.7'], name, { type: 'application/pdf' });
