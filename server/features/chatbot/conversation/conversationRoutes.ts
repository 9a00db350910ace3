import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { addMessages } from './keepMessages';
import { listMessages } from './listMessages';

/** The conversation that people keep on all their devices. */
export function conversationRoutes(deps: Deps): Route[] {
  const { db } = deps;
  return [
    route(calls.listChatbotMessages, ({ caller }) => listMessages(db, caller.id)),
    route(calls.keepChatbotMessages, async ({ caller, body }) => {
      await addMessages(deps, caller.id, body.messages);
      return listMessages(db, caller.id);
    }),
    route(calls.deleteChatbotMessages, async ({ caller }) => {
      await db.deleteFrom('assistant_messages').where('user_id', '=', caller.id).execute();
      return undefined;
    }),
  ];
}
