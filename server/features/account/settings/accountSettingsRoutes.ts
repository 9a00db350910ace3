import { accountSettingsCalls } from '#contract/calls/accountSettings';
import { otpMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { codeLimit } from '../accountLimits';
import type { Passwords } from '../passwords/passwords';
import { endAllOtherSessions, endOwnSession } from '../sessions/endOwnSessions';
import { listSessions } from '../sessions/listSessions';
import * as texts from '../texts';
import { changePassword } from './changePassword';
import { mailOwnCode } from './mailOwnCode';

/** The calls with which signed-in users manage their account. */
export function accountSettingsRoutes(deps: Deps, passwords: Passwords): Route[] {
  return [
    route(accountSettingsCalls.requestAccountCode, async ({ caller, body }) => {
      await mailOwnCode(deps, caller.id, body.purpose);
      return { detail: otpMessages.resent };
    }),
    route(
      accountSettingsCalls.changePassword,
      async ({ caller, body, ip }) => {
        await changePassword(deps, passwords, {
          caller,
          currentPassword: body.current_password,
          code: body.otp,
          newPassword: body.new_password,
          ip,
        });
        return { detail: texts.passwordSaved };
      },
      { limits: [codeLimit] },
    ),
    route(accountSettingsCalls.listSessions, ({ caller }) =>
      listSessions(deps.db, caller, deps.clock.now()),
    ),
    route(accountSettingsCalls.endSession, async ({ caller, ip, params }) => {
      await endOwnSession(deps, { caller, ip, sessionId: params.id });
      return undefined;
    }),
    route(accountSettingsCalls.endOtherSessions, async ({ caller, ip }) => {
      await endAllOtherSessions(deps, { caller, ip });
      return undefined;
    }),
  ];
}
