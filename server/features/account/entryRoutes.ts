import { accountCalls } from '#contract/calls/account';
import { otpMessages, signupMessages } from '#contract/messages';
import type { Deps } from '../../deps';
import { route, type Route } from '../../platform/http/route';
import { codeLimit, signupLimit } from './accountLimits';
import { canonicalEmail, requireFreeWord, requirePlainAddress } from './identifiers';
import { requireUncommonPassword } from './passwordRules';
import { createPasswords } from './passwords';
import { requestReset, resetPassword } from './resetPassword';
import { signIn } from './signIn';
import { signOut } from './signOut';
import { signUp } from './signUp';
import { resendVerification, verifyAddress } from './verifyAddress';

/** The calls that lead into an account and out of it. */
export function entryRoutes(deps: Deps): Route[] {
  const passwords = createPasswords();
  const limitCodes = { limits: [codeLimit] };
  return [
    route(
      accountCalls.signup,
      async ({ body, ip }) => {
        const { username, password } = body;
        const email = canonicalEmail(body.email);
        requireFreeWord(username);
        requirePlainAddress(email);
        requireUncommonPassword(password, 'password', [username, email]);
        const passwordHash = await passwords.hash(password);
        await signUp(deps, { username, email, passwordHash, ip });
        return { detail: signupMessages.success, username, email };
      },
      { limits: [signupLimit] },
    ),
    route(accountCalls.login, async ({ body, ip }) => {
      const { username: name, password } = body;
      const remember = body.remember !== 'false';
      const token = await signIn(deps, passwords, { name, password, remember, ip });
      return { access_token: token, token_type: 'bearer' as const };
    }),
    route(accountCalls.logout, async ({ caller, ip }) => {
      await signOut(deps, caller, ip);
      return undefined;
    }),
    route(
      accountCalls.verifyOtp,
      async ({ body, ip }) => {
        await verifyAddress(deps, { email: canonicalEmail(body.email), code: body.otp, ip });
        return { detail: otpMessages.verified };
      },
      limitCodes,
    ),
    route(accountCalls.resendOtp, async ({ body }) => {
      await resendVerification(deps, canonicalEmail(body.email));
      return { detail: otpMessages.resent };
    }),
    route(accountCalls.forgotPassword, async ({ body }) => {
      await requestReset(deps, canonicalEmail(body.email));
      return { detail: otpMessages.resetSent };
    }),
    route(
      accountCalls.resetPassword,
      async ({ body, ip }) => {
        await resetPassword(deps, passwords, {
          email: canonicalEmail(body.email),
          code: body.otp,
          newPassword: body.new_password,
          ip,
        });
        return { detail: otpMessages.resetDone };
      },
      limitCodes,
    ),
  ];
}
