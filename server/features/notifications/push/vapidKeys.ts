import { sql } from 'kysely';
import webPushLibrary from 'web-push';
import type { Deps } from '#domain/deps';
import { inTransaction } from '#server/platform/database/inTransaction';

/** The key pair that proves to push services that messages are this server's (RFC 8292). */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

type KeyDeps = Pick<Deps, 'db' | 'secrets' | 'log'>;
const USE = 'vapid';

/**
 * Returns the server's key pair, created at the first start. If several processes create one at
 * once, the first is kept. With another secret key the pair cannot be opened: a new one replaces
 * it, and browsers have to subscribe again.
 */
export async function readVapidKeys(deps: KeyDeps): Promise<VapidKeys> {
  const kept = await findKeys(deps);
  if (kept?.privateKey) return { publicKey: kept.publicKey, privateKey: kept.privateKey };
  if (kept) {
    deps.log.warn('the key of web push is sealed with another SECRET_KEY and is replaced');
    await removeKeys(deps, kept.publicKey);
  }
  await createKeys(deps);
  return readVapidKeys(deps);
}

/** The stored pair; the private key is null if it was sealed with another secret key. */
async function findKeys({ db, secrets }: KeyDeps) {
  const row = await db
    .selectFrom('web_push')
    .select(['public_key', 'private_key'])
    .executeTakeFirst();
  if (!row) return undefined;
  let privateKey: string | null = null;
  try {
    privateKey = secrets.open(USE, row.private_key);
  } catch {
    // The caller replaces the pair.
  }
  return { publicKey: row.public_key, privateKey };
}

/** Removes the pair with the subscriptions that were made with it, unless it was replaced. */
const removeKeys = ({ db }: KeyDeps, publicKey: string) =>
  inTransaction(db, async (trx) => {
    const removed = await trx
      .deleteFrom('web_push')
      .where('public_key', '=', publicKey)
      .returning('is_only')
      .executeTakeFirst();
    if (removed) await trx.deleteFrom('push_subscriptions').execute();
  });

async function createKeys({ db, secrets }: KeyDeps): Promise<void> {
  const { publicKey, privateKey } = webPushLibrary.generateVAPIDKeys();
  await db
    .insertInto('web_push')
    .values({
      public_key: publicKey,
      private_key: secrets.seal(USE, privateKey),
      // Earlier messages are no news.
      message_id: sql<number>`(SELECT coalesce(max(id), 0) FROM messages)`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
