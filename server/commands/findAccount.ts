import type { Kysely } from 'kysely';
import { findByUsername, type AccountRow } from '#server/features/account/findAccount';
import { createEnqueueJob } from '#server/platform/outbox/createEnqueueJob';
import type { Tables } from '#server/platform/database/tables';
import { CommandError, type CommandContext } from './command';
import * as texts from './texts';

/** The account with a username, case ignored. Throws a CommandError if there is none. */
export async function requireNamed(db: Kysely<Tables>, username: string): Promise<AccountRow> {
  const account = await findByUsername(db, username);
  if (!account || account.deleted_at) throw new CommandError(texts.noAccount(username));
  return account;
}

/** The parts that a change of an account needs: it ends sessions and mails a notice. */
export async function openAccountParts(context: CommandContext) {
  const { secrets, publicUrl } = context.openLinks();
  const { db, clock } = context;
  // A running server finds the mail at its next look; otherwise it waits for the next start.
  const enqueueJob = createEnqueueJob({ clock, secrets, wake: () => undefined });
  return { db, clock, publicUrl, enqueueJob, ...(await context.openParts()) };
}
