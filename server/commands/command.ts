import type { ParseArgsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';
import type { Secrets } from '#server/platform/secrets/secrets';
import * as texts from './texts';

/** The parts of the server outside the database. */
export type OuterParts = Pick<Deps, 'publish' | 'log' | 'storage'>;

/** The dependencies of a command. */
export interface CommandContext {
  db: Kysely<Tables>;
  clock: Clock;
  /** Opens the file storage and the bus, only for the few commands that need them. */
  openParts(): Promise<OuterParts>;
  /** Reads the secret key and the site's address, only for commands that print signed addresses. */
  openLinks(): { secrets: Secrets; publicUrl: string };
}

/** The arguments of a command: its operands in order, its options by name. */
export interface CommandInput {
  operands: readonly string[];
  options: Readonly<Record<string, unknown>>;
}

/** The output of a command: lines for a person, JSON for a program. */
export interface CommandResult {
  lines: readonly string[];
  json: unknown;
  /** Set if there is a problem although the command completed. The exit code is then 1. */
  failed?: boolean;
}

/** A command for the operator. */
export interface Command {
  /** The two words that call it, such as `universities merge`. */
  name: string;
  /** One sentence for the help. */
  summary: string;
  /** The names of the required arguments, in order. */
  operands: readonly string[];
  options?: NonNullable<ParseArgsConfig['options']>;
  /** False if the schema must not be migrated before the command runs. */
  migrates?: boolean;
  run(context: CommandContext, input: CommandInput): Promise<CommandResult>;
}

/** The command was rejected. The message is one line and is printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Parses the id of a row. Throws a CommandError for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) return id;
  throw new CommandError(texts.notAnId(text));
}
