import { chatCalls } from '#contract/calls/chat';
import { HISTORY_PAGE_SIZE, LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { presentConversation, presentMessage } from './chatPresenter';
import { listConversations, personExists, readHistory, readMarks } from './chatRepository';

/** Conversations and their history; messages themselves travel as frames. */
export function chatRoutes(deps: Deps): Route[] {
  return [
    route(chatCalls.listConversations, async ({ caller, query }) => {
      const page = { limit: query.limit ?? LIST_PAGE_SIZE, offset: query.offset ?? 0 };
      const rows = await listConversations(deps.db, caller.id, page);
      return rows.map(presentConversation);
    }),
    route(chatCalls.readHistory, async ({ caller, params, query }) => {
      const page = {
        limit: query.limit ?? HISTORY_PAGE_SIZE,
        beforeId: query.before_id,
        afterId: query.after_id,
      };
      if (!(await personExists(deps.db, params.user_id)))
        throw notFound('There is no such person.');
      const rows = await readHistory(deps.db, caller.id, params.user_id, page);
      const marks = await readMarks(deps.db, caller.id, params.user_id);
      return rows.map((row) => presentMessage(row, marks.of(row.receiver_id)));
    }),
  ];
}
