import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { Call } from '#contract/defineCall';
import { IDEMPOTENCY_KEY_MAX_LENGTH } from '#contract/limits';
import type { Config } from '../config/config';
import type { PersonLimits } from '../config/personLimits';
import type { Secrets } from '../secrets/secrets';
import { trimEndOf } from '../text';
import { assertAccessRule, createGate, type GateParts } from './accessRule';
import { addressKey } from './limits/addressKey';
import { hashBody } from './input/bodyHash';
import { readIdempotencyKey, runOnce, type KeyParts } from './idempotency';
import { perPerson } from './limits/limits';
import { badRequest } from './problem';
import * as texts from './texts';
import { receiveBody } from './uploads/receiveBody';
import type { CallContext, Route } from './route';
import { assertSafeInput } from './input/safeInput';
import { compressionOf } from './compression';

/**
 * The schema that Fastify validates on the way in, serialises on the way out, and shows in the API
 * reference.
 */
function callSchema(call: Call): FastifySchema {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.response ? { response: { [call.status ?? 200]: call.response } } : {}),
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call of the contract that the route implements. */
    call?: Call;
  }
}

/** The dependencies of every route. */
export interface RouteParts extends GateParts, KeyParts {
  config: Pick<Config, 'apiLimits' | 'dataDir' | 'personLimits' | 'publicUrl'>;
  secrets: Secrets;
}

/** The key purpose for sealing responses that contain secrets. */
const RESPONSES = 'answers';

/** Limits all calls of one user that upload files. */
const uploadLimit = ({ uploadsPerHour: points }: PersonLimits) =>
  perPerson({ name: 'uploads', points, seconds: 3_600, refusal: texts.tooManyUploads });

/** The path of a call as registered with Fastify. */
export const urlOf = ({ path }: Pick<Call, 'path'>) => `/api${path}`;

function assertDistinct(routes: readonly Route[]): void {
  const seen = new Set<string>();
  for (const { call } of routes) {
    const name = `${call.method} ${call.path}`;
    if (seen.has(name)) throw new Error(`${name} has two handlers.`);
    seen.add(name);
  }
}

async function consumeLimits(
  { limits, config }: RouteParts,
  { options, call }: Route,
  request: FastifyRequest,
) {
  const uploads = uploadLimit(config.personLimits);
  const bringsFiles = call.files && Object.keys(request.uploads ?? {}).length > 0;
  for (const rule of [...(options.limits ?? []), ...(bringsFiles ? [uploads] : [])]) {
    const key = rule.key({
      ip: addressKey(request.ip),
      body: request.body,
      callerId: request.caller?.id ?? null,
      raw: request,
    });
    await limits.consume(rule, key);
  }
}

function contextOf(request: FastifyRequest, reply: FastifyReply): CallContext<Call> {
  const { params, query, body, uploads, caller, ip } = request;
  // The call's schemas have been checked, so the parts have the declared types.
  const parts = { params, query, body, files: uploads ?? {}, caller, ip, request, reply };
  return parts as CallContext<Call>;
}

const acceptsIdempotencyKey = ({ acceptsKey, status }: Call) =>
  acceptsKey === true || status === 201 || status === 202;

async function respond(
  deps: RouteParts,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { call } = route;
  reply.code(call.status ?? 200);
  const run = () => route.handle(contextOf(request, reply));
  const key =
    acceptsIdempotencyKey(call) && request.caller
      ? readIdempotencyKey(request.headers['idempotency-key'], IDEMPOTENCY_KEY_MAX_LENGTH)
      : undefined;
  if (key === undefined || !request.caller) return run();
  const path = `${call.method} ${trimEndOf(request.url.split('?', 1)[0] ?? '', '/')}`;
  const bodyHash = await hashBody(request.body, request.uploads ?? {});
  const { secrets } = deps;
  const { secretResponse = false } = route.options;
  const kept = await runOnce(deps, { userId: request.caller.id, path, key, bodyHash }, async () => {
    const made = await run();
    return {
      response: secretResponse ? secrets.seal(RESPONSES, JSON.stringify(made)) : made,
      status: reply.statusCode,
    };
  });
  reply.code(kept.status);
  return secretResponse
    ? (JSON.parse(secrets.open(RESPONSES, String(kept.response))) as unknown)
    : kept.response;
}

/** Adds every call under `/api`. Throws if one has no access rule or two handlers. */
export function registerRoutes(
  app: FastifyInstance,
  deps: RouteParts,
  routes: readonly Route[],
): void {
  assertDistinct(routes);
  const admit = createGate(deps);
  for (const route of routes) {
    const { call } = route;
    assertAccessRule(`${call.method} ${call.path}`, call.access);
    app.route({
      method: call.method,
      url: urlOf(call),
      schema: callSchema(call),
      compress: compressionOf(call),
      ...(call.bodyMaxBytes === undefined ? {} : { bodyLimit: call.bodyMaxBytes }),
      config: { access: call.access, call },
      onRequest: async (request, reply) => {
        if (!(route.options.uncounted && call.access === 'anonymous'))
          await admit(call, request, reply);
      },
      preValidation: async (request, reply) => {
        assertSafeInput([request.params, request.query]);
        await receiveBody(call, deps.config.dataDir, request, reply);
      },
      preHandler: (request) => consumeLimits(deps, route, request),
      handler: async (request, reply) => {
        // If the sender left before this point, the files have been removed already; see
        // receiveBody.
        if (request.uploads && reply.raw.closed) throw badRequest(texts.uploadEnded);
        request.isHandled = true;
        const result = await respond(deps, route, request, reply).finally(() => {
          request.isHandled = false;
          request.discardUploads?.();
        });
        if (result === reply || reply.sent) return reply;
        return reply.send(call.response === null ? undefined : result);
      },
    });
  }
}
