import { once } from 'node:events';
import { createServer } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { createOutsideWeb, type OutsideWeb } from '#server/platform/outside/outsideWeb';

const HOST = 'push.test';

/** A message that arrived. */
export interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service of a browser's vendor, on this machine. */
export interface PushService {
  origin: string;
  arrived: Arrived[];
  /** The status of the next responses; 201 by default. */
  status: number;
  /** Where responses lead, for statuses that lead elsewhere. */
  location: string | undefined;
  /** Requests that trust this server, although it is on this machine. */
  outsideWeb: OutsideWeb;
  stop(): Promise<void>;
}

/** Starts a push service with a certificate of its own. */
export async function startPushService(): Promise<PushService> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: HOST }], {
    keySize: 2048,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: HOST }] }],
  });
  const server = createServer({ key, cert }, (request, response) => {
    void buffer(request).then((body) => {
      const { url: path = '', headers } = request;
      service.arrived.push({ path, headers, body });
      const { status, location } = service;
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const service: PushService = {
    origin: `https://${HOST}:${(server.address() as AddressInfo).port}`,
    arrived: [],
    status: 201,
    location: undefined,
    outsideWeb: createOutsideWeb({
      ca: cert,
      isPublic: (ip) => ip === '127.0.0.1',
      resolve: (host) => Promise.resolve(host === HOST ? ['127.0.0.1'] : []),
    }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return service;
}
