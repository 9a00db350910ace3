import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import type { LimitRule } from '#server/platform/http/limits/limits';
import { route, type Route } from '#server/platform/http/route';
import { askChatbot } from './answers/askChatbot';
import type { Searches } from './answers/searches';
import { conversationRoutes } from './conversation/conversationRoutes';
import { keepExchange } from './conversation/keepMessages';
import { contentOfAnswer, contentOfSummary } from './conversation/keptResponse';
import { documentRoutes } from './documents/documentRoutes';
import { openPaper } from './documents/openPaper';
import { driverOf } from './drivers/driverOf';
import { matrixRoutes } from './matrix/matrixRoutes';

/** An answer costs the server, or the account that pays for the model, more than any other call. */
const questionLimit: LimitRule = {
  name: 'assistant-question',
  points: 30,
  seconds: 300,
  key: ({ callerId }) => String(callerId),
};

/** The chatbot: questions, and the documents they are about. */
export function chatbotRoutes(deps: Deps, searches: Searches): Route[] {
  const engine = { driver: driverOf(deps), searches };
  return [
    ...documentRoutes(deps),
    ...conversationRoutes(deps),
    ...matrixRoutes(deps),
    route(
      calls.askChatbot,
      async ({ caller, body }) => {
        const reply = await askChatbot(deps, engine, caller.id, body);
        return keepExchange(deps, caller.id, {
          reply,
          asked: { clientId: body.client_id, text: body.req },
          content: contentOfAnswer(body.req, reply),
        });
      },
      { limits: [questionLimit] },
    ),
    route(
      calls.openChatbotPaper,
      async ({ caller, params: { id }, body }) => {
        const reply = await openPaper(deps, caller.id, id);
        const { title } = reply;
        const filename = `${title}.pdf`;
        const document = { document_id: id, kind: 'paper', title, filename } as const;
        return keepExchange(deps, caller.id, {
          reply,
          asked: {
            clientId: body.client_id,
            text: title,
            response: { file: { filename }, document },
          },
          content: contentOfSummary(filename, reply),
        });
      },
      { limits: [questionLimit] },
    ),
  ];
}
