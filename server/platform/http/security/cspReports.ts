import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics/metrics';
import { CSP_REPORTS_PATH } from '../../static/pageCsp';
import { addressKey } from '../limits/addressKey';
import { LimitReached } from '../limits/limitReached';
import type { RateLimits } from '../limits/limits';
import { describeViolation, violationsIn } from './cspViolations';

const MAX_BYTES = 16 * 1024;
const TAKEN = { name: 'csp-reports', points: 60, seconds: 300 };
/** Further reports are only counted, so that no single address can flood the log. */
const LOGGED = { name: 'csp-report-lines', points: 10, seconds: 60 };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Logs CSP violations reported by browsers, one short line per report. */
export async function addCspReports(
  app: FastifyInstance,
  { limits, metrics }: { limits: RateLimits; metrics: Pick<Metrics, 'cspViolations'> },
): Promise<void> {
  async function mayLog(address: string): Promise<boolean> {
    try {
      await limits.consume(LOGGED, address);
      return true;
    } catch (error) {
      if (error instanceof LimitReached) return false;
      throw error;
    }
  }

  async function take({ body, ip, log }: FastifyRequest): Promise<void> {
    const address = addressKey(ip);
    await limits.consume(TAKEN, address);
    const violations = violationsIn(body);
    const [first] = violations;
    if (!first) return;
    metrics.cspViolations.inc(violations.length);
    if (!(await mayLog(address))) return;
    const more = violations.length - 1;
    log.warn(
      { ...describeViolation(first), ...(more > 0 && { more }) },
      'the content security policy stopped something',
    );
  }

  await app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, parsed) => parsed(null, parse(body.toString())),
    );
    scope.post(
      CSP_REPORTS_PATH,
      { config: { access: 'anonymous' }, schema: { hide: true } },
      async (request, reply) => {
        await take(request);
        return reply.code(204).send();
      },
    );
    done();
  });
}
