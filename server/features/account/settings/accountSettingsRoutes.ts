import { accountSettingsCalls } from '#contract/calls/accountSettings';
import { otpMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { codeLimit } from '../accountLimits';
import { presentMe } from '../accountPresenter';
import { confirmInstitution, removeInstitution } from '../institution/confirmInstitution';
import { verifyInstitution } from '../institution/verifyInstitution';
import type { Passwords } from '../passwords/passwords';
import { readMe } from '../profile/readMe';
import { endAllOtherSessions, endOwnSession } from '../sessions/endOwnSessions';
import { listSessions } from '../sessions/listSessions';
import * as texts from '../texts';
import { changeEmail } from './changeEmail';
import { changePassword } from './changePassword';
import { changeUsername } from './changeUsername';
import { confirmEmail } from './confirmEmail';
import { mailOwnCode } from './mailOwnCode';
import { undoEmailChange } from './undoEmailChange';

/** The calls with which signed-in users manage their account. */
export function accountSettingsRoutes(deps: Deps, passwords: Passwords): Route[] {
  const limitCodes = { limits: [codeLimit] };
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
      limitCodes,
    ),
    route(
      accountSettingsCalls.changeEmail,
      async ({ caller, body, ip }) => {
        const { new_email: newEmail, password, otp: code } = body;
        await changeEmail(deps, passwords, { userId: caller.id, newEmail, password, code, ip });
        return { detail: texts.emailCodeMailed };
      },
      limitCodes,
    ),
    route(
      accountSettingsCalls.confirmEmail,
      async ({ caller, body, ip }) => {
        await confirmEmail(deps, { caller, code: body.otp, ip });
        return presentMe(await readMe(deps.db, caller.id));
      },
      limitCodes,
    ),
    route(
      accountSettingsCalls.undoEmailChange,
      async ({ params, ip }) => {
        await undoEmailChange(deps, { token: params.token, ip });
        return { detail: texts.emailRestored };
      },
      limitCodes,
    ),
    route(accountSettingsCalls.changeUsername, async ({ caller, body, ip }) => {
      await changeUsername(deps, { userId: caller.id, username: body.username, ip });
      return presentMe(await readMe(deps.db, caller.id));
    }),
    route(accountSettingsCalls.verifyInstitution, async ({ caller, body }) => {
      await verifyInstitution(deps, { userId: caller.id, address: body.email });
      return { detail: texts.institutionCodeMailed };
    }),
    route(
      accountSettingsCalls.confirmInstitution,
      async ({ caller, body, ip }) => {
        await confirmInstitution(deps, { userId: caller.id, code: body.otp, ip });
        return presentMe(await readMe(deps.db, caller.id));
      },
      limitCodes,
    ),
    route(accountSettingsCalls.removeInstitution, async ({ caller, ip }) => {
      await removeInstitution(deps, { userId: caller.id, ip });
      return undefined;
    }),
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
