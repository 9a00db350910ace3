import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The fields of the contract with the address of a person's picture. JSON escapes a quotation mark
 * within a text, so these characters are always a field and the start of its value.
 */
const PICTURE =
  /(?<=[{,])"(profile_picture|actor_image_url|sender_avatar|avatar|filename)":"(?=\/api\/files\/)/g;

/**
 * Makes the addresses of people's pictures in JSON absolute. Clients of the specification use them
 * only with a scheme. This happens to the finished text, because the host depends on the reader, and
 * the text of a frame is made once for all its readers.
 */
export function withPictureAddresses(json: string, origin: string): string {
  const escaped = JSON.stringify(origin).slice(1, -1);
  return json.replace(PICTURE, (_match, field: string) => `"${field}":"${escaped}`);
}

/** Makes the addresses of people's pictures absolute in the responses of all calls. */
export function addPictureAddresses(
  app: FastifyInstance,
  originOf: (request: FastifyRequest) => string,
): void {
  app.addHook('onSend', async (request, _reply, payload: unknown) =>
    typeof payload === 'string' && request.routeOptions.config.call
      ? withPictureAddresses(payload, originOf(request))
      : payload,
  );
}
