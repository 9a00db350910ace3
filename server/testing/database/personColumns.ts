import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/platform/database/tables';

/** Columns that end as ids do but name no person. */
const NO_PERSON = new Set([
  'assistant_messages.client_id',
  'assistant_messages.paper_ids',
  'cancelled_events.event_id',
  'conversations.last_read_id',
  'library_items.target_id',
  'matrices.paper_ids',
  'mention_fills.before_id',
  'mentions.target_id',
  'message_changes.client_id',
  'message_mails.through_id',
  'message_word_fills.before_id',
  'messages.client_id',
  'post_link_fills.before_id',
  'post_links.target_id',
  'quotes.owner_id',
  'reports.message_ids',
  // A person who was reported is its author too.
  'reports.target_id',
  'web_push.message_id',
]);

/**
 * The columns of the real database that refer to a person, as `table.column`: those with a foreign
 * key to `users`, its own key, and those named like ids that have no foreign key at all.
 */
export async function personColumns(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string; target: string | null }>`
    SELECT classes.relname || '.' || attributes.attname AS name, (
      SELECT constraints.confrelid::regclass::text FROM pg_catalog.pg_constraint AS constraints
      WHERE constraints.contype = 'f' AND constraints.conrelid = classes.oid
        AND attributes.attnum = ANY (constraints.conkey)
      LIMIT 1
    ) AS target
    FROM pg_catalog.pg_attribute AS attributes
    JOIN pg_catalog.pg_class AS classes ON classes.oid = attributes.attrelid
    JOIN pg_catalog.pg_namespace AS schemas ON schemas.oid = classes.relnamespace
    WHERE schemas.nspname = 'public' AND classes.relkind IN ('r', 'p')
      AND attributes.attnum > 0 AND NOT attributes.attisdropped
      AND classes.relname NOT LIKE 'kysely%'
  `.execute(db);
  return rows
    .filter(({ name, target }) => {
      if (target !== null) return target === 'users';
      return name === 'users.id' || (/_(ids?|by)$/.test(name) && !NO_PERSON.has(name));
    })
    .map(({ name }) => name)
    .sort();
}
