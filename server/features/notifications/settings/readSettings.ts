import type { Kysely } from 'kysely';
import {
  SETTING_TYPES,
  type NotificationSettings,
  type SettingType,
} from '#contract/entities/notificationSettings';
import { DEFAULT_SETTINGS, type Choices } from '#domain/notifications';
import type { Tables } from '#server/platform/database/tables';

/** The settings of every type, in the order of the contract. */
export type SettingsByType = ReadonlyMap<SettingType, Choices>;

/** Permanent refusals in a row after which no more mails are sent. */
export const MOST_REFUSALS = 3;

/** How a person is notified of each type. */
export async function readSettings(db: Kysely<Tables>, userId: number): Promise<SettingsByType> {
  const rows = await db
    .selectFrom('notification_settings')
    .where('user_id', '=', userId)
    .select(['type', 'in_app', 'mail', 'push'])
    .execute();
  const changed = new Map(rows.map(({ type, ...choices }) => [type, choices]));
  return new Map(SETTING_TYPES.map((type) => [type, changed.get(type) ?? DEFAULT_SETTINGS[type]]));
}

/** The same with the person's time zone, as the settings page shows it. */
export async function readSettingsPage(
  db: Kysely<Tables>,
  userId: number,
): Promise<Omit<NotificationSettings, 'has_push'>> {
  const settings = await readSettings(db, userId);
  const { timezone, mail_refusals } = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select(['timezone', 'mail_refusals'])
    .executeTakeFirstOrThrow();
  return {
    timezone,
    settings: [...settings].map(([type, choices]) => ({ type, ...choices })),
    is_mail_refused: mail_refusals >= MOST_REFUSALS,
  };
}
