import type { Socket } from 'node:net';
import type { ConnectionError, FastifyBaseLogger } from 'fastify';
import * as texts from '../texts';
import { refuseRaw } from './refuseRaw';

/** The statuses and texts of Node's errors; any other is a request that is not HTTP. */
const known: Partial<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, texts.tookTooLong],
  HPE_HEADER_OVERFLOW: [431, texts.headersTooLarge],
};

/** Returns the handler of requests that could not be parsed. It closes their connection. */
export const refuseUnparsable =
  (log: FastifyBaseLogger) =>
  ({ code }: ConnectionError, socket: Socket): void => {
    const [status, detail] = known[code] ?? [400, texts.unreadable];
    if (socket.writable) refuseRaw(socket, { status, detail }, log);
    else socket.destroy();
  };
