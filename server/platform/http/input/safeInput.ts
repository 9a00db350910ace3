import { badRequest } from '../problem';
import * as texts from '../texts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const UNPAIRED_SURROGATE = /\p{Surrogate}/u;

function assertSafeText(text: string): void {
  if (text.includes('\0')) throw badRequest(texts.hasNul);
  if (UNPAIRED_SURROGATE.test(text)) throw badRequest(texts.notUnicode);
}

/**
 * Refuses, at any depth, keys that could reach an object's prototype, and text that the database
 * cannot store. Throws a 400.
 */
export function assertSafeInput(input: unknown): void {
  // An explicit stack instead of recursion, because the sender chooses the depth.
  const left: unknown[] = [input];
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value === 'string') assertSafeText(value);
    else if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value)) Object.keys(value).forEach(assertSafeKey);
      left.push(...(Object.values(value) as unknown[]));
    }
  }
}

/** Refuses a field name that could reach an object's prototype. Throws a 400. */
export function assertSafeKey(key: string): void {
  if (FORBIDDEN_KEYS.has(key)) throw badRequest(texts.forbiddenKey(key));
  assertSafeText(key);
}
