import { USERNAME_PATTERN } from '#contract/limits';
import {
  deleteUnverified,
  findByEmail,
  findByUsername,
  insertAccount,
  verifyEmail,
} from '../features/account/accountRepository';
import {
  canonicalEmail,
  requireFreeWord,
  requirePlainAddress,
} from '../features/account/identifiers';
import { createPasswords } from '../features/account/passwords';
import { demoPassword } from '../demo/demoPassword';
import { recordAudit } from '../platform/audit';
import { inTransaction } from '../platform/database/inTransaction';
import { Problem } from '../platform/http/problem';
import { CommandError, type Command, type CommandContext } from './command';

/** Throws a CommandError for a name or an address that nobody could sign up with either. */
function requireUsable(username: string, email: string): void {
  if (!new RegExp(USERNAME_PATTERN).test(username)) {
    throw new CommandError('A username has 3 to 30 letters, digits, dots, dashes or underscores.');
  }
  try {
    requireFreeWord(username);
    requirePlainAddress(email);
  } catch (error) {
    throw error instanceof Problem ? new CommandError(error.message) : error;
  }
}

/** Makes the account; whoever began to sign up with the address and never proved it makes room. */
function insert({ db, clock }: CommandContext, username: string, email: string, hash: string) {
  return inTransaction(db, async (trx) => {
    const now = clock.now();
    const known = await findByEmail(trx, email);
    if (known?.email_verified_at) {
      throw new CommandError(`${email} has the account "${known.username}" already.`);
    }
    if (known) await deleteUnverified(trx, known.id);
    const holder = await findByUsername(trx, username);
    if (holder) throw new CommandError(`The username "${username}" is taken.`);
    const account = { username, email, password_hash: hash, created_at: now };
    const id = await insertAccount(trx, account);
    if (id === null)
      throw new CommandError('Somebody was faster: the name or the address is taken.');
    await verifyEmail(trx, id, now);
    await recordAudit(trx, { event: 'account_created', userId: id, ip: null });
    return id;
  });
}

/** Makes an account whose address counts as proved, with a password that is told this once. */
export const createAccount: Command = {
  name: 'accounts create',
  summary: 'Makes an account whose address counts as proved, and prints its password, this once.',
  operands: ['USERNAME', 'EMAIL'],
  async run(context, { operands: [username = '', address = ''] }) {
    const email = canonicalEmail(address);
    requireUsable(username, email);
    const password = demoPassword();
    const id = await insert(context, username, email, await createPasswords().hash(password));
    return {
      lines: [`${username} can log in with the password ${password}`],
      json: { id, username, email, password },
    };
  },
};
