import { randomBytes, randomInt } from 'node:crypto';

/** `text` may be in a log as it was recorded; none of the others may be in any. */
export type MarkKind = 'password' | 'code' | 'token' | 'email' | 'text';

interface Mark {
  kind: MarkKind;
  /** Where it was typed, for whoever reads of a failure. */
  where: string;
  value: string;
}

/** Words that nobody could have written by accident, and where each was typed. */
export interface Marks {
  /** A new word of twelve letters, to be typed as an innocent text. */
  text(where: string): string;
  password(where: string): string;
  email(where: string): string;
  /** Six digits. */
  code(where: string): string;
  /** What one of ours looks like. */
  token(where: string): string;
  /** Marks what somebody else made. */
  add(kind: MarkKind, where: string, value: string): string;
  /** The marks of these kinds that a log tells, with the line. */
  findIn(log: string, kinds: readonly MarkKind[]): string[];
  all(kind: MarkKind): string[];
}

/** What no log may hold. */
export const SECRETS: readonly MarkKind[] = ['password', 'code', 'token', 'email'];

const word = () =>
  [...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/** Base64 of a value wherever it begins in what was encoded, without the signs that its neighbours change. */
function base64Writings(value: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    const inner = whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Ways to write a value in which it would still be told; compared without regard to case. */
function writings(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    encodeURIComponent(value),
    encodeURIComponent(encodeURIComponent(value)),
    new URLSearchParams({ value }).toString().slice('value='.length),
    JSON.stringify(value).slice(1, -1),
    [...value].reverse().join(''),
    bytes.toString('hex'),
    ...base64Writings(value),
  ].map((writing) => writing.toLowerCase());
}

/** Six digits may be part of a time or an id: only a number of their own tells the code. */
const standsAlone = (code: string) => new RegExp(`(?<![\\d.])${code}(?![\\d.])`);

function isTold(text: string, { kind, value }: Mark): boolean {
  if (kind === 'code') return standsAlone(value).test(text);
  return writings(value).some((writing) => text.includes(writing));
}

export function createMarks(): Marks {
  const marks: Mark[] = [];
  const add = (kind: MarkKind, where: string, value: string) => {
    marks.push({ kind, where, value });
    return value;
  };
  return {
    add,
    text: (where) => add('text', where, word()),
    password: (where) => add('password', where, `${word()} ${word()}`),
    email: (where) => add('email', where, `${word()}.${word()}@${word()}.example`),
    code: (where) => add('code', where, String(randomInt(100_000, 1_000_000))),
    token: (where) => add('token', where, randomBytes(32).toString('base64url')),
    findIn(log, kinds) {
      const whole = log.toLowerCase();
      const told = marks.filter((mark) => kinds.includes(mark.kind) && isTold(whole, mark));
      if (told.length === 0) return [];
      const lines = whole.split('\n');
      return told.map((mark) => {
        const line = lines.findIndex((text) => isTold(text, mark));
        return `${mark.kind} of ${mark.where} in line ${line + 1}: ${mark.value}`;
      });
    },
    all: (kind) => marks.filter((mark) => mark.kind === kind).map(({ value }) => value),
  };
}
