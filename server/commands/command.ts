import type { ParseArgsConfig } from 'node:util';
import type { Kysely } from 'kysely';
import type { Deps } from '#domain/deps';
import type { Clock } from '#server/platform/clock';
import type { Tables } from '#server/platform/database/tables';
import { Problem } from '#server/platform/http/problem';
import type { Secrets } from '#server/platform/secrets/secrets';
import type { ListableStorage } from '#server/platform/storage/fileStorage';
import * as texts from './texts';

/** The parts of the server outside the database. */
export interface ExternalParts extends Pick<Deps, 'publish' | 'log'> {
  storage: ListableStorage;
}

/** The dependencies of a command. */
export interface CommandContext {
  db: Kysely<Tables>;
  clock: Clock;
  /** Opens the file storage and the bus, only for the few commands that need them. */
  openParts(): Promise<ExternalParts>;
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
  /** The two or three words that call it, such as `universities merge`. */
  name: string;
  /** One sentence for the help. */
  summary: string;
  /** The names of the required arguments, in order. */
  operands: readonly string[];
  options?: NonNullable<ParseArgsConfig['options']>;
  /** The options that must be given. */
  required?: readonly string[];
  /** False if the schema must not be migrated before the command runs. */
  migrates?: boolean;
  run(context: CommandContext, input: CommandInput): Promise<CommandResult>;
}

/** The command was rejected. The message is one line and is printed without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The arguments don't fit the command; it is explained together with the message. */
export class Misuse extends Error {}

/** Parses the id of a row. Throws a CommandError for anything else. */
export function readId(text: string): number {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  if (id > 0) return id;
  throw new CommandError(texts.notAnId(text));
}

/** Runs a check of signup's on the operator's input. Throws its refusal as a CommandError. */
export function requireAccepted(check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof Problem ? new CommandError(error.message) : error;
  }
}
