import type { Config } from '../config/config';
import { allowedOrigins } from '../config/publicOrigin';

/** The path for CSP violation reports. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * The CSP of a page: it may only load resources from this origin.
 *
 * `blob:` and `data:` pictures are previews of files that are not uploaded yet, and small pictures
 * that a build inlines into its style sheets. `blob:` frames show a PDF that was fetched with a
 * token.
 */
export function pageCsp(config: Config, scriptHashes: readonly string[]): string {
  // Not every browser includes this origin's sockets in 'self'. A policy cannot express an IPv6
  // address.
  const origins = allowedOrigins(config).filter((origin) => !origin.includes('['));
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(' '),
    "media-src 'self' blob:",
    "frame-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Strings never become HTML or code; src/app/browser/trustedScripts.ts checks the URLs of
    // scripts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}
