import type { FastifySchema } from 'fastify';
import type { Call } from '#contract/defineCall';

/** What the HTTP library checks on the way in, writes on the way out, and shows in the API's page. */
export function callSchema(call: Call): FastifySchema {
  return {
    ...(call.params ? { params: call.params } : {}),
    ...(call.query ? { querystring: call.query } : {}),
    ...(call.body ? { body: call.body } : {}),
    ...(call.answer ? { response: { [call.status ?? 200]: call.answer } } : {}),
  };
}
