/** Ends in a number where two calls would otherwise have the same key. See redact.ts. */
const CALL_KEY = /^(\w+)\((.*)\)( #\d+)?$/s;
const MAY_END = /[)\d]$/;
const KEPT_KEYS = 5_000;
const parsed = new Map<string, Call | null>();

interface Call {
  endpoint: string;
  args: unknown;
  number: string;
}

/**
 * Parses the key of a cached response, `name(JSON)`, into endpoint and arguments. Returns null for
 * any other text.
 */
function parseCallKey(text: string): Call | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const match = MAY_END.test(text) ? CALL_KEY.exec(text) : null;
  let call: Call | null = null;
  if (match) {
    const [, endpoint = '', json = '', number = ''] = match;
    try {
      call = { endpoint, args: json === 'undefined' ? undefined : JSON.parse(json), number };
    } catch {
      call = null;
    }
  }
  if (parsed.size >= KEPT_KEYS) parsed.clear();
  parsed.set(text, call);
  return call;
}

/**
 * Maps the arguments in the key of a cached response like those of a call. Returns undefined if the
 * text is not such a key.
 */
export function mapCallKey(
  text: string,
  map: (endpoint: string, args: unknown) => unknown,
): string | undefined {
  const call = parseCallKey(text);
  if (!call) return undefined;
  if (call.args === undefined) return text;
  const args = map(call.endpoint, call.args);
  return args === call.args ? text : `${call.endpoint}(${JSON.stringify(args)})${call.number}`;
}
