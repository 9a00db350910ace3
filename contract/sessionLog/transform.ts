import { bareRule, declaredRule, SEALED, type Leaf, type Rule } from './fieldRules';

/** The secret parts of an endpoint's arguments and response. */
export interface EndpointSecrets {
  secretArgs: readonly string[];
  secretResult: boolean;
}
export type SecretsOf = (endpointName: string) => EndpointSecrets;

/** Maps single values. Every function must be deterministic. */
export interface Policy {
  text(leaf: Leaf, value: string): string;
  number(leaf: Leaf, value: number): number;
  /** Maps the key of a table entry or an undeclared name. */
  key(leaf: Leaf, value: string): string;
}

export type Fields = Record<string, unknown>;

/** An action of Redux. */
export interface LoggedAction {
  type: string;
  [member: string]: unknown;
}

/** Whether a value is a plain object, as in state and actions. */
export function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/**
 * Returns the state without the members that depend on the browser or redux-persist instead of on
 * actions.
 */
export function withoutPlumbing(state: object): Fields {
  const { _persist: _mark, api, ...slices } = state as Fields;
  if (!isPlain(api)) return slices;
  const { config: _config, ...tables } = api;
  return { ...slices, api: tables };
}

/** Maps a value by the rule for its name. Without a rule, the value counts as undeclared. */
export type Transform = (value: unknown, rule?: Rule) => unknown;

const DIGITS = /^-?\d+$/;
const leafOf = (rule: Rule): Leaf => (typeof rule === 'string' ? rule : rule.leaf);
const isNumeric = (key: string) => key.charCodeAt(0) < 58 && DIGITS.test(key);

/**
 * The rule for the value of a patch to a cached response, based on the last name in the patch's
 * path.
 */
function patchRule(path: readonly unknown[]): Rule {
  const name = path.findLast((step) => typeof step === 'string' && !isNumeric(step));
  return declaredRule(String(name)) ?? 'hidden';
}

/**
 * The rules for members that depend on the containing object: calls, cached responses and patches.
 */
function specialRules(
  value: Fields,
  secretsOf: SecretsOf,
): Readonly<Record<string, Rule>> | undefined {
  if (typeof value.endpointName === 'string') {
    const bare = bareRule(value.endpointName);
    return secretsOf(value.endpointName).secretResult
      ? { originalArgs: bare, data: SEALED }
      : { originalArgs: bare };
  }
  if (typeof value.op === 'string' && Array.isArray(value.path))
    return { path: 'step', value: patchRule(value.path) };
  return undefined;
}

/**
 * Creates a function that maps every text, number and key of plain data by the rules in fieldRules.
 * Unchanged objects keep their identity, and each object is mapped once. Immutable states share
 * unchanged parts, so an action costs only the path it changed. A value that JSON can't represent,
 * such as a file, becomes its type in brackets.
 */
export function createTransform(policy: Policy, secretsOf: SecretsOf): Transform {
  const known = new Map<Rule, WeakMap<object, unknown>>();

  function mapArgs(args: unknown, endpoint: string, bare: Rule): unknown {
    const { secretArgs } = secretsOf(endpoint);
    if (secretArgs.length === 0 || !isPlain(args)) return transform(args, bare);
    return mapObject(args, bare, Object.fromEntries(secretArgs.map((name) => [name, SEALED])));
  }

  function mapObject(value: Fields, rule: Rule, special = specialRules(value, secretsOf)): Fields {
    const entries = typeof rule === 'object' ? rule : undefined;
    const keys = Object.keys(value);
    // Most objects don't change, so copy only from the first changed member on.
    let copy: Fields | undefined;
    for (const [place, key] of keys.entries()) {
      const member = value[key];
      let [newKey, newMember]: [string, unknown] = [key, member];
      if (entries) {
        newKey = policy.key(entries.keys, key);
        newMember = transform(member, entries.values);
      } else if (isNumeric(key)) {
        newKey = policy.key('id', key);
        newMember = transform(member, rule);
      } else if (key === 'originalArgs' && typeof value.endpointName === 'string') {
        newMember = mapArgs(member, value.endpointName, special?.[key] ?? 'hidden');
      } else {
        const declared = special?.[key] ?? declaredRule(key);
        if (declared === undefined) newKey = policy.key('hidden', key);
        newMember = transform(member, declared);
      }
      if (!copy && (newKey !== key || newMember !== member)) {
        copy = {};
        for (const earlier of keys.slice(0, place)) copy[earlier] = value[earlier];
      }
      if (copy) copy[newKey] = newMember;
    }
    return copy ?? value;
  }

  function mapArray(value: readonly unknown[], rule: Rule): readonly unknown[] {
    let copy: unknown[] | undefined;
    for (const [place, item] of value.entries()) {
      const newItem = transform(item, rule);
      if (newItem !== item) copy ??= [...value];
      if (copy) copy[place] = newItem;
    }
    return copy ?? value;
  }

  function transform(value: unknown, rule: Rule = 'hidden'): unknown {
    if (typeof value === 'string') return policy.text(leafOf(rule), value);
    if (typeof value === 'number') return policy.number(leafOf(rule), value);
    if (typeof value !== 'object' || value === null) return value;
    let memo = known.get(rule);
    if (!memo) known.set(rule, (memo = new WeakMap()));
    const found = memo.get(value);
    if (found !== undefined) return found;
    let mapped: unknown;
    if (Array.isArray(value)) mapped = mapArray(value, rule);
    else if (isPlain(value)) mapped = mapObject(value, rule);
    else mapped = Object.prototype.toString.call(value);
    memo.set(value, mapped);
    return mapped;
  }

  return transform;
}
