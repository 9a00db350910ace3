import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import type { HttpMethod } from './paths';

/**
 * `anonymous`: anyone. `verified`: requires a valid token of an account with a verified e-mail.
 * `linked`: requires the same, or a signed address.
 */
export type Access = 'anonymous' | 'verified' | 'linked';

/**
 * The encoding of a body. A `form` call also accepts multipart and JSON, and a `multipart` call
 * without files also accepts a form. A `json` call with files also accepts multipart.
 */
export type BodyKind = 'json' | 'form' | 'multipart';

/** A file field of a multipart body. */
export interface FileField {
  /** The maximum number of files under the field's name. */
  maxFiles: number;
  /** The maximum size of one file in bytes. */
  maxBytes: number;
  /** The maximum size of a JPEG, where photos may be larger than other files. */
  jpegMaxBytes?: number;
  required?: boolean;
}

/**
 * One call of the API. `path` is relative to the base address, with parameters written `:name` and
 * no trailing slash.
 */
export interface Call<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TProperties = TProperties,
  ResponseSchema extends TSchema | null = TSchema | null,
  Kind extends BodyKind = BodyKind,
  Files extends Readonly<Record<string, FileField>> = Readonly<Record<string, FileField>>,
> {
  method: HttpMethod;
  path: string;
  summary: string;
  tag: string;
  access: Access;
  /** Also open to members whose account is about to be deleted. */
  duringDeletion?: true;
  /** Also accepts the session in a cookie, if the server has them. */
  acceptsCookie?: true;
  params?: TObject<Params>;
  query?: TObject<Query>;
  bodyKind?: Kind;
  body?: TObject<Body>;
  /** The most bytes of a body in JSON, for calls whose texts are longer than any other. */
  bodyMaxBytes?: number;
  files?: Files;
  /** Status of a successful response. Defaults to 200. */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Accepts an `Idempotency-Key`, as every call does that responds with 201 or 202. */
  acceptsKey?: true;
  /** The response schema. Null if the response has no JSON body. */
  response: ResponseSchema;
}

/** Keeps the exact types of a call's parts. */
export function defineCall<
  const Who extends Access,
  Params extends TProperties = Record<never, never>,
  Query extends TProperties = Record<never, never>,
  Body extends TProperties = Record<never, never>,
  ResponseSchema extends TSchema | null = null,
  const Kind extends BodyKind = never,
  const Files extends Readonly<Record<string, FileField>> = Record<never, never>,
>(
  call: Call<Params, Query, Body, ResponseSchema, Kind, Files> & { access: Who },
): Call<Params, Query, Body, ResponseSchema, Kind, Files> & { access: Who } {
  return call;
}

type AnyCall = Pick<Call, 'method'>;
type PartOf<C, Key extends 'params' | 'query' | 'body'> = C extends {
  [K in Key]?: TObject<infer P>;
}
  ? Static<TObject<P>>
  : never;

export type ParamsOf<C extends AnyCall> = PartOf<C, 'params'>;
export type QueryOf<C extends AnyCall> = PartOf<C, 'query'>;
export type BodyOf<C extends AnyCall> = PartOf<C, 'body'>;
/** The encoding of a call's body, or never for a call without one. */
export type KindOf<C extends AnyCall> = C extends { bodyKind?: infer Kind } ? Kind : never;
/** Files by the name of their field. */
export type FilesOf<C extends AnyCall> = C extends { files?: infer Files }
  ? { readonly [Field in keyof Files]?: File | readonly File[] }
  : never;
export type ResponseOf<C extends AnyCall> = C extends { response: infer A }
  ? A extends TSchema
    ? Static<A>
    : undefined
  : never;
