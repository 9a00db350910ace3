import { USERNAME_PATTERN } from '#contract/limits';
import { findByEmail, findHolders } from '#server/features/account/findAccount';
import { insertAccount } from '#server/features/account/signup/insertAccount';
import {
  canonicalEmail,
  requireFreeWord,
  requirePlainAddress,
} from '#server/features/account/names/identifiers';
import { createPasswords, randomPassword } from '#server/features/account/passwords/passwords';
import { pendingAddress } from '#server/features/account/signup/pendingAddress';
import { deletePending } from '#server/features/account/signup/findPending';
import { lockAddress, proveAddress } from '#server/features/account/signup/proveAddress';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { CommandError, requireAccepted, type Command, type CommandContext } from './command';
import * as texts from './texts';

/** Throws a CommandError for a name or an address that signup would reject too. */
function requireUsable(username: string, email: string): void {
  if (!new RegExp(USERNAME_PATTERN).test(username)) {
    throw new CommandError(texts.wrongUsername);
  }
  requireAccepted(() => {
    requireFreeWord(username);
    requirePlainAddress(email);
  });
}

/** Creates the account, and deletes pending signups with the same address. */
function insert({ db, clock }: CommandContext, username: string, email: string, hash: string) {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    await lockAddress(trx, email);
    const known = await findByEmail(trx, email);
    if (known?.email_verified_at) {
      throw new CommandError(texts.addressTaken(email, known.username));
    }
    await deletePending(trx, email);
    const [holder] = await findHolders(trx, username);
    if (holder) {
      const isSame = holder.username.toLowerCase() === username.toLowerCase();
      throw new CommandError(
        isSame ? texts.nameTaken(username) : texts.nameTooSimilar(username, holder.username),
      );
    }
    const account = { username, email: pendingAddress(email), password_hash: hash };
    const id = await insertAccount(trx, { ...account, created_at: now });
    if (id === null || !(await proveAddress(trx, { id, email, now }))) {
      throw new CommandError(texts.justTaken);
    }
    await recordAudit(trx, { event: 'account_created', userId: id, ip: null });
    return id;
  });
}

/** Creates an account with a verified address, and a password that is printed only once. */
export const createAccount: Command = {
  name: 'accounts create',
  summary: texts.createSummary,
  operands: ['USERNAME', 'EMAIL'],
  async run(context, { operands: [username = '', address = ''] }) {
    const email = canonicalEmail(address);
    requireUsable(username, email);
    const password = randomPassword();
    const id = await insert(context, username, email, await createPasswords().hash(password));
    return {
      lines: [texts.created(username, password)],
      json: { id, username, email, password },
    };
  },
};
