import { PASSWORD_MIN_LENGTH } from '#contract/limits';
import moreCommonPasswords from './moreCommonPasswords.json';

let loaded: Promise<ReadonlySet<string>> | undefined;

/**
 * Passwords that are guessed first, in lower case: those of leaked lists long enough to be passwords
 * here, and some that the lists leave to rules. Read when it is first asked for, because half a
 * megabyte would slow every start.
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
