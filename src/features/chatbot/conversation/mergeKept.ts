import type { KeptMessage } from '#contract/entities/chatbotMessage';
import { GREETING_ID, type ChatbotMessage } from '../chatbotState';
import { readFacts } from '../messageFacts';
import { isKept, keptId } from './keptIds';

const toMessage = ({ id, sender, text, response }: KeptMessage): ChatbotMessage => {
  const message = { id: keptId(id), sender, text };
  return response ? { ...message, facts: response } : message;
};

/** Gives messages the ids of the server, and drops those that it deleted, and settled failures. */
function adopt(messages: readonly ChatbotMessage[], kept: readonly KeptMessage[]) {
  const ids = new Set(kept.map(({ id }) => keptId(id)));
  const newIds = new Map(kept.map(({ id, client_id: sent }) => [sent, keptId(id)]));
  const adopted = messages
    .filter(({ facts }) => !readFacts(facts).failure?.ids.some((id) => newIds.has(id)))
    .map((message) => ({ ...message, id: newIds.get(message.id) ?? message.id }))
    .filter((message) => !isKept(message) || ids.has(message.id));
  return [...new Map(adopted.map((message) => [message.id, message])).values()];
}

/**
 * Merges the messages of the server into those of this browser. Each occurs once: the one in this
 * browser, which may have more. The server decides on the order of those that it keeps, and on
 * which of them still exist; the others follow the message that they followed.
 */
export function mergeKept(
  messages: readonly ChatbotMessage[],
  kept: readonly KeptMessage[],
): ChatbotMessage[] {
  const own = new Map(adopt(messages, kept).map((message) => [message.id, message]));
  const followers = new Map<string, ChatbotMessage[]>();
  let before = '';
  for (const message of own.values()) {
    if (isKept(message)) before = message.id;
    else followers.set(before, [...(followers.get(before) ?? []), message]);
  }
  const greeting = own.get(GREETING_ID);
  const first = followers.get('')?.filter(({ id }) => id !== GREETING_ID) ?? [];
  const merged = kept
    .map(toMessage)
    .flatMap((message) => [own.get(message.id) ?? message, ...(followers.get(message.id) ?? [])]);
  return [...(greeting ? [greeting] : []), ...merged, ...first];
}
