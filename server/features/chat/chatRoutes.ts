import { chatCalls } from '#contract/calls/chat';
import { HISTORY_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '#domain/deps';
import { pageOf, type Route, route } from '#server/platform/http/route';
import { badRequest } from '#server/platform/http/problem';
import { presentConversation, presentMessage } from './chatPresenter';
import { sendChatFile } from './files/sendChatFile';
import { uploadChatFile } from './files/uploadChatFile';
import { listConversations } from './listConversations';
import { readHistoryPage } from './readHistory';
import * as texts from './texts';

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
      return rows.map(presentConversation);
    }),
    route(chatCalls.readHistory, async ({ caller, params, query }) => {
      const page = {
        limit: query.limit ?? HISTORY_PAGE_SIZE,
        beforeId: query.before_id,
        afterId: query.after_id,
      };
      const history = await readHistoryPage(deps.db, caller.id, params.user_id, page);
      const { messages, marks, files } = history;
      return messages.map((row) =>
        presentMessage(deps, row, { readUpTo: marks.of(row.receiver_id), file: files.of(row) }),
      );
    }),
  ];
}
