import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import type { HttpMethod } from './paths';

/** `anonymous`: anybody. `verified`: a live token of an account whose e-mail is proved. */
export type Access = 'anonymous' | 'verified';

/** How a body travels. A `form` call also takes multipart, and a `multipart` call without files also takes a form. */
export type BodyKind = 'json' | 'form' | 'multipart';

/** A field of a multipart body that carries files. */
export interface FileField {
  /** At most this many files under the field's name. */
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
  required?: boolean;
}

/** One call of the API. `path` is relative to the base address, parameters written `:name`, no trailing slash. */
export interface Call<
  Params extends TProperties = TProperties,
  Query extends TProperties = TProperties,
  Body extends TProperties = TProperties,
  Answer extends TSchema | null = TSchema | null,
  Kind extends BodyKind = BodyKind,
  Files extends Readonly<Record<string, FileField>> = Readonly<Record<string, FileField>>,
> {
  method: HttpMethod;
  path: string;
  summary: string;
  tag: string;
  access: Access;
  params?: TObject<Params>;
  query?: TObject<Query>;
  bodyKind?: Kind;
  body?: TObject<Body>;
  files?: Files;
  /** Status of the good answer; 200 unless named. */
  status?: 200 | 201 | 204 | 302;
  /** Null: the answer has no JSON body. */
  answer: Answer;
}

/** Keeps the exact types of a call's parts. */
export function defineCall<
  const Who extends Access,
  Params extends TProperties = Record<never, never>,
  Query extends TProperties = Record<never, never>,
  Body extends TProperties = Record<never, never>,
  Answer extends TSchema | null = null,
  const Kind extends BodyKind = never,
  const Files extends Readonly<Record<string, FileField>> = Record<never, never>,
>(
  call: Call<Params, Query, Body, Answer, Kind, Files> & { access: Who },
): Call<Params, Query, Body, Answer, Kind, Files> & { access: Who } {
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
/** How the body of a call travels; never for a call without one. */
export type KindOf<C extends AnyCall> = C extends { bodyKind?: infer Kind } ? Kind : never;
/** Files by the fields that carry them. */
export type FilesOf<C extends AnyCall> = C extends { files?: infer Files }
  ? { readonly [Field in keyof Files]?: File | readonly File[] }
  : never;
export type AnswerOf<C extends AnyCall> = C extends { answer: infer A }
  ? A extends TSchema
    ? Static<A>
    : undefined
  : never;
