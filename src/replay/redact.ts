import type { UnknownAction } from '@reduxjs/toolkit';

/** Stands where a secret stood; true like a secret, so that reducers go the same way. */
export const REDACTED = '[redacted]';

/** What of an endpoint's traffic is secret. */
export interface EndpointSecrets {
  secretArgs: readonly string[];
  secretResult: boolean;
}

export interface RedactOptions {
  secretsOf: (endpointName: string) => EndpointSecrets;
}

/** Members that hold a secret wherever they stand. */
const SECRET_NAMES: ReadonlySet<string> = new Set([
  'access_token',
  'confirm_password',
  'new_password',
  'offeredToken',
  'otp',
  'password',
  'token',
]);

export type Fields = Record<string, unknown>;

/** Whether a value is an object of plain members, as state and actions are made of. */
export function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** The object with its members mapped; the same object when no member changed. */
function mapMembers(value: Fields, map: (member: unknown, name: string) => unknown): Fields {
  let copy: Fields | undefined;
  for (const [name, member] of Object.entries(value)) {
    const mapped = map(member, name);
    if (mapped !== member) (copy ??= { ...value })[name] = mapped;
  }
  return copy ?? value;
}

// State shares what did not change, so an action pays for its own path only.
const known = new WeakMap<object, unknown>();

function redactObject(value: object): unknown {
  if (Array.isArray(value)) {
    const items: unknown[] = value.map(redactValue);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlain(value)) return Object.prototype.toString.call(value);
  return mapMembers(value, (member, name) =>
    SECRET_NAMES.has(name) && typeof member === 'string' ? REDACTED : redactValue(member),
  );
}

/**
 * The value without its secrets; what holds none is the same object. What JSON cannot hold, such as
 * a file, becomes its kind in brackets.
 */
export function redactValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  const redacted = redactObject(value);
  known.set(value, redacted);
  return redacted;
}

/** The argument of a call without its secrets. */
export function redactArgs(args: unknown, { secretArgs }: EndpointSecrets): unknown {
  if (secretArgs.length === 0) return redactValue(args);
  if (!isPlain(args)) return REDACTED;
  return redactValue(
    mapMembers(args, (member, name) => (secretArgs.includes(name) ? REDACTED : member)),
  );
}

/** An action as a log may hold it. */
export function redactAction(action: UnknownAction, { secretsOf }: RedactOptions): UnknownAction {
  const { meta } = action;
  if (!isPlain(meta) || !isPlain(meta.arg) || typeof meta.arg.endpointName !== 'string')
    return redactValue(action) as UnknownAction;
  const secrets = secretsOf(meta.arg.endpointName);
  const { baseQueryMeta: _requestAndResponse, ...kept } = meta;
  const arg = { ...meta.arg, originalArgs: redactArgs(meta.arg.originalArgs, secrets) };
  const redacted = { ...action, meta: { ...kept, arg } };
  if (action.payload === undefined) return redacted;
  return { ...redacted, payload: secrets.secretResult ? REDACTED : redactValue(action.payload) };
}
