import { accountCalls } from '#contract/calls/account';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';

/** The Google sign-in where it is not set up: back to the login page, which says that it failed. */
export function googleRoutes({ config, log }: Pick<Deps, 'config' | 'log'>): Route[] {
  if (config.google) log.warn('Google sign-in is configured, but this release does not offer it');
  const failed = `${config.publicUrl}/login?error=google`;
  return [
    route(accountCalls.googleLogin, async ({ reply }) => reply.redirect(failed, 302)),
    route(accountCalls.googleCallback, async ({ reply }) => reply.redirect(failed, 302)),
  ];
}
