import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '#domain/deps';
import { endOfCookie, isSecure } from '#server/platform/http/cookieSession';

type CookieDeps = Pick<Deps, 'config' | 'cookieSessions'>;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Removes the browser's cookie, if the server has cookies. */
export function endCookie({ config, cookieSessions }: CookieDeps, exchange: Exchange): void {
  const { request, reply } = exchange;
  if (cookieSessions) reply.header('set-cookie', endOfCookie(isSecure(config, request)));
}

/**
 * Runs a login and sets its cookie, if the server has cookies. A failed login removes the cookie of
 * the one before. A page of another site can't change the cookie, because it could log the visitor
 * in as another user.
 */
export async function withCookie(
  deps: CookieDeps,
  exchange: Exchange,
  login: () => Promise<string>,
): Promise<string> {
  const { config, cookieSessions } = deps;
  const { request, reply } = exchange;
  if (!cookieSessions?.isFromOwnPage(request)) return login();
  try {
    const token = await login();
    reply.header('set-cookie', cookieSessions.header(token, isSecure(config, request)));
    return token;
  } catch (error) {
    endCookie(deps, exchange);
    throw error;
  }
}
