import { sessionLogCalls as calls } from '#contract/calls/sessionLogs';
import type { Deps } from '#domain/deps';
import { badRequest } from '#server/platform/http/problem';
import { route, type Route } from '#server/platform/http/route';
import { readNotes, saveNotes } from './logNotes';
import { sendLog } from './sendLog';
import { streamLog } from './streamLog';
import * as texts from './texts';

/** Session logs: sent by users, read and annotated by those to whom the operator gives a link. */
export const sessionLogRoutes = (deps: Deps): Route[] => [
  route(calls.sendSessionLog, ({ caller, ip, body, files: { file = [] } }) => {
    const [upload] = file;
    // The contract requires the file, so this never happens.
    if (!upload) throw badRequest(texts.notGzip);
    return sendLog(deps, { userId: caller.id, ip, note: body.note ?? '', upload });
  }),
  route(calls.readSessionLog, ({ params, request, reply }) =>
    streamLog(deps, params.token, { request, reply }),
  ),
  route(calls.readLogNotes, ({ params, reply }) => {
    reply.header('cache-control', 'private, no-store');
    return readNotes(deps, params.token);
  }),
  route(calls.saveLogNotes, ({ params, body }) => saveNotes(deps, params.token, body)),
];
