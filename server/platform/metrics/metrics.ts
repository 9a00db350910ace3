import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { Pool } from 'pg';

/** The server's metrics. */
export interface Metrics {
  registry: Registry;
  /** Duration of each call in seconds, by method, route pattern and status. */
  httpSeconds: Histogram<'method' | 'route' | 'status'>;
  /** Open sockets of this process. */
  openSockets: Gauge;
  /** Jobs run, by kind and outcome: `done`, `retried` or `dead`. */
  jobs: Counter<'kind' | 'outcome'>;
  /** Violations of the pages' content security policy that browsers reported. */
  cspViolations: Counter;
  /** Reports to the moderators. */
  reports: Counter;
  /**
   * Questions to the chatbot, by the driver that wrote the answer and by verdict, or
   * `unavailable`.
   */
  chatbotAnswers: Counter<'driver' | 'verdict'>;
  /** Connections of the database pool by state: `idle`, `busy` or `waiting`. */
  poolConnections: Gauge<'state'>;
  /** Longest delay of the event loop in the last second, in seconds. */
  eventLoopDelay: Gauge;
  /** Number of seconds in which that delay was too long. */
  eventLoopBlocks: Counter;
}

/** Creates metrics in a separate registry, so that two servers in one process do not mix. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'quad_http_request_seconds',
      help: 'Time to respond to a request.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    openSockets: new Gauge({ name: 'quad_sockets', help: 'Open sockets.', registers }),
    jobs: new Counter({
      name: 'quad_jobs_total',
      help: 'Jobs run.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    cspViolations: new Counter({
      name: 'quad_csp_violations_total',
      help: 'Reports of the content security policy.',
      registers,
    }),
    reports: new Counter({
      name: 'quad_reports_total',
      help: 'Reports to the moderators.',
      registers,
    }),
    chatbotAnswers: new Counter({
      name: 'quad_assistant_answers_total',
      help: 'Questions to the assistant.',
      labelNames: ['driver', 'verdict'],
      registers,
    }),
    poolConnections: new Gauge({
      name: 'quad_pool_connections',
      help: 'Connections to the database.',
      labelNames: ['state'],
      registers,
    }),
    eventLoopDelay: new Gauge({
      name: 'quad_event_loop_delay_seconds',
      help: 'Longest delay of the event loop in the last second.',
      registers,
    }),
    eventLoopBlocks: new Counter({
      name: 'quad_event_loop_blocks_total',
      help: 'Seconds with a delay of the event loop above 200 ms.',
      registers,
    }),
  };
}

/** Adds the number of log lines that could not be written. */
export function observeLog({ registry }: Pick<Metrics, 'registry'>, lost: () => number): void {
  new Counter({
    name: 'quad_log_lines_lost_total',
    help: 'Lines of the log that could not be written.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(lost());
    },
  });
}

/** Adds Node's metrics of this process: memory, CPU, event loop, garbage collection. */
export function observeProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}

const EVERY_MS = 5_000;

/** Samples the state of the pool's connections every few seconds. */
export function observePool({ poolConnections }: Metrics, pool: Pool): void {
  setInterval(() => {
    poolConnections.set({ state: 'idle' }, pool.idleCount);
    poolConnections.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
    poolConnections.set({ state: 'waiting' }, pool.waitingCount);
  }, EVERY_MS).unref();
}
