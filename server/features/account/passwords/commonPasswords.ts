import { PASSWORD_MIN_LENGTH } from '#contract/limits';
import moreCommonPasswords from './moreCommonPasswords.json';

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that attackers try first, in lower case: those of leaked lists that are long enough
 * here, and some that those lists leave to rules. Loaded at first use, because half a megabyte
 * would slow every start.
 */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const common = new Set<string>(moreCommonPasswords);
  for (const password of dictionary['passwords-common']) {
    if (password.length >= PASSWORD_MIN_LENGTH) common.add(password.toLowerCase());
  }
  return common;
}
