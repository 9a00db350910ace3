import type { UnknownAction } from '@reduxjs/toolkit';
import { isPlain } from '#contract/sessionLog/transform';

/** Random ids without meaning, generated in each session for requests, messages and toasts. */
const MADE_UP = /^(?:[\w-]{21}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}|id-\d+)$/i;
const TIME_NAMES: ReadonlySet<string> = new Set([
  'at',
  'since',
  'startedTimeStamp',
  'fulfilledTimeStamp',
  'timestamp',
]);

/** Members that contain names of our own, which may happen to look like an id. */
const OUR_NAMES: ReadonlySet<string> = new Set(['type', 'endpointName']);

/**
 * Creates a function that makes actions comparable across sessions. Generated ids become numbers in
 * order of appearance, and clock times become 0.
 */
export function createNormaliser(): (action: UnknownAction) => unknown {
  const numbers = new Map<string, string>();
  const normaliseText = (text: string): string => {
    if (!MADE_UP.test(text)) return text;
    let found = numbers.get(text);
    if (found === undefined) numbers.set(text, (found = `made-up ${numbers.size + 1}`));
    return found;
  };
  const normaliseMember = (name: string, member: unknown): unknown => {
    if (TIME_NAMES.has(name)) return 0;
    return OUR_NAMES.has(name) && typeof member === 'string' ? member : normalise(member);
  };
  const normalise = (value: unknown): unknown => {
    if (typeof value === 'string') return normaliseText(value);
    if (Array.isArray(value)) return value.map(normalise);
    if (!isPlain(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        normaliseText(name),
        normaliseMember(name, member),
      ]),
    );
  };
  return normalise;
}
