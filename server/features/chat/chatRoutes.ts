import { chatCalls } from '#contract/calls/chat';
import type { QueryOf } from '#contract/defineCall';
import { HISTORY_PAGE_SIZE, LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { badRequest } from '#server/platform/http/problem';
import { presentConversation, presentFoundMessage, presentMessage } from './chatPresenter';
import { sendChatFile } from './files/sendChatFile';
import { uploadChatFile } from './files/uploadChatFile';
import { listConversations } from './listConversations';
import { markRead } from './markRead';
import { readHistoryPage } from './readHistory';
import { searchMessages } from './search/searchMessages';
import * as texts from './texts';

/** One search for every half second of typing. */
const searchLimit = { name: 'chat-search', points: 120, seconds: 60 };

/**
 * Whether the history was requested without a page. Such a client shows what it gets, and sends no
 * receipt of its own.
 */
const isWholeRequest = (query: QueryOf<typeof chatCalls.readHistory>) =>
  Object.values(query).every((value) => value === undefined);

function fileRoutes(deps: Deps): Route[] {
  return [
    route(chatCalls.uploadChatFile, ({ caller, files }) => {
      const upload = files.file?.[0];
      if (!upload) throw badRequest(texts.chooseFile, { file: texts.chooseFile });
      return uploadChatFile(deps, caller.id, upload);
    }),
    route(
      chatCalls.readChatFile,
      ({ params, query, request, reply }) =>
        sendChatFile(deps, { ...query, ...params }, { request, reply }),
      { uncounted: true },
    ),
  ];
}

/** Conversations, their history and their files; messages themselves are sent as frames. */
export function chatRoutes(deps: Deps): Route[] {
  return [
    ...fileRoutes(deps),
    route(chatCalls.listConversations, async ({ caller, query }) => {
      const rows = await listConversations(deps.db, caller.id, pageOf(query));
      return rows.map((row) => presentConversation(deps, row));
    }),
    route(chatCalls.readHistory, async ({ caller, params, query }) => {
      const otherId = params.user_id;
      const page = {
        limit: query.limit ?? HISTORY_PAGE_SIZE,
        beforeId: query.before_id,
        afterId: query.after_id,
        afterRevision: query.after_revision,
      };
      const history = await readHistoryPage(deps.db, caller.id, otherId, page);
      const { messages, marks, files, quotes, paperQuotes } = history;
      const lastId = messages.at(-1)?.id;
      if (lastId !== undefined && isWholeRequest(query))
        await markRead(deps, caller.id, { chat_id: otherId, last_read_id: lastId });
      return messages.map((row) =>
        presentMessage(deps, row, {
          readUpTo: marks.of(row.receiver_id),
          file: files.of(row),
          quote: quotes.of(row),
          paperQuotes: paperQuotes.get(row.id),
        }),
      );
    }),
    route(chatCalls.searchMessages, async ({ caller, query }) => {
      await deps.limits.consume(searchLimit, String(caller.id));
      const { keyword, user_id: otherId, before_id: beforeId, limit = LIST_PAGE_SIZE } = query;
      const search = { keyword, otherId, beforeId, limit };
      const found = await searchMessages(deps.db, caller.id, search);
      const messages = found.rows.map((row) =>
        presentFoundMessage(deps, row, {
          file: found.files.of(row),
          quote: found.quotes.of(row),
          paperQuotes: found.paperQuotes.get(row.id),
        }),
      );
      return { messages, matched_words: found.matchedWords };
    }),
  ];
}
