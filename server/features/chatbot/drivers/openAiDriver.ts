import type { ChatbotConfig } from '#server/platform/config/services';
import type { AnswerDriver } from './answerDriver';
import { askModel, type Timeouts } from './chatCompletions';
import { chooseExcerpts } from './chooseExcerpts';
import { parseDraft } from './parseDraft';
import { promptFor } from './prompt';

const TIMEOUTS: Timeouts = { firstMs: 10_000, totalMs: 30_000, retryMs: 500 };

/** Answers with a model behind any endpoint that speaks the chat-completions protocol. */
export const createOpenAiDriver = (
  config: ChatbotConfig,
  timeouts: Partial<Timeouts> = {},
): AnswerDriver => ({
  name: 'openai_compatible',
  async draft(inquiry) {
    const messages = promptFor(inquiry, await chooseExcerpts(inquiry));
    const answer = await askModel(config, messages, { ...TIMEOUTS, ...timeouts });
    return { parts: parseDraft(answer, inquiry.sources), further: [] };
  },
});
