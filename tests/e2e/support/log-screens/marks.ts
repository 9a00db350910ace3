import { randomBytes, randomInt } from 'node:crypto';

/** `text` may be recorded in a plain log; the other kinds may be in no log. */
export type MarkKind = 'password' | 'code' | 'token' | 'email' | 'text';

interface Mark {
  kind: MarkKind;
  /** The place it was typed at, for the failure message. */
  where: string;
  value: string;
}

/** Unique words that cannot occur by accident, and the place each was typed at. */
export interface Marks {
  /** Returns a new word of twelve letters, to be typed as an innocent text. */
  text(where: string): string;
  password(where: string): string;
  email(where: string): string;
  /** Six digits. */
  code(where: string): string;
  /** Returns a text in the format of our tokens. */
  token(where: string): string;
  /** Marks a value that was created elsewhere. */
  add(kind: MarkKind, where: string, value: string): string;
  /** Returns the marks of these kinds that a log contains, with their lines. */
  findIn(log: string, kinds: readonly MarkKind[]): string[];
  all(kind: MarkKind): string[];
}

/** The kinds that no log may contain. */
export const SECRETS: readonly MarkKind[] = ['password', 'code', 'token', 'email'];

const word = () =>
  [...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');

/**
 * Base64 encodings of a value at each possible offset, without the characters that depend on its
 * neighbours.
 */
function base64Writings(value: string): string[] {
  return [0, 1, 2].flatMap((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(value)]);
    const whole = bytes.toString('base64').replace(/=+$/, '');
    const inner = whole.slice(Math.ceil((before * 4) / 3), Math.floor((bytes.length * 4) / 3));
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

/** Encodings of a value that would still reveal it; compared case-insensitively. */
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

/** Six digits may be part of a time or an id: only a separate number reveals the code. */
const standsAlone = (code: string) => new RegExp(`(?<![\\d.])${code}(?![\\d.])`);

function contains(text: string, { kind, value }: Mark): boolean {
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
      const found = marks.filter((mark) => kinds.includes(mark.kind) && contains(whole, mark));
      if (found.length === 0) return [];
      const lines = whole.split('\n');
      return found.map((mark) => {
        const line = lines.findIndex((text) => contains(text, mark));
        return `${mark.kind} of ${mark.where} in line ${line + 1}: ${mark.value}`;
      });
    },
    all: (kind) => marks.filter((mark) => mark.kind === kind).map(({ value }) => value),
  };
}
