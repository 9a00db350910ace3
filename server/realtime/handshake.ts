import type { IncomingMessage } from 'node:http';
import { MAX_ID, SOCKET_TOKEN_PROTOCOL_PREFIX } from '#contract/limits';
import type { Authenticate } from '#server/platform/http/accessRule';
import { LimitReached } from '#server/platform/http/limits/limitReached';
import type { Caller } from '#server/platform/http/route';
import type { OriginRule } from '#server/platform/http/security/originRule';
import * as texts from './texts';

const SOCKET_PATH = /^\/api\/chat\/ws\/([^/?]+)\/?(?:\?.*)?$/;
const ID = /^[1-9]\d{0,15}$/;

type Refusal = 400 | 401 | 403 | 404 | 429;

export type Handshake =
  | { accepted: true; caller: Caller; token: string; origin: string }
  | { accepted: false; status: Refusal; detail: string; retryAfterSeconds?: number };

export interface HandshakeRules {
  authenticate: Authenticate;
  /** Returns the token in the request's cookie; null for none. */
  cookieToken(request: IncomingMessage): string | null;
  isAllowedOrigin: OriginRule;
  /** Returns the origin at which the caller opened Quad. */
  originOf(request: IncomingMessage): string;
  /** Counts an attempt for its address; throws {@link LimitReached} above the limit. */
  countAttempt(request: IncomingMessage): Promise<void>;
}

/**
 * Checks, before the upgrade, that the token's owner opens a socket for themselves and from our own
 * pages.
 */
export async function checkHandshake(
  request: IncomingMessage,
  rules: HandshakeRules,
): Promise<Handshake> {
  if (request.headers.upgrade?.toLowerCase() !== 'websocket')
    return refuse(400, texts.onlyWebSockets);
  const path = SOCKET_PATH.exec(request.url ?? '');
  if (!path?.[1]) return refuse(404, texts.noSocketHere);
  if (!ID.test(path[1]) || Number(path[1]) > MAX_ID) return refuse(400, texts.wrongUserId);

  const { origin, host } = request.headers;
  if (origin !== undefined && !rules.isAllowedOrigin(origin, host)) {
    return refuse(403, texts.foreignPage);
  }
  const limit = await limitReached(request, rules);
  if (limit) return limit;
  const token = tokenOf(request) ?? rules.cookieToken(request);
  const known = token ? await rules.authenticate(token) : null;
  if (!token || !known) return refuse(401, texts.logIn);
  if (known.kind === 'unverified') return refuse(403, texts.verifyEmail);
  if (known.kind === 'leaving') return refuse(403, texts.aboutToBeDeleted);
  if (known.caller.id !== Number(path[1])) return refuse(403, texts.foreignSocket);
  return { accepted: true, caller: known.caller, token, origin: rules.originOf(request) };
}

async function limitReached(
  request: IncomingMessage,
  rules: HandshakeRules,
): Promise<Handshake | null> {
  try {
    await rules.countAttempt(request);
    return null;
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    const { detail, more } = error;
    return { accepted: false, status: 429, detail, retryAfterSeconds: more.retryAfterSeconds ?? 1 };
  }
}

function refuse(status: Refusal, detail: string): Handshake {
  return { accepted: false, status, detail };
}

/** A browser cannot set a header on a socket, so the token may be sent as a subprotocol. */
function tokenOf(request: IncomingMessage): string | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (bearer) return bearer;
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',');
  const named = protocols
    .map((name) => name.trim())
    .find((name) => name.startsWith(SOCKET_TOKEN_PROTOCOL_PREFIX));
  return named ? named.slice(SOCKET_TOKEN_PROTOCOL_PREFIX.length) : null;
}
