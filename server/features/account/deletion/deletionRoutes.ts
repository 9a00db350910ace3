import { accountSettingsCalls } from '#contract/calls/accountSettings';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { codeLimit } from '../accountLimits';
import type { Passwords } from '../passwords/passwords';
import { keepAccount, requestDeletion } from './requestDeletion';

/** The calls that request the deletion of an account and withdraw the request. */
export function deletionRoutes(deps: Deps, passwords: Passwords): Route[] {
  return [
    route(
      accountSettingsCalls.requestDeletion,
      async ({ caller, body, ip }) => {
        const { password, otp: code } = body;
        const at = await requestDeletion(deps, passwords, {
          userId: caller.id,
          password,
          code,
          ip,
        });
        return { deletion_at: at.toISOString() };
      },
      { limits: [codeLimit] },
    ),
    route(accountSettingsCalls.keepAccount, async ({ caller, ip }) => {
      await keepAccount(deps, { userId: caller.id, ip });
      return undefined;
    }),
  ];
}
