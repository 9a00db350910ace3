import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { route, type Route } from '#server/platform/http/route';
import { askChatbot } from './answers/askChatbot';
import type { Searches } from './answers/searches';
import { documentRoutes } from './documents/documentRoutes';
import type { AnswerDriver } from './drivers/answerDriver';
import { embeddedDriver } from './drivers/embeddedDriver';
import { createOpenAiDriver } from './drivers/openAiDriver';

/** An answer costs the server, or the account that pays for the model, more than any other call. */
const questionLimit: LimitRule = {
  name: 'assistant-question',
  points: 30,
  seconds: 300,
  key: ({ callerId }) => String(callerId),
};

const driverOf = ({ config: { chatbot } }: Deps): AnswerDriver =>
  chatbot ? createOpenAiDriver(chatbot) : embeddedDriver;

/** The chatbot: questions, and the documents they are about. */
export function chatbotRoutes(deps: Deps, searches: Searches): Route[] {
  const engine = { driver: driverOf(deps), searches };
  return [
    ...documentRoutes(deps),
    route(calls.askChatbot, ({ caller, body }) => askChatbot(deps, engine, caller.id, body), {
      limits: [questionLimit],
    }),
  ];
}
