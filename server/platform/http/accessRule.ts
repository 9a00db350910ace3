import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access, Call } from '#contract/defineCall';
import type { Config } from '../config/config';
import { isSecure, type CookieSessions } from './cookieSession';
import { addressKey } from './limits/addressKey';
import type { RateLimits } from './limits/limits';
import { Problem } from './problem';
import type { Caller } from './route';
import * as texts from './texts';

/** The owner of a token. */
export type Session =
  | { kind: 'caller'; caller: Caller }
  | { kind: 'unverified'; email: string }
  /** The account is about to be deleted. */
  | { kind: 'leaving'; caller: Caller; deletionAt: Date };

/** Looks up a bearer token; null if it is unknown, expired or revoked. */
export type Authenticate = (token: string) => Promise<Session | null>;

const FIVE_MINUTES = 300;
const rules: readonly unknown[] = ['anonymous', 'verified', 'linked'] satisfies Access[];

/** Throws if a route has no access rule. */
export function assertAccessRule(route: string, access: unknown): void {
  if (!rules.includes(access)) {
    throw new Error(`${route} has no access rule: name 'anonymous', 'verified' or 'linked'.`);
  }
}

/** Refuses to register API routes without an access rule. */
export function requireAccessRules(app: FastifyInstance, except: string): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/') || url.startsWith(except)) return;
    assertAccessRule(`${String(method)} ${url}`, config?.access);
  });
}

const notLoggedIn = () => new Problem(401, texts.notLoggedIn);

const aboutToBeDeleted = (at: Date) =>
  new Problem(403, texts.aboutToBeDeleted(at), { deletionAt: at });

const bearerOf = ({ headers }: FastifyRequest) =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];

type GatedCall = Pick<Call, 'access' | 'duringDeletion' | 'acceptsCookie'>;

/** The dependencies of the gate: rate limits and the lookup of tokens. */
export interface GateParts {
  config: Pick<Config, 'apiLimits' | 'publicUrl'>;
  limits: RateLimits;
  authenticate: Authenticate;
  /** Null if sessions are in tokens only. */
  cookieSessions: CookieSessions | null;
}

/**
 * Returns the caller of a `linked` call without a signed address. Throws 401, 403 or 429 as the gate
 * does for other calls.
 */
export function createCallerCheck(parts: GateParts) {
  const admit = createGate(parts);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<Caller> => {
    await admit({ access: 'verified' }, request, reply);
    if (!request.caller) throw notLoggedIn();
    return request.caller;
  };
}

/**
 * Admits a request by the access rule of its call, and counts it for its session, or without one
 * for its address. Throws 401, 403 or 429.
 */
export function createGate({ config, limits, authenticate, cookieSessions }: GateParts) {
  const { perToken, perAddress } = config.apiLimits;
  const byToken = { name: 'api-token', points: perToken, seconds: FIVE_MINUTES };
  const byAddress = { name: 'api-address', points: perAddress, seconds: FIVE_MINUTES };

  const renewCookie = (token: string, request: FastifyRequest, reply: FastifyReply) => {
    const header = cookieSessions?.header(token, isSecure(config, request));
    reply.header('set-cookie', header);
  };

  return async (
    { access, duringDeletion, acceptsCookie }: GatedCall,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> => {
    // Its handler checks the address, and the token if there is none.
    if (access === 'linked') return;
    if (access === 'anonymous') return limits.consume(byAddress, addressKey(request.ip));
    const cookie = acceptsCookie ? cookieSessions?.read(request) : null;
    const token = cookie?.token ?? bearerOf(request);
    const session = token === undefined ? null : await authenticate(token);
    if (session?.kind === 'caller' || (session?.kind === 'leaving' && duringDeletion)) {
      request.caller = session.caller;
      if (cookie?.isDue) renewCookie(cookie.token, request, reply);
      return limits.consume(byToken, String(session.caller.sessionId));
    }
    await limits.consume(byAddress, addressKey(request.ip));
    if (!session) throw notLoggedIn();
    if (session.kind === 'leaving') throw aboutToBeDeleted(session.deletionAt);
    throw new Problem(403, texts.verifyEmail, { email: session.email });
  };
}
