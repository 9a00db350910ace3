import { canonicalEmail, requirePlainAddress } from '#server/features/account/names/identifiers';
import {
  setEmailByOperator,
  setPasswordByOperator,
} from '#server/features/account/settings/setByOperator';
import { CommandError, requireAccepted, type Command } from './command';
import { openAccountParts, requireNamed } from './findAccount';
import * as texts from './texts';

/** Gives an account another address, for a person who lost their mailbox. */
export const setEmail: Command = {
  name: 'accounts set-email',
  summary: texts.setEmailSummary,
  operands: ['USERNAME', 'EMAIL'],
  async run(context, { operands: [name = '', address = ''] }) {
    const email = canonicalEmail(address);
    requireAccepted(() => requirePlainAddress(email));
    const { id, username } = await requireNamed(context.db, name);
    const isSet = await setEmailByOperator(await openAccountParts(context), { userId: id, email });
    if (!isSet) throw new CommandError(texts.addressInUse(email));
    return { lines: [texts.emailSet(username, email)], json: { username, email } };
  },
};

/** Gives an account a new password, which is printed only once. */
export const setPassword: Command = {
  name: 'accounts set-password',
  summary: texts.setPasswordSummary,
  operands: ['USERNAME'],
  async run(context, { operands: [name = ''] }) {
    const { id, username } = await requireNamed(context.db, name);
    const password = await setPasswordByOperator(await openAccountParts(context), id);
    return { lines: [texts.passwordSet(username, password)], json: { username, password } };
  },
};
