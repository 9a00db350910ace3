/** The Trusted Types API, which TypeScript's DOM library doesn't describe yet. */
interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicyFactory;
  }
}

/** Only the build writes files below this path. */
const BUILD_FOLDER = '/assets/';
/** Lives at the root because a service worker's scope is the folder it is served from. */
const SERVICE_WORKER = '/worker.js';

/**
 * Returns the address if it is a script of this build. Otherwise returns null, which makes the
 * browser throw.
 */
export function ownScript(address: string, origin: string): string | null {
  const { href = '' } = URL.canParse(address, origin) ? new URL(address, origin) : {};
  const isOwn = href.startsWith(origin + BUILD_FOLDER) || href === origin + SERVICE_WORKER;
  return isOwn ? address : null;
}

/**
 * Creates the one Trusted Types policy that the page's security policy allows. The browser consults
 * it for every script and worker URL; strings of HTML or code have no rule, so they always throw.
 */
export function allowOwnScripts({ trustedTypes, location }: Window = window): void {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => ownScript(address, location.origin),
  });
}
