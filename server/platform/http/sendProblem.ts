import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { recordAudit } from '../audit';
import { mapDatabaseError } from '../database/mapDatabaseError';
import type { Tables } from '../database/tables';
import { isNoRoom, noRoom } from '../storage/fileStorage';
import { addressKey } from './limits/addressKey';
import { invalidInput } from './input/describeInvalid';
import { LimitReached } from './limits/limitReached';
import { Problem } from './problem';
import * as texts from './texts';

/** Texts for Fastify's own errors, by error code or by status. */
const libraryTexts: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: texts.notJson,
  FST_ERR_CTP_BODY_TOO_LARGE: texts.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: texts.wrongMediaType,
  FST_ERR_BAD_URL: texts.badAddress,
  FST_MP_PREMATURE_CLOSE: texts.uploadEnded,
  '413': texts.tooLarge,
  '415': texts.wrongMediaType,
};

function fromLibrary(error: FastifyError): Problem | null {
  if (error.validation) return invalidInput(error.validation);
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) return null;
  // The multipart parser uses 406 for a body it cannot parse.
  const shown = status === 406 ? 400 : status;
  const text = libraryTexts[error.code] ?? libraryTexts[String(shown)];
  return new Problem(shown, text ?? texts.unreadable);
}

/** Returns the response for anything thrown in a call; an unknown error becomes a neutral 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isNoRoom(error)) return noRoom();
  const mapped = mapDatabaseError(error);
  if (mapped) return mapped;
  const library = error instanceof Error ? fromLibrary(error as FastifyError) : null;
  return library ?? new Problem(500, texts.ourFault);
}

/** Sends `{ detail, errors?, email?, deletion_at? }` with the problem's status and headers. */
export function sendProblem(reply: FastifyReply, { status, detail, more }: Problem): FastifyReply {
  if (more.retryAfterSeconds !== undefined) reply.header('retry-after', more.retryAfterSeconds);
  if (more.allow !== undefined) reply.header('allow', more.allow);
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  // Headers that a handler has set do not apply to a problem.
  for (const name of ['content-disposition', 'content-length', 'etag']) reply.removeHeader(name);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((body: unknown) => JSON.stringify(body))
    .send({
      detail,
      ...(more.errors ? { errors: more.errors } : {}),
      ...(more.email === undefined ? {} : { email: more.email }),
      ...(more.deletionAt ? { deletion_at: more.deletionAt.toISOString() } : {}),
    });
}

function logFailure({ log }: FastifyRequest, error: unknown, { status, detail }: Problem): void {
  if (status < 500) return;
  // A busy server refuses calls on purpose: one short line each, because there may be thousands.
  if (error instanceof Problem) log.warn({ status, detail }, 'a call was refused');
  else log.error({ err: error }, 'a call failed');
}

/** Turns a thrown value into a response, logs defects, and records denials in the audit. */
export function createErrorHandler({ db }: { db: Kysely<Tables> }) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const problem = toProblem(error);
    logFailure(request, error, problem);
    const limited = problem instanceof LimitReached && problem.first;
    if (limited || (problem.status === 403 && request.caller)) {
      await recordAudit(db, {
        event: limited ? 'limit_hit' : 'denied',
        userId: request.caller?.id ?? null,
        ip: addressKey(request.ip),
        details: {
          route: `${request.method} ${request.routeOptions.url ?? ''}`,
          ...(limited ? { rule: problem.rule } : {}),
        },
      }).catch((failure: unknown) => request.log.error({ err: failure }, 'audit not written'));
    }
    return sendProblem(reply, problem);
  };
}
