import { pino } from 'pino';
import { indexOlderMessages } from '#server/features/chat/search/indexMessages';
import { createDatabase } from '#server/platform/database/createDatabase';
import type { Benchmark } from './lib/benchmark';
import type { Campus } from './lib/campus/campuses';
import { PROBE_WORDS } from './lib/campus/fillCampus';
import { createClient } from './lib/createClient';
import { startServer } from './lib/startServer';
import { median, percentile } from './lib/statistics';
import { withClient } from './lib/withClient';

const MESSAGES = 1_000_000;
const OTHERS = 200;
/** In the middle of the ids, so that half of the others are before and half after. */
const READER = 5_000;
const PARTNER = READER + 1;
const TURNS = 6;
const IN_A_TURN = 10;
const REFERENCE_TURNS = 3;
const MOST_MS = 50;
const { tenth, thirtieth, hundredth, thousandth, few } = PROBE_WORDS;

const searches: readonly { name: string; keyword: string; more?: string }[] = [
  { name: 'a word in a tenth of the messages', keyword: tenth },
  { name: 'a word in a thirtieth', keyword: thirtieth },
  { name: 'a word in a hundredth', keyword: hundredth },
  { name: 'a word in a thousandth', keyword: thousandth },
  { name: 'a word in twenty messages', keyword: few },
  { name: 'a word in none', keyword: 'nowhere' },
  { name: 'another form of a frequent word', keyword: 'researching' },
  { name: 'a frequent and a rare word', keyword: `${tenth} ${few}` },
  { name: 'a rare word, then a beginning with many ends', keyword: `${few} b` },
  { name: 'a beginning with many ends', keyword: tenth.slice(0, 2) },
  { name: 'a beginning with one rare end', keyword: few.slice(0, 4) },
  { name: 'the oldest with a word in a hundredth', keyword: hundredth, more: '&before_id=50000' },
  { name: 'with one person, a word in a tenth', keyword: tenth, more: `&user_id=${PARTNER}` },
  { name: 'with one person, a word in none', keyword: 'nowhere', more: `&user_id=${PARTNER}` },
];

/** Gives one person the texts of all posts as messages, and others a fifth of them. */
async function fillMessages({ connectionString }: Campus): Promise<void> {
  const between = (own: string, other: string, where: string) => `
    INSERT INTO messages (low_id, high_id, sender_id, receiver_id, content, message_type, created_at)
    SELECT least(${own}, ${other}), greatest(${own}, ${other}),
      CASE WHEN id % 2 = 0 THEN ${own} ELSE ${other} END,
      CASE WHEN id % 2 = 0 THEN ${other} ELSE ${own} END,
      split_part(content, E'\\n', 1), 'text', created_at
    FROM posts WHERE ${where} ORDER BY id LIMIT ${MESSAGES}`;
  await withClient(connectionString, async (client) => {
    await client.query('SET session_replication_role = replica');
    const [first, second] = [READER - OTHERS / 2, OTHERS + 1];
    await client.query(
      between(
        `${READER}`,
        `(${first} + (id * 7) % ${second} + ((id * 7) % ${second} = ${OTHERS / 2})::int)`,
        'true',
      ),
    );
    await client.query(between('(6001 + id % 1000)', '(8001 + id % 1000)', 'id % 5 = 0'));
    await client.query(`
      INSERT INTO conversations (user_id, other_id, last_message_id)
        SELECT low_id, high_id, max(id) FROM messages GROUP BY low_id, high_id
        UNION ALL SELECT high_id, low_id, max(id) FROM messages GROUP BY low_id, high_id
        ON CONFLICT DO NOTHING;
      INSERT INTO message_word_fills (before_id) SELECT max(id) + 1 FROM messages;
    `);
  });
}

/** Writes the words as the server does, and returns how many messages a second. */
async function index({ connectionString }: Campus): Promise<number> {
  const log = pino({ level: 'silent' });
  const database = createDatabase({ connectionString, poolSize: 2, log });
  const start = performance.now();
  await indexOlderMessages(database);
  const seconds = (performance.now() - start) / 1_000;
  await database.close();
  const count = await withClient(connectionString, async (client) => {
    await client.query('VACUUM ANALYZE messages');
    await client.query('VACUUM ANALYZE message_words');
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::integer AS count FROM message_words',
    );
    return rows[0]?.count ?? 0;
  });
  return count / seconds;
}

/** Milliseconds of the same search by reading the person's messages, without an index of words. */
const readAll = ({ connectionString }: Campus, keyword: string): Promise<number> =>
  withClient(connectionString, async (client) => {
    const times: number[] = [];
    for (let turn = 0; turn < REFERENCE_TURNS; turn += 1) {
      const start = performance.now();
      const conditions = keyword
        .split(' ')
        .map((_, nth) => `content ILIKE '%' || $${nth + 2} || '%'`);
      await client.query(
        `SELECT * FROM messages WHERE (low_id = $1 OR high_id = $1) AND ${conditions.join(' AND ')}
         ORDER BY id DESC LIMIT 20`,
        [READER, ...keyword.split(' ')],
      );
      times.push(performance.now() - start);
    }
    return median(times);
  });

/** The time of a search of messages, and how fast their words are written. */
export const chatSearch: Benchmark = {
  title: 'Search of messages',
  method: `One person has ${MESSAGES.toLocaleString('en')} messages with ${OTHERS} others, who have more among themselves. Time until the
whole response of \`GET /api/chat/search\` (20 messages and the matched words) has arrived over HTTP, one request at a time,
${TURNS * IN_A_TURN} of each kind by turns of ${IN_A_TURN}, after a turn that does not count. The reference reads the person's messages
newest first until 20 contain the words (\`ILIKE\`), the median of ${REFERENCE_TURNS}. Before, all words are written as by the server's
job for messages from before there were any.`,
  async run(campuses) {
    const campus = await campuses.campus('large');
    await fillMessages(campus);
    const perSecond = await index(campus);
    const server = await startServer('quad', campus.connectionString);
    const client = createClient(server.origin, await campus.tokenOf(READER));
    const found = searches.map((search) => ({ ...search, times: [] as number[] }));
    for (let turn = 0; turn <= TURNS; turn += 1) {
      for (const { keyword, more = '', times } of found) {
        const path = `/api/chat/search?keyword=${encodeURIComponent(keyword)}${more}`;
        for (let i = 0; i < IN_A_TURN; i += 1) {
          const start = performance.now();
          await client.get(path);
          if (turn > 0) times.push(performance.now() - start);
        }
      }
    }
    client.close();
    await server.stop();
    const rows: string[][] = [];
    for (const { name, keyword, more, times } of found) {
      const reference = more === undefined ? (await readAll(campus, keyword)).toFixed(1) : '';
      const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      rows.push([name, `\`${keyword}\``, p50.toFixed(1), p95.toFixed(1), reference]);
    }
    const worst = Math.max(...found.map(({ times }) => percentile(times, 0.95)));
    return {
      columns: ['what is looked for', 'keyword', 'p50 ms', 'p95 ms', 'by reading, ms'],
      rows,
      budgets: [
        {
          text: `95 in 100 searches of each kind within ${MOST_MS} ms: the slowest kind ${worst.toFixed(1)} ms`,
          kept: worst <= MOST_MS,
        },
        {
          text: `the words of at least 1,000 messages are written in a second: ${Math.round(perSecond).toLocaleString('en')}`,
          kept: perSecond >= 1_000,
        },
      ],
    };
  },
};
