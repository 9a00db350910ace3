import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { ChatbotAnswer } from '#contract/entities/chatbot';
import type { Deps } from '#domain/deps';
import { Problem } from '#server/platform/http/problem';
import { DriverUnavailable, type AnswerDriver } from '../drivers/answerDriver';
import { readContext } from '../sources/readContext';
import * as texts from '../texts';
import { dependsOn } from '../engine/followUp';
import { answerIntent } from './answerIntent';
import { answerQuestion } from './answerQuestion';
import type { FullAnswer } from './fullAnswer';
import { readHistory } from './readHistory';
import { isAboutNow, readIntent } from './readIntent';
import type { Searches } from './searches';

const RETRY_SECONDS = 15;

/** The answer driver and the searches that answers come from. */
export interface AnswerEngine {
  driver: AnswerDriver;
  searches: Searches;
}

type Ask = BodyOf<typeof calls.askChatbot>;

/**
 * Answers a request to the product with its searches. If the caller named a document, that document
 * is asked first, unless it can't know the answer: a greeting, or the events of this week.
 */
async function answerAsked(
  deps: Deps,
  { driver, searches }: AnswerEngine,
  callerId: number,
  ask: Ask,
): Promise<FullAnswer> {
  const earlier = readHistory(ask.history, ask.document_id);
  const intent = readIntent(ask.req);
  const isForQuad =
    intent?.kind === 'greeting' || (intent?.kind === 'events' && isAboutNow(ask.req));
  const isAboutDocument = ask.document_id !== undefined && !isForQuad;
  if (intent && !isAboutDocument) return answerIntent(searches, callerId, intent);
  const searched = [...dependsOn(ask.req, earlier), ask.req].join(' ');
  const context = await readContext(deps, callerId, ask, searched);
  const answer = await answerQuestion(driver, ask.req, context, earlier);
  const isMissing = answer.verdict === 'not_in_document' || answer.verdict === 'help';
  return intent && isMissing ? answerIntent(searches, callerId, intent) : answer;
}

/**
 * Answers a caller's question. Throws a Problem: 404 for a document that they may not see, 400 for
 * a paper without readable text, 503 if the model is unreachable.
 */
export async function askChatbot(
  deps: Deps,
  engine: AnswerEngine,
  callerId: number,
  ask: Ask,
): Promise<ChatbotAnswer> {
  const { log, metrics } = deps;
  const labels = { driver: engine.driver.name };
  const start = performance.now();
  try {
    const answer = await answerAsked(deps, engine, callerId, ask);
    const { verdict } = answer;
    metrics.chatbotAnswers.inc({ ...labels, verdict });
    const ms = Math.round(performance.now() - start);
    // Questions are private, so they are not logged.
    log.info({ ...labels, verdict, ms }, 'assistant answered');
    return answer;
  } catch (error) {
    if (!(error instanceof DriverUnavailable)) throw error;
    metrics.chatbotAnswers.inc({ ...labels, verdict: 'unavailable' });
    log.warn({ ...labels, err: error }, 'assistant not available');
    throw new Problem(503, texts.unreachable, { retryAfterSeconds: RETRY_SECONDS });
  }
}
