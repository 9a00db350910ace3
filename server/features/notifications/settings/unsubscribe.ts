import { timingSafeEqual } from 'node:crypto';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';
import { notFound } from '#server/platform/http/problem';
import type { Secrets } from '#server/platform/secrets/secrets';
import * as texts from '../texts';
import { readSettings } from './readSettings';
import { saveSetting } from './saveSettings';

const USE = 'unsubscribe';

/** The token with which a person ends all mails about notifications. It is always valid. */
export const unsubscribeToken = (secrets: Secrets, userId: number): string =>
  `${userId}.${secrets.mac(USE, String(userId)).toString('base64url')}`;

/** The person a token belongs to, or null. */
function readToken(secrets: Secrets, token: string): number | null {
  const [id = ''] = token.split('.', 1);
  if (!/^[1-9]\d{0,15}$/.test(id)) return null;
  const expected = Buffer.from(unsubscribeToken(secrets, Number(id)));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected) ? Number(id) : null;
}

/** Ends all mails about notifications and messages to a person. Throws 404 for an unknown token. */
export async function unsubscribe(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  token: string,
): Promise<void> {
  const userId = readToken(secrets, token);
  if (userId === null) throw notFound(texts.noSuchUnsubscribe);
  await inTransaction(db, async (trx) => {
    const person = await trx
      .selectFrom('users')
      .where('id', '=', userId)
      .select('id')
      .forUpdate()
      .executeTakeFirst();
    if (!person) throw notFound(texts.noSuchUnsubscribe);
    for (const [type, choices] of await readSettings(trx, userId))
      await saveSetting(trx, userId, { type, ...choices, mail: 'never' });
  });
}
