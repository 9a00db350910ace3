import { HttpResponse } from 'msw';
import type { KeptMessage, NewMessage } from '#contract/entities/chatbotMessage';
import type { Me } from '#contract/entities/person';
import { ada } from '#shared/testing/people';
import { onCall } from '#shared/testing/onCall';
import { chatbot } from './chatbotServer';

/** The fake server's stored conversation, and whether it is kept. */
export const stored = { keeps: true, messages: [] as KeptMessage[], nextId: 1 };

/** Resets the stored conversation. */
export function resetStored(keeps = true): void {
  Object.assign(stored, { keeps, messages: [], nextId: 1 });
}

/** Stores a message, as another device would. */
export function store(sender: 'user' | 'bot', text: string, client_id?: string): number {
  const known = stored.messages.find(
    (message) => client_id !== undefined && message.client_id === client_id,
  );
  if (known) return known.id;
  const id = stored.nextId;
  stored.nextId += 1;
  stored.messages.push({
    id,
    ...(client_id === undefined ? {} : { client_id }),
    sender,
    text,
    response: null,
    created_at: '2026-11-28T12:00:00.000Z',
  });
  return id;
}

const me = (): Me => ({ ...ada, keeps_conversation: stored.keeps });

/** Handlers for a server that keeps the conversation. */
export const keptHandlers = [
  onCall('me', () => HttpResponse.json(me())),
  onCall('login', () => HttpResponse.json({ access_token: 'another-token' })),
  onCall('logout', () => new HttpResponse(null, { status: 204 })),
  onCall('changePrivacy', async ({ request }) => {
    const { keeps_conversation: keeps } = (await request.json()) as { keeps_conversation: boolean };
    stored.keeps = keeps;
    if (!keeps) stored.messages = [];
    return HttpResponse.json(me());
  }),
  onCall('askChatbot', async ({ request }) => {
    const form = await request.formData();
    const [question, sent] = [form.get('req'), form.get('client_id')].map((value) =>
      typeof value === 'string' ? value : undefined,
    );
    if (!stored.keeps) return HttpResponse.json(chatbot.response);
    const question_id = store('user', question ?? '', sent);
    const answer_id = store('bot', chatbot.response.response);
    return HttpResponse.json({ ...chatbot.response, kept: { question_id, answer_id } });
  }),
  onCall('listChatbotMessages', () => HttpResponse.json(stored.messages)),
  onCall('keepChatbotMessages', async ({ request }) => {
    if (!stored.keeps) return HttpResponse.json({ detail: 'Not kept.' }, { status: 409 });
    const { messages } = (await request.json()) as { messages: NewMessage[] };
    for (const { sender, text, client_id } of messages) store(sender, text, client_id);
    return HttpResponse.json(stored.messages);
  }),
  onCall('deleteChatbotMessages', () => {
    stored.messages = [];
    return new HttpResponse(null, { status: 204 });
  }),
];
