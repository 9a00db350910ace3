import type { LimitRule } from '#server/platform/http/limits/limits';

const FIVE_MINUTES = 300;
const HALF_AN_HOUR = 1_800;

/**
 * Login attempts for one account from one address; counted at login, which resolves each spelling.
 */
export const loginLimit = { name: 'login', points: 5, seconds: FIVE_MINUTES };

/** Login attempts from one address, over all accounts. */
export const addressLoginLimit: LimitRule = {
  name: 'login-address',
  points: 25,
  seconds: FIVE_MINUTES,
  key: ({ ip }) => ip,
};

/** Tries of the current password by a signed-in user, counted for the account. */
export const ownPasswordLimit = { name: 'own-password', points: 5, seconds: FIVE_MINUTES };

/** Changes of address that one person may start; each mails an address that they name. */
export const emailChangeLimit = { name: 'email-change', points: 5, seconds: 3_600 };

/** Institution addresses that one person may name; each is mailed. */
export const institutionLimit = { name: 'institution', points: 5, seconds: 3_600 };

/** Accounts created from one address. */
export const signupLimit: LimitRule = {
  name: 'signup',
  points: 5,
  seconds: HALF_AN_HOUR,
  key: ({ ip }) => ip,
};

/**
 * Codes tried from one address, over all accounts. Each account has its own, far smaller, budget.
 */
export const codeLimit: LimitRule = {
  name: 'codes',
  points: 120,
  seconds: FIVE_MINUTES,
  key: ({ ip }) => ip,
};
