import type { ChatbotAnswer } from '#contract/entities/chatbot';
import type { RootState } from '#shared/store/types';
import type { StoredMessage } from '../chatbotEvents';
import type { ChatbotMessage } from '../chatbotState';

const KEPT = 'kept-';

/** Returns the local id of a message that the server keeps. */
export const keptId = (id: number): string => `${KEPT}${id}`;

/** Whether the server had this message when its id was given. */
export const isKept = ({ id }: ChatbotMessage): boolean => id.startsWith(KEPT);

/** Returns messages as if the server had none of them, so that they can be sent to it again. */
export const released = (messages: readonly ChatbotMessage[]): ChatbotMessage[] =>
  messages.map((message) => (isKept(message) ? { ...message, id: `was-${message.id}` } : message));

/** Selects whether the user keeps the conversation; undefined if the server can't. */
export const selectKeepsConversation = ({ session: { me } }: RootState): boolean | undefined =>
  me?.keeps_conversation;

/** Returns the id to send with a message, if the user keeps the conversation. */
export const clientIdOf = (state: RootState, { id }: ChatbotMessage): { client_id?: string } =>
  selectKeepsConversation(state) ? { client_id: id } : {};

/** Returns the ids under which the server stored a question and its answer. */
export const storedAs = (
  { id }: ChatbotMessage,
  kept: ChatbotAnswer['kept'],
): { answerId?: string; asked?: StoredMessage } =>
  kept ? { answerId: keptId(kept.answer_id), asked: { id, newId: keptId(kept.question_id) } } : {};
