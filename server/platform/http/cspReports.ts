import type { FastifyInstance } from 'fastify';
import { CSP_REPORTS_PATH } from '../static/pageCsp';
import type { Deps } from '../../deps';
import { addressKey } from './addressKey';

const MAX_BYTES = 16 * 1024;
const RULE = { name: 'csp-reports', points: 60, seconds: 300 };
const TEXT_MAX_LENGTH = 200;

/** Text of a report, short and without what an address carries after its path. */
function told(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.split(/[?#]/)[0]?.slice(0, TEXT_MAX_LENGTH);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The violations in a body of either of the two forms that browsers send. */
function violationsIn(body: unknown): Record<string, unknown>[] {
  const entries = Array.isArray(body) ? body : [body];
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const inner: unknown = Object.values({ ...entry }).find(
      (member) => typeof member === 'object' && member !== null,
    );
    return [{ ...(inner ?? entry) }];
  });
}

/** Logs what the pages' policy stopped, as browsers report it. */
export async function addCspReports(
  app: FastifyInstance,
  { limits, metrics }: Pick<Deps, 'limits' | 'metrics'>,
): Promise<void> {
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
        await limits.consume(RULE, addressKey(request.ip));
        for (const report of violationsIn(request.body)) {
          metrics.cspViolations.inc();
          request.log.warn(
            {
              directive: told(report['effective-directive'] ?? report.effectiveDirective),
              blocked: told(report['blocked-uri'] ?? report.blockedURL),
              source: told(report['source-file'] ?? report.sourceFile),
            },
            'the content security policy stopped something',
          );
        }
        return reply.code(204).send();
      },
    );
    done();
  });
}
