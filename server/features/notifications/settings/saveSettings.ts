import type { Kysely, Transaction } from 'kysely';
import type { calls } from '#contract/calls/index';
import type { BodyOf } from '#contract/defineCall';
import { DEFAULT_SETTINGS } from '#domain/notifications';
import { findZone } from '#domain/zones';
import { inTransaction } from '#server/platform/database/inTransaction';
import type { Tables } from '#server/platform/database/tables';
import { badRequest } from '#server/platform/http/problem';
import * as texts from '../texts';

type Change = BodyOf<typeof calls.saveNotificationSettings>;
type ChangedSetting = NonNullable<Change['settings']>[number];

/**
 * Saves the settings that a person changed, and sends mails again if the address had refused them.
 * Throws 400 for an unknown time zone, and for messages that would not be shown in Quad.
 */
export async function saveSettings(
  db: Kysely<Tables>,
  userId: number,
  { timezone, settings = [] }: Change,
): Promise<void> {
  const zone = timezone === undefined ? undefined : findZone(timezone);
  if (timezone !== undefined && !zone)
    throw badRequest(texts.unknownZone, { timezone: texts.unknownZone });
  if (settings.some(({ type, in_app }) => type === 'message' && !in_app))
    throw badRequest(texts.messagesStay, { settings: texts.messagesStay });
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('users')
      .set({ mail_refusals: 0, ...(zone ? { timezone: zone.name } : {}) })
      .where('id', '=', userId)
      .execute();
    for (const setting of settings) await saveSetting(trx, userId, setting);
  });
}

/** Keeps a row only if it differs from the defaults. */
export async function saveSetting(
  trx: Transaction<Tables>,
  userId: number,
  { type, ...choices }: ChangedSetting,
): Promise<void> {
  const usual = DEFAULT_SETTINGS[type];
  const isUsual =
    usual.in_app === choices.in_app && usual.mail === choices.mail && usual.push === choices.push;
  if (isUsual) {
    await trx
      .deleteFrom('notification_settings')
      .where('user_id', '=', userId)
      .where('type', '=', type)
      .execute();
    return;
  }
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, type, ...choices })
    .onConflict((conflict) => conflict.columns(['user_id', 'type']).doUpdateSet(choices))
    .execute();
}
