import { inTransaction } from '#server/platform/database/inTransaction';
import type { ApiRequest } from '#server/testing/callApi';
import type { TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, TEST_PASSWORD } from '#server/testing/factories';
import type { CodePurpose } from '../signup/codeRules';
import { issueCode } from '../signup/issueCode';

/** The password that the calls choose. */
export const NEW_PASSWORD = 'quiet-lantern-7';

/** A call that must not tell whether an address has an account. */
export interface AddressCall {
  path: string;
  /**
   * Creates a request about an address; `token` is of a person who is signed in. Each `count` gives
   * a different one, so that no response depends on another.
   */
  request(asked: { email: string; count: number; token: string }): ApiRequest;
  purpose?: CodePurpose;
}

const signUp: AddressCall = {
  path: '/auth/signup',
  request: ({ email, count }) => ({
    json: { username: `asker-${count}`, email, password: NEW_PASSWORD },
  }),
};

/** All such calls, by what their caller does. */
export const addressCalls: Record<string, AddressCall> = {
  'signing up': signUp,
  'signing up with an address that is not verified': { ...signUp, purpose: 'verify_email' },
  'asking for another code': {
    path: '/auth/resend-otp',
    request: ({ email }) => ({ json: { email, otp: '' } }),
    purpose: 'verify_email',
  },
  'forgetting the password': {
    path: '/auth/forgot-password',
    request: ({ email }) => ({ json: { email } }),
  },
  'verifying with a wrong code': {
    path: '/auth/verify-otp',
    request: ({ email }) => ({ json: { email, otp: 'wrong' } }),
    purpose: 'verify_email',
  },
  'resetting with a wrong code': {
    path: '/auth/reset-password',
    request: ({ email }) => ({ json: { email, otp: 'wrong', new_password: NEW_PASSWORD } }),
    purpose: 'reset_password',
  },
  'changing the own address': {
    path: '/account/email',
    request: ({ email, token }) => ({
      token,
      json: { new_email: email, password: TEST_PASSWORD },
    }),
  },
  'logging in with a wrong password': {
    path: '/auth/token',
    request: ({ email }) => ({ form: { username: email, password: 'wrong-lantern' } }),
  },
};

/** Asks a server about addresses with and without an account. */
export interface AddressAsker {
  /** An address with an account, and a pending code if a purpose is given. */
  knownAddress(purpose?: CodePurpose): Promise<string>;
  /** A different address without an account each time. */
  unknownAddress(): string;
  /** Makes the call, and returns its status and response without what they echo. */
  ask(call: AddressCall, email: string): Promise<string>;
}

/** Creates the asker, and the person whose address some of the calls would change. */
export async function createAddressAsker(server: TestServer): Promise<AddressAsker> {
  const { token } = await createVerifiedUser(server);
  let count = 0;
  return {
    async knownAddress(purpose) {
      const verified = purpose !== 'verify_email';
      const { id, email } = await createVerifiedUser(server, { verified });
      const { db, secrets, clock } = server.deps;
      if (purpose) {
        const code = { userId: id, purpose, now: clock.now() };
        await inTransaction(db, (trx) => issueCode(trx, secrets, code));
      }
      return email;
    },
    unknownAddress() {
      count += 1;
      return `nobody-${count}@campus.example`;
    },
    async ask({ path, request }, email) {
      count += 1;
      const { status, body } = await server.api('POST', path, request({ email, count, token }));
      const said = JSON.stringify(body).replaceAll(email, 'EMAIL');
      return `${status} ${said.replace(`asker-${count}`, 'NAME')}`;
    },
  };
}
