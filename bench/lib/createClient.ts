import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const decompressors = { br: brotliDecompressSync, gzip: gunzipSync };

/** Requests paths from a server, over kept-alive connections. */
export interface BenchClient {
  /** Returns the body of the response; throws unless the status is 200. */
  get(path: string): Promise<string>;
  close(): void;
}

/** Requests compressed responses if `encoding` is given, and decompresses them. */
export function createClient(
  origin: string,
  token: string,
  encoding?: keyof typeof decompressors,
): BenchClient {
  const agent = new Agent({ keepAlive: true });
  const headers = {
    authorization: `Bearer ${token}`,
    ...(encoding && { 'accept-encoding': encoding }),
  };
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const call = request(`${origin}${path}`, { agent, headers }, (response) => {
          const used = response.headers['content-encoding'];
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const bytes = Buffer.concat(parts);
            const isCompressed = encoding !== undefined && used === encoding;
            const body = (isCompressed ? decompressors[encoding](bytes) : bytes).toString('utf8');
            if (response.statusCode === 200) resolve(body);
            else reject(new Error(`${path} returned ${response.statusCode}: ${body}`));
          });
        });
        call.on('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}
