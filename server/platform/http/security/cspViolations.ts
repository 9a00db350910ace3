const VIOLATIONS_MAX = 100;
import { parseUrl } from '#contract/addresses/parseUrl';
const TEXT_MAX_LENGTH = 100;
const READ_MAX_LENGTH = 2_000;

/** A violation as a browser reports it; its fields are untrusted. */
type Violation = Readonly<Record<string, unknown>>;

/** Printable and short: control characters could forge log lines or colour a terminal. */
const clean = (text: string) =>
  text.replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, '').slice(0, TEXT_MAX_LENGTH);

const read = (value: unknown) =>
  typeof value === 'string' ? value.slice(0, READ_MAX_LENGTH) : undefined;

/** The origin of a URL; keywords such as `inline` and `data` as they are. */
function originOf(value: unknown): string | undefined {
  const text = read(value);
  if (text === undefined) return undefined;
  const url = parseUrl(text);
  if (!url) return clean(text.split(/[/?#]/)[0] ?? '');
  const { origin, protocol } = url;
  return clean(origin === 'null' ? protocol : origin);
}

/** The path of a URL, without query and fragment. */
function pathOf(value: unknown): string | undefined {
  const text = read(value);
  const url = text === undefined ? null : parseUrl(text);
  return url ? clean(url.pathname) : undefined;
}

/** Returns the violations in a body, in either of the two formats that browsers send. */
export function violationsIn(body: unknown): Violation[] {
  const entries = Array.isArray(body) ? body.slice(0, VIOLATIONS_MAX) : [body];
  return entries.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const inner: unknown = Object.values({ ...entry }).find(
      (member) => typeof member === 'object' && member !== null,
    );
    return [{ ...(inner ?? entry) }];
  });
}

/** Describes a violation for the log, in fields of bounded length. */
export function describeViolation(violation: Violation) {
  const directive = read(violation['effective-directive'] ?? violation.effectiveDirective);
  return {
    directive: directive === undefined ? undefined : clean(directive),
    blocked: originOf(violation['blocked-uri'] ?? violation.blockedURL),
    document: pathOf(violation['document-uri'] ?? violation.documentURL),
  };
}
