const CALL_KEY = /^(\w+)\((.*)\)$/s;
const KEPT_KEYS = 5_000;
const parsed = new Map<string, { endpoint: string; args: unknown } | null>();

/** The endpoint and the arguments in the key of a cached answer, `name(JSON)`; null for another text. */
function parseCallKey(text: string): { endpoint: string; args: unknown } | null {
  const known = parsed.get(text);
  if (known !== undefined) return known;
  const match = text.endsWith(')') ? CALL_KEY.exec(text) : null;
  let call: { endpoint: string; args: unknown } | null = null;
  if (match) {
    const [, endpoint = '', json = ''] = match;
    try {
      call = { endpoint, args: json === 'undefined' ? undefined : JSON.parse(json) };
    } catch {
      call = null;
    }
  }
  if (parsed.size >= KEPT_KEYS) parsed.clear();
  parsed.set(text, call);
  return call;
}

/**
 * The key of a cached answer with its arguments mapped as the arguments of a call; undefined where the
 * text is no such key.
 */
export function mapCallKey(
  text: string,
  map: (endpoint: string, args: unknown) => unknown,
): string | undefined {
  const call = parseCallKey(text);
  if (!call) return undefined;
  if (call.args === undefined) return text;
  const args = map(call.endpoint, call.args);
  return args === call.args ? text : `${call.endpoint}(${JSON.stringify(args)})`;
}
