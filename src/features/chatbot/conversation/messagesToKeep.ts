import type { NewMessage } from '#contract/entities/chatbotMessage';
import { CHATBOT_MESSAGE_MAX_LENGTH, CLIENT_ID_MAX_LENGTH } from '#contract/limits';
import { chatbotMessages } from '#contract/messages';
import { GREETING_ID, type ChatbotMessage } from '../chatbotState';
import { readFacts } from '../messageFacts';
import { isKept } from './keptIds';

function toNewMessage({ id, sender, text, facts }: ChatbotMessage): NewMessage {
  const { detail, failure, events, people, papers, asked, ...response } = readFacts(facts);
  return {
    client_id: id,
    sender,
    text,
    ...(Object.keys(response).length === 0 ? {} : { response }),
  };
}

/**
 * Returns the messages that the server doesn't have yet. Failures and the questions that failed
 * stay in this browser.
 */
export function messagesToKeep(messages: readonly ChatbotMessage[]): NewMessage[] {
  const failures = messages.flatMap(({ id, facts }) => {
    const { failure } = readFacts(facts);
    return failure ? [id, ...failure.ids] : [];
  });
  const left = new Set([GREETING_ID, ...failures]);
  return messages
    .filter(
      (message) =>
        !isKept(message) &&
        !left.has(message.id) &&
        message.id.length <= CLIENT_ID_MAX_LENGTH &&
        message.text.length <= CHATBOT_MESSAGE_MAX_LENGTH &&
        message.text !== chatbotMessages.notLoggedIn,
    )
    .map(toNewMessage);
}
