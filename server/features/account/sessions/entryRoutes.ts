import { accountCalls } from '#contract/calls/account';
import { otpMessages, signupMessages } from '#contract/messages';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import { addressLoginLimit, codeLimit, signupLimit } from '../accountLimits';
import {
  canonicalEmail,
  requireFreeWord,
  requirePlainAddress,
  requireSignupAddress,
} from '../names/identifiers';
import { requireUncommonPassword } from '../passwords/passwordRules';
import type { Passwords } from '../passwords/passwords';
import { requestReset, resetPassword } from '../passwords/resetPassword';
import { requireMailable } from '../signup/requireMailable';
import { signUp } from '../signup/signUp';
import { resendVerification, verifyAddress } from '../signup/verifyAddress';
import { browserName } from './browserName';
import { endCookie, withCookie } from './loginCookie';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** The calls for signing up, signing in and signing out. */
export function entryRoutes(deps: Deps, passwords: Passwords): Route[] {
  const limitCodes = { limits: [codeLimit] };
  return [
    route(
      accountCalls.signup,
      async ({ body, ip }) => {
        const { username, password } = body;
        const email = canonicalEmail(body.email);
        requireFreeWord(username);
        requirePlainAddress(email);
        requireSignupAddress(deps.config.signupDomains, email);
        await requireMailable(deps, email);
        await requireUncommonPassword(password, 'password', [username, email]);
        await signUp(deps, passwords, { username, email, password, ip });
        return { detail: signupMessages.success, username, email };
      },
      { limits: [signupLimit] },
    ),
    route(
      accountCalls.login,
      async ({ body, ip, request, reply }) => {
        const { username: name, password } = body;
        const remember = body.remember !== 'false';
        const browser = browserName(request.headers['user-agent']);
        const login = { name, password, remember, browser, ip };
        const token = await withCookie(deps, { request, reply }, () =>
          signIn(deps, passwords, login),
        );
        return { access_token: token, token_type: 'bearer' as const };
      },
      { limits: [addressLoginLimit] },
    ),
    route(accountCalls.logout, async ({ caller, ip, request, reply }) => {
      endCookie(deps, { request, reply });
      await signOut(deps, caller, ip);
      return undefined;
    }),
    route(
      accountCalls.verifyOtp,
      async ({ body, ip }) => {
        const { otp: code, username } = body;
        await verifyAddress(deps, { email: canonicalEmail(body.email), code, username, ip });
        return { detail: otpMessages.verified };
      },
      limitCodes,
    ),
    route(accountCalls.resendOtp, async ({ body }) => {
      const { username } = body;
      await resendVerification(deps, { email: canonicalEmail(body.email), username });
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
