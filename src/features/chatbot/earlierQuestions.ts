import { HISTORY_MAX_BYTES, HISTORY_MAX_TURNS } from '#contract/limits';
import type { ChatbotMessage } from './chatbotState';
import { readFacts, type AskedFacts } from './messageFacts';

/** A question with the pages that its answer cited. */
interface Turn {
  question: string;
  document_id?: number;
  pages: number[];
}

const isSame = (one: AskedFacts, other: AskedFacts) =>
  one.document_id === other.document_id && one.kind === other.kind && one.scope === other.scope;

/**
 * The questions since the document or scope last changed, each with its answer. They begin with the
 * last question that was asked by itself.
 */
function turnsAbout(messages: readonly ChatbotMessage[], about: AskedFacts): Turn[] {
  const turns: Turn[] = [];
  for (const [at, { sender, text, facts }] of messages.entries()) {
    const { asked, document, file } = readFacts(facts);
    const isNewTopic = asked && (asked.isByItself === true || !isSame(asked, about));
    if (document || file || isNewTopic) turns.splice(0);
    const answer = messages[at + 1];
    if (sender !== 'user' || !asked || !isSame(asked, about) || answer?.sender !== 'bot') continue;
    const { citations = [], failure } = readFacts(answer.facts);
    if (failure) continue;
    const { document_id } = about;
    const pages = [...new Set(citations.map(({ page }) => page))];
    turns.push({ question: text, ...(document_id !== undefined && { document_id }), pages });
  }
  return turns;
}

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/**
 * Returns the last questions about the same document or scope as JSON for the server, at most three;
 * undefined if there are none.
 */
export function earlierQuestions(
  messages: readonly ChatbotMessage[],
  about: AskedFacts,
): string | undefined {
  const turns = turnsAbout(messages, about);
  for (let count = HISTORY_MAX_TURNS; count > 0; count -= 1) {
    const json = JSON.stringify(turns.slice(-count));
    if (turns.length >= count && bytesOf(json) <= HISTORY_MAX_BYTES) return json;
  }
  return undefined;
}
