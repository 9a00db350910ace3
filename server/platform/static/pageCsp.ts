import type { Config } from '../config/config';
import { allowedOrigins } from '../config/publicOrigin';

/** Where browsers tell what the policy stopped. */
export const CSP_REPORTS_PATH = '/api/csp-reports';

/**
 * What a page may load and do: only what comes from here.
 *
 * `blob:` and `data:` pictures are previews of files not sent yet, and the small ones a build writes
 * into its style sheets; `blob:` frames show a PDF that was fetched with a token.
 */
export function pageCsp(config: Config, scriptHashes: readonly string[]): string {
  // Not every browser takes 'self' to mean this origin's sockets as well.
  // A policy has no way to write an IPv6 address.
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
    // Strings never become HTML or code; src/app/browser/trustedScripts.ts checks the URLs of scripts.
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${CSP_REPORTS_PATH}`,
    'report-to csp',
  ].join('; ');
}
