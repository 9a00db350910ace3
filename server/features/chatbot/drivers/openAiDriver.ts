import type { ChatbotConfig } from '#server/platform/config/services';
import type { AnswerDriver, DraftPart } from './answerDriver';
import { streamAnswer, type Timeouts } from './chatCompletions';
import { chooseExcerpts } from './chooseExcerpts';
import { endOfProved, parseDraft } from './parseDraft';
import { promptFor } from './prompt';

const TIMEOUTS: Timeouts = { firstMs: 10_000, totalMs: 30_000, retryMs: 500 };
/** No sentence with its proof is longer; text without a proof is read in pieces of this length. */
const LONGEST_OPEN = 4_000;

/** Answers with a model behind any endpoint that speaks the chat-completions protocol. */
export const createOpenAiDriver = (
  config: ChatbotConfig,
  timeouts: Partial<Timeouts> = {},
): AnswerDriver => ({
  name: 'openai_compatible',
  async draft(inquiry, onPart) {
    const messages = promptFor(inquiry, await chooseExcerpts(inquiry));
    const parts: DraftPart[] = [];
    let open = '';
    const readTo = (end: number) => {
      const read = parseDraft(open.slice(0, end), inquiry.sources);
      open = open.slice(end);
      parts.push(...read);
      read.forEach((part) => onPart?.(part));
    };
    for await (const text of streamAnswer(config, messages, { ...TIMEOUTS, ...timeouts })) {
      open += text;
      readTo(open.length > LONGEST_OPEN ? open.length : endOfProved(open));
    }
    readTo(open.length);
    return { parts, further: [] };
  },
});
