import type { FastifyInstance, HTTPMethods } from 'fastify';
import type { Call } from '#contract/defineCall';
import { Problem } from './problem';
import { urlOf } from './registerRoutes';
import * as texts from './texts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Paths that differ only in parameter names are equal. */
const placeOf = ({ path }: Call) => path.replaceAll(/:[^/]+/g, ':');

/** Responds to a call with the wrong method with 405 and the allowed methods. */
export function refuseWrongMethods(app: FastifyInstance, calls: readonly Call[]): void {
  const byPlace = new Map<string, [Call, ...Call[]]>();
  for (const call of calls) {
    const others = byPlace.get(placeOf(call));
    if (others) others.push(call);
    else byPlace.set(placeOf(call), [call]);
  }
  for (const here of byPlace.values()) {
    const allowed = new Set<HTTPMethods>(here.map(({ method }) => method));
    if (allowed.has('GET')) allowed.add('HEAD');
    const allow = [...allowed].join(', ');
    app.route({
      method: METHODS.filter((method) => !allowed.has(method)),
      url: urlOf(here[0]),
      config: { access: 'anonymous' },
      schema: { hide: true },
      // Refuse before the body is read.
      onRequest: () => Promise.reject(new Problem(405, texts.wrongMethod(allow), { allow })),
      handler: () => undefined,
    });
  }
}
