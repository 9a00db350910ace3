import type { FastifySchema } from 'fastify';
import { Type, type TObject, type TSchema } from '@sinclair/typebox';
import type { Access, BodyKind, Call } from '#contract/defineCall';
import { Problem } from '#contract/calls/common';
import { integerTextOptions } from '#contract/schema';

/** Documents integers that travel as text as numbers. */
function shown(schema: TSchema): TSchema {
  const range = integerTextOptions(schema);
  if (range) return Type.Integer(range);
  const { anyOf } = schema as { anyOf?: TSchema[] };
  return anyOf ? Type.Unsafe({ ...schema, anyOf: anyOf.map(shown) }) : schema;
}

const shownParts = (object: TObject) =>
  Type.Object(
    Object.fromEntries(
      Object.entries(object.properties).map(([name, schema]) => [
        name,
        object.required?.includes(name) ? shown(schema) : Type.Optional(shown(schema)),
      ]),
    ),
  );

const binary = Type.Unsafe<string>({ type: 'string', format: 'binary' });

/** The body with its files, which the server parses separately. */
function bodyOf({ body, files = {} }: Call): TObject | undefined {
  if (!body) return undefined;
  const fileFields = Object.entries(files).map(([name, { maxFiles, required }]) => {
    const field = maxFiles > 1 ? Type.Array(binary, { maxItems: maxFiles }) : binary;
    return [name, required ? field : Type.Optional(field)] as const;
  });
  return Type.Object({ ...shownParts(body).properties, ...Object.fromEntries(fileFields) });
}

const consumes = {
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  multipart: ['multipart/form-data'],
};

const consumedBy = (kind: BodyKind, files: Call['files']) =>
  kind === 'json' && files ? [...consumes.json, ...consumes.multipart] : consumes[kind];

/** No credential is one of the alternatives of a `linked` call. */
const securityOf: Record<Access, Record<string, string[]>[]> = {
  anonymous: [],
  verified: [{ bearer: [] }],
  linked: [{ bearer: [] }, {}],
};

/** Describes a route for the API reference; routes outside the contract are left out. */
export function describeRoute(schema: FastifySchema | undefined, call: Call | undefined) {
  if (!call) return { ...schema, hide: true };
  const body = bodyOf(call);
  return {
    summary: call.summary,
    tags: [call.tag],
    security: securityOf[call.access],
    ...(call.params ? { params: shownParts(call.params) } : {}),
    ...(call.query ? { querystring: shownParts(call.query) } : {}),
    ...(body && call.bodyKind ? { body, consumes: consumedBy(call.bodyKind, call.files) } : {}),
    response: {
      [call.status ?? 200]: call.response ?? { type: 'null', description: 'Done.' },
      '4xx': Problem,
    },
  };
}
