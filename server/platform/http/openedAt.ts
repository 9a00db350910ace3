import type { FastifyRequest } from 'fastify';
import { parseUrl } from '#contract/addresses/parseUrl';
import type { Config } from '../config/config';

/**
 * Returns the origin at which the caller opened Quad: `PUBLIC_URL`, or the host in the request while
 * that is unset. Only for the response to the same caller, because a request may name any host.
 */
export function openedAt(
  { publicUrl, publicUrlIsSet }: Pick<Config, 'publicUrl' | 'publicUrlIsSet'>,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): string {
  if (publicUrlIsSet) return publicUrl;
  return (host === '' ? null : parseUrl(`${protocol}://${host}`))?.origin ?? publicUrl;
}
