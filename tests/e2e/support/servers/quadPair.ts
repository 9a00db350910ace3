import { expect } from '@playwright/test';
import { findFreePort } from '#server/platform/freePort';
import { startPostgres } from '#server/testing/services/startPostgres';
import { startRedis } from '#server/testing/services/startRedis';
import { startS3 } from '#server/testing/services/startS3';
import { test as base } from '../quadTest';
import { START_LIMIT_MS, startQuad, type QuadServer } from './quadServer';
import { startNginx } from './startNginx';

/** The index of one of the two processes. */
export type Place = 0 | 1;

/**
 * Two processes of one Quad behind nginx, on PostgreSQL, Redis and an object store. Its URL as a
 * server is that of nginx.
 */
export interface QuadPair extends QuadServer {
  processes: readonly [QuadServer, QuadServer];
  /** Returns the number of sockets of each process. */
  sockets(): Promise<[number, number]>;
}

async function readSockets({ url }: QuadServer): Promise<number> {
  const metrics = await fetch(`${url}/metrics`).then(
    (response) => response.text(),
    () => '',
  );
  return Number(/^quad_sockets (\d+)/m.exec(metrics)?.[1] ?? 0);
}

/** Starts everything. If a program is missing, throws an error that says what to install. */
async function startPair(): Promise<QuadPair> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const redis = await startRedis();
    stops.push(redis.remove);
    const { config: s3, stop: stopS3 } = await startS3();
    stops.push(stopS3);
    const port = await findFreePort('127.0.0.1');
    const url = `http://127.0.0.1:${port}`;
    const env = {
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      SECRET_KEY: 'only for this test, and for both processes',
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    const one = await startQuad({ env });
    stops.push(one.stop);
    // Mails are files here, and both processes write them to one folder.
    const two = await startQuad({ env: { ...env, DATA_DIR: one.dataDir } });
    stops.push(two.stop);
    const nginx = await startNginx(port, [portOf(one), portOf(two)]);
    stops.push(nginx.stop);
    return {
      url,
      dataDir: one.dataDir,
      env,
      processes: [one, two],
      printed: () => one.printed() + two.printed(),
      sockets: async () => [await readSockets(one), await readSockets(two)],
      crash: async () => void (await Promise.all([one.crash(), two.crash()])),
      restart: async () => void (await Promise.all([one.restart(), two.restart()])),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const portOf = ({ url }: QuadServer) => Number(new URL(url).port);

/** Playwright's test with a pair of processes; visitors connect through nginx. */
export const test = base.extend<object, { pair: QuadPair; quad: QuadServer }>({
  pair: [
    async ({}, use) => {
      const pair = await startPair();
      await use(pair);
      await pair.stop();
    },
    { scope: 'worker', timeout: 2 * START_LIMIT_MS },
  ],
  quad: [({ pair }, use) => use(pair), { scope: 'worker' }],
});

/** Waits until each process has the given number of sockets. */
export const expectSockets = (pair: QuadPair, sockets: [number, number]) =>
  expect.poll(() => pair.sockets()).toEqual(sockets);
