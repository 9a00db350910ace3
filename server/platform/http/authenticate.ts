import type { Caller } from './route';

/** Whom a token belongs to. */
export type Session = { kind: 'caller'; caller: Caller } | { kind: 'unverified'; email: string };

/** Looks a bearer token up; null where it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Session | null>;
