import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { AssistantAnswer } from '#contract/entities/assistant';
import type { Deps } from '#domain/deps';
import { Problem } from '#server/platform/http/problem';
import { DriverUnavailable, type AnswerDriver } from '../drivers/answerDriver';
import { readContext } from '../sources/readContext';
import { answerQuestion } from './answerQuestion';

const RETRY_SECONDS = 15;

/**
 * Answers a caller's question. Throws a Problem: 404 for a document that he may not see, 400 for a
 * paper whose words cannot be read, 503 where the model cannot be reached.
 */
export async function askAssistant(
  deps: Deps,
  driver: AnswerDriver,
  callerId: number,
  ask: BodyOf<typeof calls.askAssistant>,
): Promise<AssistantAnswer> {
  const { log, metrics } = deps;
  const context = await readContext(deps, callerId, ask);
  const labels = { driver: driver.name };
  const start = performance.now();
  try {
    const answer = await answerQuestion(driver, ask.req, context);
    const { verdict } = answer;
    metrics.assistantAnswers.inc({ ...labels, verdict });
    const ms = Math.round(performance.now() - start);
    // What was asked is nobody's business but the caller's.
    log.info({ ...labels, verdict, ms, documents: context.sources.length }, 'assistant answered');
    return answer;
  } catch (error) {
    if (!(error instanceof DriverUnavailable)) throw error;
    metrics.assistantAnswers.inc({ ...labels, verdict: 'unavailable' });
    log.warn({ ...labels, err: error }, 'assistant not available');
    throw new Problem(
      503,
      'The assistant cannot be reached right now. Please ask again in a moment.',
      { retryAfterSeconds: RETRY_SECONDS },
    );
  }
}
