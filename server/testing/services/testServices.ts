import { randomUUID } from 'node:crypto';
import { readS3, type S3Config } from '#server/platform/config/services';
import type { Environment } from '#server/platform/config/readVariable';

async function makeBucket({ endpoint, region, accessKeyId, secretAccessKey }: S3Config) {
  const { CreateBucketCommand, S3Client } = await import('@aws-sdk/client-s3');
  const Bucket = `quad-test-${randomUUID()}`;
  const credentials = { accessKeyId, secretAccessKey };
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true });
  await client.send(new CreateBucketCommand({ Bucket }));
  client.destroy();
  return Bucket;
}

/**
 * Returns the environment variables for one test server to use the Redis and the object store of
 * this run, with a separate part of each. Empty if the run has none.
 */
export async function prepareTestServices(): Promise<Environment> {
  const { REDIS_URL } = process.env;
  const s3 = readS3(process.env);
  return {
    ...(REDIS_URL ? { REDIS_URL, REDIS_PREFIX: `test-${randomUUID()}` } : {}),
    ...(s3
      ? {
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: s3.region,
          S3_ACCESS_KEY_ID: s3.accessKeyId,
          S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
          S3_BUCKET: await makeBucket(s3),
        }
      : {}),
  };
}
