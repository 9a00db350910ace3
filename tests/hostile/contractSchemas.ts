import type { TSchema } from '@sinclair/typebox';
import { calls } from '#contract/calls/index';
import { clientFrames, serverFrames } from '#contract/frames';

/** A schema of the contract and its name there. */
export interface NamedSchema {
  name: string;
  schema: TSchema;
  /** Whether external text is validated with it. */
  validated: boolean;
}

const partsOf = Object.entries(calls).flatMap(([name, call]) =>
  (['params', 'query', 'body', 'response'] as const).flatMap((part): NamedSchema[] => {
    const schema = (call as Partial<Record<typeof part, TSchema | null>>)[part];
    return schema ? [{ name: `${name} ${part}`, schema, validated: part !== 'response' }] : [];
  }),
);
const framesOf = (side: string, frames: Readonly<Record<string, TSchema>>): NamedSchema[] =>
  Object.entries(frames).map(([name, schema]) => ({
    name: `${side} frame ${name}`,
    schema,
    validated: true,
  }));

/** Every schema of every call and of every frame. */
export const contractSchemas: readonly NamedSchema[] = [
  ...partsOf,
  ...framesOf('client', clientFrames),
  ...framesOf('server', serverFrames),
];

/** The schemas of requests, and of every frame. */
export const validatedSchemas = contractSchemas.filter(({ validated }) => validated);

/** Yields the schema and every schema inside it. */
export function* subSchemas(schema: unknown): Generator<Record<string, unknown>> {
  if (typeof schema !== 'object' || schema === null) return;
  if (!Array.isArray(schema)) yield schema as Record<string, unknown>;
  for (const inner of Object.values(schema)) yield* subSchemas(inner);
}

/**
 * Returns a value that matches the schema's structure, with the text wherever a text is allowed.
 */
export function fill(schema: TSchema, text: string): unknown {
  const { type, properties, items, anyOf } = schema as {
    type?: string;
    properties?: Record<string, TSchema>;
    items?: TSchema;
    anyOf?: TSchema[];
  };
  if (anyOf?.[0]) return fill(anyOf[0], text);
  if (type === 'object') {
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, inner]) => [name, fill(inner, text)]),
    );
  }
  if (type === 'array') return items ? [fill(items, text)] : [];
  return type === 'integer' || type === 'boolean' ? 1 : text;
}
