import type { FastifyInstance } from 'fastify';
import { CSP_REPORTS_PATH } from '../../static/pageCsp';

/** On every response. */
const everywhere = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
};

/** A response of the API is data: nothing in it may run, be framed or be cached. */
const apiOnly = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
};

const ONE_YEAR_SECONDS = 31_536_000;

/** Whether a URL belongs to the API. */
export const isApiPath = (url: string) => /^\/api(?:[/?]|$)/.test(url);

/**
 * Adds the headers that do not depend on the response to every response; a handler may replace
 * them.
 */
export function addSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, pagePolicy }: { publicUrl: string; pagePolicy: string },
): void {
  const always = publicUrl.startsWith('https:')
    ? { ...everywhere, 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` }
    : everywhere;
  const forApi = { ...always, ...apiOnly };
  const forPages = {
    ...always,
    'content-security-policy': pagePolicy,
    'reporting-endpoints': `csp="${CSP_REPORTS_PATH}"`,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApiPath(request.url) ? forApi : forPages);
    done();
  });
}
