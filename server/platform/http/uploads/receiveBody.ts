import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyKind, Call } from '#contract/defineCall';
import { invalidFields } from '../input/describeInvalid';
import { Problem } from '../problem';
import { assertSafeInput } from '../input/safeInput';
import * as texts from '../texts';
import { receiveMultipart } from './receiveMultipart';

const mediaTypeOf = (request: FastifyRequest) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** The media types that each kind of body accepts. */
const acceptedTypes: Readonly<Record<BodyKind, string[]>> = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  multipart: ['multipart/form-data', 'application/x-www-form-urlencoded'],
};

const acceptedOf = (kind: BodyKind, files: Call['files']) =>
  kind === 'json' && files ? [...acceptedTypes.json, 'multipart/form-data'] : acceptedTypes[kind];

function assertMediaType(call: Call, mediaType: string | undefined): void {
  if (!call.bodyKind || mediaType === undefined) return;
  const accepted = acceptedOf(call.bodyKind, call.files);
  if (accepted.includes(mediaType)) return;
  throw new Problem(415, texts.sendAs(accepted));
}

/** Wraps a single value in a list if its field accepts a list. */
function withLists(call: Call, fields: Readonly<Record<string, unknown>>) {
  const lists = Object.entries(call.body?.properties ?? {})
    .filter(([name, schema]) => schema.type === 'array' && Object.hasOwn(fields, name))
    .map(([name]) => [name, [fields[name]].flat()] as const);
  return { ...fields, ...Object.fromEntries(lists) };
}

function assertRequiredFiles(call: Call, request: FastifyRequest): void {
  const missing = Object.entries(call.files ?? {})
    .filter(([name, rule]) => rule.required === true && !request.uploads?.[name]?.length)
    .map(([name]) => [name, texts.chooseFile] as const);
  if (missing.length > 0) throw invalidFields(Object.fromEntries(missing));
}

/**
 * Prepares the request's body and uploads for validation, in any accepted encoding. Uploads are
 * removed once the response is sent or can no longer be sent.
 */
export async function receiveBody(
  call: Call,
  dataDir: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const mediaType = mediaTypeOf(request);
  assertMediaType(call, mediaType);
  if (!call.bodyKind) return;
  if (mediaType === 'multipart/form-data') {
    const received = await receiveMultipart(request, call.files ?? {}, dataDir);
    request.discardUploads = () => {
      received
        .remove()
        .catch((error: unknown) => request.log.warn({ err: error }, 'upload not removed'));
    };
    // The files stay while a handler works with them, even if the client has disconnected.
    const closed = () => {
      if (!request.isHandled) request.discardUploads?.();
    };
    if (reply.raw.closed) closed();
    else reply.raw.once('close', closed);
    request.body = received.fields;
    request.uploads = received.files;
  }
  assertSafeInput(request.body);
  const body = request.body ?? {};
  const isForm = call.bodyKind !== 'json' && typeof body === 'object';
  request.body = isForm ? withLists(call, body as Record<string, unknown>) : body;
  assertRequiredFiles(call, request);
}
