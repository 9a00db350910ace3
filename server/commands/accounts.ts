import { findByUsername } from '#server/features/account/findAccount';
import { setDisabled } from '#domain/people';
import { recordAudit } from '#server/platform/audit';
import { inTransaction } from '#server/platform/database/inTransaction';
import { CommandError, type Command, type CommandContext } from './command';
import { deleteAccount, exportAccount } from './accountData';
import { createAccount } from './createAccount';
import { purge } from './purge';
import { setEmail, setPassword } from './setAccount';
import * as texts from './texts';

/** Disables or enables an account, and returns its username in the original spelling. */
async function change({ db, clock }: CommandContext, username: string, disabled: boolean) {
  return inTransaction(db, async (trx) => {
    const account = await findByUsername(trx, username);
    if (!account) throw new CommandError(texts.noAccount(username));
    if ((account.disabled_at !== null) !== disabled) {
      await setDisabled(trx, account.id, disabled ? clock.now() : null);
      const event = disabled ? 'account_disabled' : 'account_enabled';
      await recordAudit(trx, { event, userId: account.id, ip: null });
    }
    return account.username;
  });
}

const disable: Command = {
  name: 'accounts disable',
  summary: texts.disableSummary,
  operands: ['USERNAME'],
  async run(context, { operands: [name = ''] }) {
    const username = await change(context, name, true);
    return { lines: [texts.disabled(username)], json: { username, disabled: true } };
  },
};

const enable: Command = {
  name: 'accounts enable',
  summary: texts.enableSummary,
  operands: ['USERNAME'],
  async run(context, { operands: [name = ''] }) {
    const username = await change(context, name, false);
    return { lines: [texts.enabled(username)], json: { username, disabled: false } };
  },
};

/** The commands for user accounts. */
export const accountCommands: readonly Command[] = [
  createAccount,
  disable,
  enable,
  setEmail,
  setPassword,
  exportAccount,
  deleteAccount,
  purge,
];
