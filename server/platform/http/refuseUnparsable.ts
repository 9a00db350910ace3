import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError } from 'fastify';
import * as texts from './texts';

/** The statuses and texts of Node's errors; any other is a request that is not HTTP. */
const known: Partial<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, texts.tookTooLong],
  HPE_HEADER_OVERFLOW: [431, texts.headersTooLarge],
};

/**
 * Responds with `{ detail }` to a request that never becomes a call because it could not be parsed,
 * and closes its connection.
 */
export function refuseUnparsable({ code }: ConnectionError, socket: Socket): void {
  const [status, detail] = known[code] ?? [400, texts.unreadable];
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ detail });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'cache-control: no-store',
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
