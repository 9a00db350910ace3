import { Agent, request } from 'node:http';

/** Asks a server for paths, over connections that are kept. */
export interface BenchClient {
  /** The body of the answer; throws unless the status is 200. */
  get(path: string): Promise<string>;
  close(): void;
}

export function createClient(origin: string, token: string): BenchClient {
  const agent = new Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const call = request(`${origin}${path}`, { agent, headers }, (response) => {
          let body = '';
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            body += part;
          });
          response.on('end', () => {
            if (response.statusCode === 200) resolve(body);
            else reject(new Error(`${path} was answered with ${response.statusCode}: ${body}`));
          });
        });
        call.on('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}
