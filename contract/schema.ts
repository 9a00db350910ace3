import { Type } from '@sinclair/typebox';
import type { Static, TObject, TProperties, TSchema, TUnsafe } from '@sinclair/typebox';
import { MAX_ID, MAX_PAGE_SIZE } from './limits';

/** A positive integer below 2^53, as every id on the wire. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** An instant: ISO 8601, UTC, milliseconds and `Z`. */
export const Iso = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
});

/** An absolute address, or a path on this origin. */
export const Url = Type.String({ minLength: 1, maxLength: 2048 });

/** A count that never goes below zero. */
export const Count = Type.Integer({ minimum: 0 });

/** The schema, or null. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const words = (schema as { enum?: unknown[] }).enum;
  const choices = words ? { enum: [...words, null] } : {};
  return Type.Unsafe<Static<T> | null>({ ...schema, ...choices, nullable: true });
}

/** One of the given words. */
export function oneOf<const T extends readonly string[]>(...words: T): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ type: 'string', enum: words });
}

/**
 * A whole number that travels as text in a path or a query. It is checked as text, so that `1e3`,
 * `0x10` and ` 7` are refused, and reaches the handler as a number.
 */
export function integerText(options: IntegerTextOptions): TUnsafe<number> {
  return Type.Unsafe<number>({
    type: 'string',
    pattern: '^(0|[1-9]\\d{0,15})$',
    integerText: options,
  });
}

export interface IntegerTextOptions {
  minimum: number;
  maximum: number;
}

/** Whether a schema was made by {@link integerText}. */
export function integerTextOptions(schema: TSchema): IntegerTextOptions | undefined {
  return (schema as { integerText?: IntegerTextOptions }).integerText;
}

/** An id in a path or a query. */
export const IdText = integerText({ minimum: 1, maximum: MAX_ID });

/** `limit` and `offset` of a list that can grow. */
export function pageQuery<T extends TProperties = Record<never, never>>(more: T = {} as T) {
  return {
    limit: Type.Optional(integerText({ minimum: 1, maximum: MAX_PAGE_SIZE })),
    offset: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
    ...more,
  };
}

/** An object whose unknown members are dropped on the way in. */
export function record<T extends TProperties>(properties: T): TObject<T> {
  return Type.Object(properties, { additionalProperties: false });
}
