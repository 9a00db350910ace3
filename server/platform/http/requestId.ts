import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Returns the id of a new request. It is random, so that two processes never use the same one. */
export const makeRequestId = (): string => randomUUID();

/** Sets the header that leads from a response to the log lines of its request. */
export const setRequestId = (reply: FastifyReply): FastifyReply =>
  reply.header('x-request-id', reply.request.id);

/** Adds the header `X-Request-Id` to every response. Its value is `reqId` in the log. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    setRequestId(reply);
    done();
  });
}
