import type { Page } from '@playwright/test';
import { withClient } from '../withClient';

const LOADING_MS = 300_000;

/** A conversation of two users, by their ids. */
export interface ConversationOf {
  reader: number;
  partner: number;
  messages: number;
}

/**
 * Connects two users and creates a long conversation between them, with a minute between messages.
 */
export async function fillConversation(
  connectionString: string,
  { reader, partner, messages }: ConversationOf,
): Promise<void> {
  const pair = [Math.min(reader, partner), Math.max(reader, partner)];
  await withClient(connectionString, async (client) => {
    await client.query('INSERT INTO connections (low_id, high_id) VALUES ($1, $2)', pair);
    await client.query(
      `INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type, created_at)
       SELECT $1::bigint, $2::bigint,
              CASE WHEN n % 3 = 0 THEN $1::bigint ELSE $2::bigint END,
              CASE WHEN n % 3 = 0 THEN $2::bigint ELSE $1::bigint END,
              'Message ' || n || ' ' || repeat('and more of it ', n % 9), 'text',
              now() - ($3::integer - n) * interval '1 minute'
       FROM generate_series(1, $3::integer) AS n`,
      [...pair, messages],
    );
    await client.query(
      `INSERT INTO conversations (user_id, other_id, last_message_id, last_read_id)
       SELECT own, other, max(id), max(id)
       FROM messages, (VALUES ($1::bigint, $2::bigint), ($2::bigint, $1::bigint)) AS ends (own, other)
       WHERE low_id = $1::bigint AND high_id = $2::bigint GROUP BY own, other`,
      pair,
    );
    await client.query('ANALYZE messages; ANALYZE conversations;');
  });
}

/**
 * Opens the conversation from the list on the chat page, and loads it from its end to its start.
 */
export async function readConversation(
  page: Page,
  { name, messages }: { name: string; messages: number },
): Promise<void> {
  await page.getByRole('button', { name }).click();
  await page.getByRole('log').getByText(`Message ${messages} `).waitFor();
  await page.waitForFunction(
    () => {
      const log = document.querySelector('[role=log]');
      log?.scrollTo({ top: 0 });
      return log?.textContent.includes('Message 1 ');
    },
    undefined,
    { timeout: LOADING_MS, polling: 20 },
  );
}
