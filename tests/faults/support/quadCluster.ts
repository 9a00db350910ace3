import { startRedis, type TestRedis } from '#server/testing/services/startRedis';
import { createBalancer } from './balancer';
import { createQuadProcess, type QuadProcess } from './quadProcess';

/** One Quad with one process, or with several that share a Redis behind a balancer. */
export interface QuadCluster {
  url: string;
  port: number;
  /** The folder of its mails. */
  dataDir: string;
  /** Kills the next process, in turn; returns a function that starts it again. */
  killProcess(): Promise<() => Promise<void>>;
  /**
   * Kills Redis; returns a function that starts it again. Throws with one process, which needs
   * none.
   */
  killRedis(): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

function takeTurns(processes: readonly QuadProcess[]): QuadCluster['killProcess'] {
  let turn = 0;
  return async () => {
    const victim = processes[turn % processes.length];
    turn += 1;
    if (!victim) throw new Error('There is no process.');
    await victim.killServer();
    return () => victim.start();
  };
}

async function startAlone(env: Readonly<Record<string, string>>): Promise<QuadCluster> {
  const quad = await createQuadProcess(env);
  try {
    await quad.start();
  } catch (error) {
    await quad.remove();
    throw error;
  }
  return {
    ...{ url: quad.url, port: quad.port, dataDir: quad.dataDir },
    killProcess: takeTurns([quad]),
    killRedis: () => Promise.reject(new Error('One process has no Redis.')),
    remove: () => quad.remove(),
  };
}

async function startTogether(
  env: Readonly<Record<string, string>>,
  count: number,
  redis: TestRedis,
  processes: QuadProcess[],
): Promise<QuadCluster> {
  for (let made = 0; made < count; made += 1) {
    const shared = { ...env, REDIS_URL: redis.url };
    const [first] = processes;
    const quad = await createQuadProcess(first ? { ...shared, DATA_DIR: first.dataDir } : shared);
    processes.push(quad);
    await quad.start();
  }
  const balancer = await createBalancer(processes.map(({ port }) => port));
  return {
    ...{ url: balancer.url, port: balancer.port, dataDir: processes[0]?.dataDir ?? '' },
    killProcess: takeTurns(processes),
    async killRedis() {
      await redis.kill();
      return () => redis.start();
    },
    async remove() {
      for (const quad of processes.toReversed()) await quad.remove();
      await balancer.close();
      await redis.remove();
    },
  };
}

/** Starts the given number of processes; `env` overrides their variables. */
export async function startCluster(
  env: Readonly<Record<string, string>>,
  count: number,
): Promise<QuadCluster> {
  if (count === 1) return startAlone(env);
  const redis = await startRedis();
  const processes: QuadProcess[] = [];
  try {
    return await startTogether(env, count, redis, processes);
  } catch (error) {
    for (const quad of processes.toReversed()) await quad.remove();
    await redis.remove();
    throw error;
  }
}
