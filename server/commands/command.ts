import type { ParseArgsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';

/** The parts of the server that lie outside the database. */
export type OuterParts = Pick<Deps, 'publish' | 'log' | 'storage'>;

/** What a command works with. */
export interface CommandContext {
  db: Kysely<Tables>;
  clock: Clock;
  /** Opens files and bus for the few commands that need them, so that others run without. */
  openParts(): Promise<OuterParts>;
}

/** What a command was given, in the order and by the names it asks for. */
export interface CommandInput {
  operands: readonly string[];
  options: Readonly<Record<string, unknown>>;
}

/** What a command tells: to a person line by line, to a program as JSON. */
export interface CommandAnswer {
  lines: readonly string[];
  json: unknown;
  /** Set where something is wrong in spite of what was done: the exit code is 1. */
  failed?: boolean;
}

/** One thing that an operator can do. */
export interface Command {
  /** The two words it is called by, such as `universities merge`. */
  name: string;
  /** One sentence. */
  summary: string;
  /** Names of the texts that must follow, in order. */
  operands: readonly string[];
  options?: NonNullable<ParseArgsConfig['options']>;
  /** False where the schema has to be left as it is found; else it is brought up to date first. */
  migrates?: boolean;
  run(context: CommandContext, input: CommandInput): Promise<CommandAnswer>;
}

/** A reason not to do what was asked, in one line; printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The number that names a row. Throws a CommandError for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) return id;
  throw new CommandError(`"${text}" is no number of a row, such as 12.`);
}
