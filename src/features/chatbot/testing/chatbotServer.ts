import { HttpResponse } from 'msw';
import type { ChatbotAnswer, ChatbotDocument, ChatbotUpload } from '#contract/entities/chatbot';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall } from '#shared/testing/onCall';

/** The fake chatbot's responses, and the requests it received. */
export const chatbot = {
  response: { response: 'It holds.' } as ChatbotAnswer,
  upload: { response: 'A short analysis.' } as ChatbotUpload,
  /** The questions, without the ids of their messages. */
  asked: [] as Record<string, string>[],
  ids: [] as string[],
  order: [] as string[],
  documents: [] as ChatbotDocument[],
};

/** Resets the fake chatbot. */
export function resetChatbot(): void {
  chatbot.response = { response: 'It holds.' };
  chatbot.upload = { response: 'A short analysis.' };
  Object.assign(chatbot, { asked: [], ids: [], order: [], documents: [] });
}

/** The response to the upload of a paper with three pages. */
export const paperUpload: ChatbotUpload = {
  response: 'The paper studies clinics.',
  document_id: 5,
  pages: 3,
  title: 'Federated clinics',
  questions: ['What is the main result?'],
};

/** Handlers for the requests of the chatbot's UI. */
export const chatbotHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('askChatbot', async ({ request }) => {
    const form = await request.formData();
    const { client_id: id = '', ...fields } = Object.fromEntries(
      [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
    );
    chatbot.asked.push(fields);
    chatbot.ids.push(id);
    chatbot.order.push('question');
    return HttpResponse.json(chatbot.response);
  }),
  onCall('listChatbotDocuments', () => HttpResponse.json(chatbot.documents)),
  onCall('listMatrices', () => HttpResponse.json({ matrices: [] })),
  onCall('uploadChatbotPdf', () => {
    chatbot.order.push('upload');
    return HttpResponse.json(chatbot.upload);
  }),
];

/** Creates a PDF file. */
export const pdfFile = (name = 'clinics.pdf') =>
  new File(['%PDF-1.7'], name, { type: 'application/pdf' });
