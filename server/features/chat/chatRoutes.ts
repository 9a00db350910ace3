import { chatCalls } from '#contract/calls/chat';
import { HISTORY_PAGE_SIZE, LIST_PAGE_SIZE } from '#contract/limits';
import type { Deps } from '../../deps';
import { badRequest, notFound } from '../../platform/http/problem';
import { route, type Route } from '../../platform/http/route';
import { readFilesOf } from './chatFileRepository';
import { presentConversation, presentMessage } from './chatPresenter';
import { canReadWith, listConversations } from './conversationRepository';
import { readHistory } from './messageRepository';
import { readMarks } from './readMarkRepository';
import { sendChatFile } from './sendChatFile';
import { uploadChatFile } from './uploadChatFile';

function fileRoutes(deps: Deps): Route[] {
  return [
    route(chatCalls.uploadChatFile, ({ caller, files }) => {
      const upload = files.file?.[0];
      if (!upload) throw badRequest('Choose a file first.', { file: 'Choose a file first.' });
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

/** Conversations, their history and their files; messages themselves travel as frames. */
export function chatRoutes(deps: Deps): Route[] {
  return [
    ...fileRoutes(deps),
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
      if (!(await canReadWith(deps.db, caller.id, params.user_id)))
        throw notFound('There is no such person.');
      const rows = await readHistory(deps.db, caller.id, params.user_id, page);
      const [marks, files] = await Promise.all([
        readMarks(deps.db, caller.id, params.user_id),
        readFilesOf(deps.db, rows),
      ]);
      return rows.map((row) =>
        presentMessage(deps, row, { readUpTo: marks.of(row.receiver_id), file: files.of(row) }),
      );
    }),
  ];
}
