import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#server/testing/services/startPostgres';
import { startRedis } from '#server/testing/services/startRedis';
import { startS3 } from '#server/testing/services/startS3';

const JEST = fileURLToPath(new URL('../node_modules/jest/bin/jest.js', import.meta.url));

/** Local services for one run: their environment variables, and how to stop them. */
interface Services {
  variables: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const ways: Readonly<Record<string, () => Promise<Services>>> = {
  async postgres() {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    return {
      variables: { DATABASE_URL: postgres.url, REDIS_URL: redis.url },
      async stop() {
        await Promise.all([postgres.stop(), redis.remove()]);
      },
    };
  },
  async s3() {
    const store = await startS3();
    const { config } = store;
    return {
      variables: {
        S3_ENDPOINT: config.endpoint,
        S3_REGION: config.region,
        S3_BUCKET: config.bucket,
        S3_ACCESS_KEY_ID: config.accessKeyId,
        S3_SECRET_ACCESS_KEY: config.secretAccessKey,
      },
      stop: () => store.stop(),
    };
  },
};

/** Starts the services of the named sets for one run, such as `postgres+s3`. */
async function startServices(names: string): Promise<Services> {
  const starts = names.split('+').map((name) => {
    const start = ways[name];
    if (!start)
      throw new Error(`Unknown services ${name}. Known: ${Object.keys(ways).join(', ')}.`);
    return start;
  });
  const started = await Promise.all(starts.map((start) => start()));
  return {
    variables: Object.assign({}, ...started.map(({ variables }) => variables)) as Record<
      string,
      string
    >,
    async stop() {
      await Promise.all(started.map((services) => services.stop()));
    },
  };
}

/** Runs the server's tests with the named services in place of the embedded ones. */
async function main([names = '', ...jestArguments]: readonly string[]): Promise<void> {
  const services = await startServices(names);
  try {
    const jest = spawn(
      process.execPath,
      [JEST, '--selectProjects', 'server', 'machine', ...jestArguments],
      {
        stdio: 'inherit',
        env: { ...process.env, ...services.variables },
      },
    );
    const [code] = (await once(jest, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  } finally {
    await services.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
