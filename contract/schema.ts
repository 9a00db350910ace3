import { Type } from '@sinclair/typebox';
import type { Static, TObject, TProperties, TSchema, TUnsafe } from '@sinclair/typebox';
import { MAX_ID, MAX_PAGE_SIZE } from './limits';

/** A positive integer below 2^53. Every id in requests and responses has this form. */
export const Id = Type.Integer({ minimum: 1, maximum: MAX_ID });

/** An instant: ISO 8601 in UTC with milliseconds and `Z`. */
export const Iso = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{3}Z$',
});

/** An absolute address, or a path on this origin. */
export const Url = Type.String({ minLength: 1, maxLength: 2048 });

/** A non-negative count. */
export const Count = Type.Integer({ minimum: 0 });

/** Allows null in addition to the schema. */
export function nullable<T extends TSchema>(schema: T): TUnsafe<Static<T> | null> {
  const words = (schema as { enum?: unknown[] }).enum;
  const choices = words ? { enum: [...words, null] } : {};
  return Type.Unsafe<Static<T> | null>({ ...schema, ...choices, nullable: true });
}

/** One of the given strings. */
export function oneOf<const T extends readonly string[]>(...words: T): TUnsafe<T[number]> {
  return Type.Unsafe<T[number]>({ type: 'string', enum: words });
}

/**
 * An integer sent as text in a path or a query. The text is validated, so that `1e3`, `0x10` and `
 * 7` are refused. The handler receives a number.
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

/**
 * Returns the options of a schema made by {@link integerText}, or undefined for any other schema.
 */
export function integerTextOptions(schema: TSchema): IntegerTextOptions | undefined {
  return (schema as { integerText?: IntegerTextOptions }).integerText;
}

/** An id in a path or a query. */
export const IdText = integerText({ minimum: 1, maximum: MAX_ID });

/** An id that the path of the call repeats: an {@link Id}, or its digits. The path decides. */
export const RepeatedId = Type.Union([
  Id,
  Type.String({ pattern: '^[1-9]\\d{0,15}$', maxLength: 16 }),
]);

/** An {@link Id}, its digits, which the handler receives as a number, or null. */
export const SentIdOrNull = Type.Unsafe<number | null>(Type.Union([nullable(Id), IdText]));

/** `limit` and `offset` of a list that can grow. */
export function pageQuery<T extends TProperties = Record<never, never>>(more: T = {} as T) {
  return {
    limit: Type.Optional(integerText({ minimum: 1, maximum: MAX_PAGE_SIZE })),
    offset: Type.Optional(integerText({ minimum: 0, maximum: MAX_ID })),
    ...more,
  };
}

/** An object. Unknown members of incoming data are dropped. */
export function record<T extends TProperties>(properties: T): TObject<T> {
  return Type.Object(properties, { additionalProperties: false });
}
