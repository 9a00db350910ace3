import { request } from 'node:http';

/** A request as an attacker may send it: any body, from any address of this machine. */
export interface LoadRequest {
  method: 'GET' | 'POST';
  /** Relative to `/api`. */
  path: string;
  token?: string | undefined;
  contentType?: string | undefined;
  body?: Buffer | string | undefined;
  /** The loopback address it is sent from. */
  from?: string | undefined;
}

export interface LoadResponse {
  /** Undefined if no response came. */
  status: number | undefined;
  ms: number;
  body: string;
}

/**
 * Sends a request to a server on this machine. Never throws: a missing response is a result as
 * well. After `timeoutMs` it counts as missing.
 */
export function sendRequest(
  port: number,
  asked: LoadRequest,
  timeoutMs: number,
): Promise<LoadResponse> {
  const started = performance.now();
  return new Promise((resolve) => {
    const end = (status: number | undefined, body = '') =>
      resolve({ status, ms: performance.now() - started, body });
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: asked.method,
        path: `/api${asked.path}`,
        localAddress: asked.from,
        timeout: timeoutMs,
        headers: {
          ...(asked.token === undefined ? {} : { authorization: `Bearer ${asked.token}` }),
          ...(asked.contentType === undefined ? {} : { 'content-type': asked.contentType }),
          ...(asked.body === undefined ? {} : { 'content-length': Buffer.byteLength(asked.body) }),
        },
      },
      (response) => {
        response.toArray().then(
          (chunks: Buffer[]) => end(response.statusCode, Buffer.concat(chunks).toString('utf8')),
          () => end(undefined),
        );
      },
    );
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => end(undefined));
    sent.end(asked.body);
  });
}
