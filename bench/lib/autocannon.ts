import { runTool } from './runTool';

/**
 * Autocannon's results: milliseconds, responses per second, and requests that failed or were not
 * 2xx.
 */
export interface Load {
  p50: number;
  p99: number;
  perSecond: number;
  responses: number;
  wrong: number;
}

interface Report {
  latency: { p50: number; p99: number };
  requests: { average: number; total: number };
  errors: number;
  timeouts: number;
  non2xx: number;
}

/** Requests one URL over many connections as fast as possible, from a separate process. */
export async function putUnderLoad(
  address: string,
  { token, connections, seconds }: { token: string; connections: number; seconds: number },
): Promise<Load> {
  const report = await runTool('autocannon@9.0.0', [
    ...['--json', '--no-progress'],
    ...['--connections', String(connections), '--duration', String(seconds)],
    ...['--headers', `authorization=Bearer ${token}`, address],
  ]);
  const { latency, requests, errors, timeouts, non2xx } = report as Report;
  return {
    ...{ p50: latency.p50, p99: latency.p99, perSecond: requests.average },
    ...{ responses: requests.total, wrong: errors + timeouts + non2xx },
  };
}
