import type { Calls } from '#contract/calls/index';
import type { ResponseOf, BodyOf, FilesOf, KindOf, ParamsOf, QueryOf } from '#contract/defineCall';
import { paths, type CallName } from '#contract/paths';
import type { ApiArgs } from './callTypes';

/** The response type of a call in the contract. */
export type ApiResponse<Name extends CallName> = ResponseOf<Calls[Name]>;

/** A member of a request, omitted if the call doesn't use it. */
type Part<Key extends string, Value> = [keyof Value] extends [never]
  ? unknown
  : Partial<Value> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

/** The body under the name of its encoding: JSON, a form, or fields with files. */
type BodyPart<C extends Calls[CallName]> = [KindOf<C>] extends ['json']
  ? Part<'json', BodyOf<C>>
  : [KindOf<C>] extends ['form']
    ? Part<'form', BodyOf<C>>
    : [KindOf<C>] extends ['multipart']
      ? Part<'fields', BodyOf<C>> & Part<'files', FilesOf<C>>
      : unknown;

/** The arguments that the contract requires for a call. */
export type RequestParts<Name extends CallName> = Part<'params', ParamsOf<Calls[Name]>> &
  Part<'query', QueryOf<Calls[Name]>> &
  BodyPart<Calls[Name]>;

type Settings = Omit<ApiArgs, 'url' | 'method' | 'params' | 'body'>;
type FieldValue = string | number | boolean | File | null | readonly (string | File)[];
type Fields = Readonly<Record<string, FieldValue | undefined>>;

interface UntypedParts extends Settings {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Record<string, unknown>;
  readonly json?: unknown;
  readonly form?: Fields;
  readonly fields?: Fields;
  readonly files?: Fields;
}

/** The address of a call, relative to the base address. */
export function urlOf<Name extends CallName>(
  name: Name,
  params: Readonly<Record<keyof ParamsOf<Calls[Name]> & string, string | number>>,
): string {
  return fillPath(name, params);
}

function fillPath(name: CallName, params: Readonly<Record<string, string | number>>): string {
  return paths[name][1]
    .slice(1)
    .replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
}

const isList = (value: FieldValue): value is readonly (string | File)[] => Array.isArray(value);

function addAll(body: FormData | URLSearchParams, fields: Fields = {}): void {
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const each of isList(value) ? value : [value]) {
      if (typeof each !== 'object') body.append(name, String(each));
      else if (body instanceof FormData) body.append(name, each);
    }
  }
}

function bodyOf({ json, form, fields, files }: UntypedParts): unknown {
  if (form) {
    const body = new URLSearchParams();
    addAll(body, form);
    return body;
  }
  if (!fields && !files) return json;
  const body = new FormData();
  addAll(body, fields);
  addAll(body, files);
  return body;
}

/**
 * Builds the request for an endpoint's `query`: the address with its parameters, the query and the
 * body, each typed by the contract. Undefined and null fields are left out of a form.
 */
export function request<Name extends CallName>(
  name: Name,
  ...[given]: Record<never, never> extends RequestParts<Name>
    ? [parts?: RequestParts<Name> & Settings]
    : [parts: RequestParts<Name> & Settings]
): ApiArgs {
  const parts = (given ?? {}) as UntypedParts;
  const {
    params = {},
    query,
    json: _json,
    form: _form,
    fields: _fields,
    files: _files,
    ...settings
  } = parts;
  const body = bodyOf(parts);
  return {
    ...settings,
    url: fillPath(name, params),
    method: paths[name][0],
    ...(query && { params: query }),
    ...(body !== undefined && { body }),
  };
}
