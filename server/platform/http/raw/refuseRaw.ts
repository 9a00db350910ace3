import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import { makeRequestId } from '../requestId';

/** A response without a call: its status and the text for the person. */
interface Refusal {
  status: number;
  detail: string;
  retryAfterSeconds?: number;
}

/**
 * Responds with `{ detail }` to a request that never becomes a call, with the id of its line in the
 * log, and closes its connection.
 */
export function refuseRaw(
  stream: Duplex,
  { status, detail, retryAfterSeconds }: Refusal,
  log: Pick<FastifyBaseLogger, 'info'>,
): void {
  const reqId = makeRequestId();
  log.info({ reqId, status, detail }, 'a request was refused');
  const body = JSON.stringify({ detail });
  stream.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      `x-request-id: ${reqId}`,
      ...(retryAfterSeconds === undefined ? [] : [`retry-after: ${retryAfterSeconds}`]),
      '',
      body,
    ].join('\r\n'),
  );
}
