import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '#server/platform/config/services';

/** A local object store that speaks S3, with one bucket. */
export interface TestS3 {
  config: S3Config;
  stop(): Promise<void>;
}

/** The keys that the local store accepts. */
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** Starts an object store on a free port; its content is deleted when it stops. */
export async function startS3(bucket = 'quad'): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'quad-s3-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    config: { bucket, endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', ...KEYS },
    async stop() {
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
