import { declaredRule } from '#contract/sessionLog/fieldRules';
import { isPlain, withoutPlumbing } from '#contract/sessionLog/transform';

/**
 * Two lanes of MurmurHash3 (32 bit, x86) with different seeds, joined to 53 bits, the most a number
 * holds exactly. The hash detects accidental differences but is not proof against forgery.
 */
const SEEDS = [0x9747b28c, 0x3c6ef372] as const;
const LOW_BITS = 2 ** 21;

const rotate = (word: number, by: number) => (word << by) | (word >>> (32 - by));

function mix(lane: number, word: number): number {
  const scrambled = Math.imul(rotate(Math.imul(word, 0xcc9e2d51), 15), 0x1b873593);
  return (Math.imul(rotate(lane ^ scrambled, 13), 5) + 0xe6546b64) | 0;
}

function finish(lane: number, length: number): number {
  let word = lane ^ length;
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
  return (word ^ (word >>> 16)) >>> 0;
}

const join = (first: number, second: number) => first * LOW_BITS + (second >>> 11);
const high = (digest: number) => Math.floor(digest / LOW_BITS) | 0;
const low = (digest: number) => digest % LOW_BITS;

function hashText(text: string, tag: number): number {
  let [first, second] = [mix(SEEDS[0], tag), mix(SEEDS[1], tag)];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = mix(first, unit);
    second = mix(second, unit);
  }
  return join(finish(first, text.length), finish(second, text.length));
}

const double = new Float64Array(1);
const words = new Int32Array(double.buffer);

function hashNumber(number: number): number {
  // JSON has neither negative zero nor non-finite numbers.
  if (!Number.isFinite(number)) return NULL;
  double[0] = number + 0;
  const [a = 0, b = 0] = words;
  const lane = (seed: number) => finish(mix(mix(mix(seed, 2), a), b), 8);
  return join(lane(SEEDS[0]), lane(SEEDS[1]));
}

const NULL = hashText('null', 3);
const TRUE = hashText('true', 3);
const FALSE = hashText('false', 3);

/**
 * How texts below a name are hashed: `clear` by content, `lengthOnly` by length only. With `table`, the
 * keys are not declared names, and every entry is hashed by content.
 */
type HashMode = 'clear' | 'lengthOnly' | 'table';

interface Name {
  hash: number;
  mode: HashMode;
  isNumeric: boolean;
}

function hashModeOf(name: string): HashMode {
  const rule = declaredRule(name);
  if (rule === undefined) return VISIBLE.has(name) ? 'clear' : 'lengthOnly';
  return typeof rule === 'object' ? 'table' : 'clear';
}

const KEPT_NAMES = 20_000;
const names = new Map<string, Name>();

function nameOf(text: string): Name {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= KEPT_NAMES) names.clear();
  const name = { hash: hashText(text, 4), mode: hashModeOf(text), isNumeric: /^-?\d+$/.test(text) };
  names.set(text, name);
  return name;
}

/** Undeclared names whose values a log nevertheless contains unredacted. */
const VISIBLE: ReadonlySet<string> = new Set(['payload', 'originalArgs']);

const isAbsent = (value: unknown) =>
  value === undefined || typeof value === 'function' || typeof value === 'symbol';

function hashArray(items: readonly unknown[], mode: HashMode): number {
  let [first, second] = [mix(SEEDS[0], 5), mix(SEEDS[1], 5)];
  for (const item of items) {
    const digest = hashValue(item, mode);
    first = mix(first, high(digest));
    second = mix(mix(second, low(digest)), high(digest));
  }
  return join(finish(first, items.length), finish(second, items.length));
}

/** How the members of a value are hashed that is itself hashed in a mode. */
function modeBelow(mode: HashMode, name: Name): HashMode {
  if (mode === 'table') return 'clear';
  return name.isNumeric ? mode : name.mode;
}

/** Whether a log contains only the length of a text at this path of the state. */
export const isHiddenAt = (path: readonly string[]): boolean =>
  path.reduce<HashMode>((mode, name) => modeBelow(mode, nameOf(name)), 'clear') === 'lengthOnly';

/** Adds up the members' hashes, so that their order doesn't matter and no sorting is needed. */
function hashMembers(members: Readonly<Record<string, unknown>>, mode: HashMode): number {
  let [first, second, count] = [0, 0, 0];
  for (const name of Object.keys(members)) {
    const value = members[name];
    if (isAbsent(value)) continue;
    const key = nameOf(name);
    const digest = hashValue(value, modeBelow(mode, key));
    first = (first + finish(mix(mix(high(key.hash), high(digest)), low(digest)), 6)) | 0;
    second = (second + finish(mix(mix(low(key.hash), low(digest)), high(digest)), 7)) | 0;
    count += 1;
  }
  return join(finish(first, count), finish(second, count));
}

const known: Readonly<Record<HashMode, WeakMap<object, number>>> = {
  clear: new WeakMap(),
  lengthOnly: new WeakMap(),
  table: new WeakMap(),
};

/**
 * The hash of plain data, an integer below 2 ** 53. It is the same in every browser and in Node,
 * for every order of members, and for data that went through JSON. Each object is hashed once, so a
 * state costs only the changes since the previous one.
 *
 * A text with an undeclared name is hashed by its length only, because a log contains nothing else
 * of it.
 */
export function hashValue(value: unknown, mode: HashMode = 'clear'): number {
  if (typeof value === 'string')
    return mode === 'lengthOnly' ? hashText('', 16 + value.length) : hashText(value, 1);
  if (typeof value === 'number') return hashNumber(value);
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  if (typeof value !== 'object' || value === null) return NULL;
  const memo = known[mode];
  const found = memo.get(value);
  if (found !== undefined) return found;
  let digest: number;
  if (Array.isArray(value)) digest = hashArray(value, mode);
  else digest = isPlain(value) ? hashMembers(value, mode) : hashText(JSON.stringify(value), 8);
  memo.set(value, digest);
  return digest;
}

/**
 * The hash of a state as a log contains it: 14 hexadecimal digits. Pass a live state through the
 * redactor first. A replayed state is already redacted.
 */
export function hashState(state: object): string {
  return hashValue(withoutPlumbing(state)).toString(16).padStart(14, '0');
}
