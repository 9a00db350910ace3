import type { BodyOf } from '#contract/defineCall';
import type { calls } from '#contract/calls/index';
import type { ChatbotAnswer } from '#contract/entities/chatbot';
import type { Deps } from '#domain/deps';
import { sendFrames } from '#domain/frames';
import { DriverUnavailable, type AnswerDriver } from '../drivers/answerDriver';
import { embeddedDriver } from '../drivers/embeddedDriver';
import { showSentences } from '../gate/showSentences';
import { readContext } from '../sources/readContext';
import { dependsOn } from '../engine/followUp';
import { answerIntent } from './answerIntent';
import { answerQuestion } from './answerQuestion';
import { findTitled } from './findTitled';
import type { FullAnswer } from './fullAnswer';
import { readHistory } from './readHistory';
import { isAboutNow, readIntent } from './readIntent';
import type { Searches } from './searches';

/** The answer driver and the searches that answers come from. */
export interface AnswerEngine {
  driver: AnswerDriver;
  searches: Searches;
}

type Ask = BodyOf<typeof calls.askChatbot>;

/** Summarises the paper whose title has the words of a topic, or lists the papers on it. */
async function answerSummary(
  deps: Deps,
  { driver, searches }: AnswerEngine,
  callerId: number,
  { req, topic }: { req: string; topic: string },
): Promise<FullAnswer> {
  const id = await findTitled(searches, callerId, topic);
  if (id === null) return answerIntent(searches, callerId, { kind: 'papers', topic });
  const named: Ask = { req, document_id: String(id), kind: 'paper' };
  return answerQuestion(driver, req, await readContext(deps, callerId, named, req));
}

/**
 * Answers a request to the product with its searches. If the caller named a document, that document
 * is asked first, unless it can't know the answer: a greeting, or the events of this week.
 */
async function answerAsked(
  deps: Deps,
  engine: AnswerEngine,
  callerId: number,
  ask: Ask,
): Promise<FullAnswer> {
  const { driver, searches } = engine;
  const earlier = readHistory(ask.history, ask.document_id);
  const read = readIntent(ask.req);
  const isAboutDocuments = ask.document_id !== undefined || ask.scope === 'mine';
  if (read?.kind === 'summary' && !isAboutDocuments)
    return answerSummary(deps, engine, callerId, { req: ask.req, topic: read.topic });
  const intent = read?.kind === 'summary' ? null : read;
  const isForQuad =
    intent?.kind === 'greeting' ||
    intent?.kind === 'thanks' ||
    (intent?.kind === 'events' && (intent.when !== undefined || isAboutNow(ask.req)));
  const isAboutDocument = ask.document_id !== undefined && !isForQuad;
  if (intent && !isAboutDocument) return answerIntent(searches, callerId, intent);
  const searched = [...dependsOn(ask.req, earlier), ask.req].join(' ');
  const context = await readContext(deps, callerId, ask, searched);
  const answer = await answerQuestion(driver, ask.req, context, earlier);
  const isMissing = answer.verdict === 'not_in_document' || answer.verdict === 'help';
  return intent && isMissing ? answerIntent(searches, callerId, intent) : answer;
}

/** Answers with a driver, and counts and logs the answer. */
async function answerWith(
  deps: Deps,
  engine: AnswerEngine,
  callerId: number,
  ask: Ask,
): Promise<ChatbotAnswer> {
  const labels = { driver: engine.driver.name };
  const start = performance.now();
  const answer = await answerAsked(deps, engine, callerId, ask);
  const { verdict } = answer;
  deps.metrics.chatbotAnswers.inc({ ...labels, verdict });
  const ms = Math.round(performance.now() - start);
  // Questions are private, so they are not logged.
  deps.log.info({ ...labels, verdict, ms }, 'assistant answered');
  return answer;
}

/** The engine whose driver sends each sentence that passes the gate to the caller. */
function sendingSentences(
  deps: Deps,
  engine: AnswerEngine,
  userId: number,
  client_id: string,
): AnswerEngine {
  const driver = showSentences(engine.driver, (sentence) => {
    const frame = { type: 'assistant_sentence', client_id, ...sentence } as const;
    void sendFrames(deps, [{ userId, frame }]);
  });
  return { ...engine, driver };
}

/**
 * Answers a caller's question, with passages of the documents if the model fails. While a model
 * writes, sentences that pass the gate are sent as frames, if the question has an id. Throws a
 * Problem: 404 for a document that they may not see, 400 for a paper without readable text.
 */
export async function askChatbot(
  deps: Deps,
  engine: AnswerEngine,
  callerId: number,
  ask: Ask,
): Promise<ChatbotAnswer> {
  const { client_id: id } = ask;
  const shown = id === undefined ? engine : sendingSentences(deps, engine, callerId, id);
  try {
    return await answerWith(deps, shown, callerId, ask);
  } catch (error) {
    if (!(error instanceof DriverUnavailable)) throw error;
    const driver = engine.driver.name;
    deps.metrics.chatbotAnswers.inc({ driver, verdict: 'unavailable' });
    // Its cause may have the address of the model.
    deps.log.warn({ driver, reason: error.message }, 'assistant not available');
    return answerWith(deps, { ...engine, driver: embeddedDriver }, callerId, ask);
  }
}
