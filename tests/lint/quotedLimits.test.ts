import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CHATBOT_HISTORY_SIZE,
  COMMENTS_PAGE_MAX_CHARACTERS,
  COMMENTS_PAGE_SIZE,
  FRAME_BUDGET,
  FRAME_BUDGET_MS,
  FRAME_MAX_BYTES,
  IDEMPOTENCY_KEY_MAX_LENGTH,
  OTP_MAX_ATTEMPTS,
  OUTBOX_BUDGET,
  PASSWORD_MIN_LENGTH,
  REPLIES_COUNT_MAX,
  SOCKET_PING_MS,
  TYPING_INTERVAL_MS,
} from '#contract/limits';
import {
  BRIEF_IDLE_MS,
  BRIEF_LIFETIME_MS,
  REMEMBERED_IDLE_MS,
} from '#server/features/account/sessions/sessionRules';
import { BLOCK_SIZE } from '../../src/replay/record/ring';

const root = path.resolve(__dirname, '../..');
const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const written = (count: number) => count.toLocaleString('en-GB');

/** Passages of documents that quote a limit, made from the limit itself. */
const quotes: readonly [document: string, passage: string][] = [
  [
    'docs/protocol.md',
    `ends after ${REMEMBERED_IDLE_MS / (24 * HOUR_MS)} days without use; otherwise after ${BRIEF_IDLE_MS / HOUR_MS} hours without use or ${BRIEF_LIFETIME_MS / HOUR_MS} hours in all`,
  ],
  ['docs/protocol.md', `Use at least ${PASSWORD_MIN_LENGTH} characters`],
  ['docs/protocol.md', `\`Idempotency-Key\` of 1 to ${IDEMPOTENCY_KEY_MAX_LENGTH} characters`],
  ['docs/protocol.md', `a \`limit\` of 1 to ${COMMENTS_PAGE_SIZE}`],
  ['docs/protocol.md', `\`total_replies\` up to ${REPLIES_COUNT_MAX}`],
  ['docs/protocol.md', `reaches ${written(COMMENTS_PAGE_MAX_CHARACTERS)} characters`],
  ['docs/protocol.md', `at most every ${TYPING_INTERVAL_MS / SECOND_MS} seconds`],
  ['docs/protocol.md', `The outbox sends ${OUTBOX_BUDGET} messages in ten seconds`],
  ['docs/protocol.md', `Both sides ping every ${SOCKET_PING_MS / SECOND_MS} seconds`],
  ['docs/protocol.md', `frame over ${FRAME_MAX_BYTES / 1024} KiB`],
  ['docs/protocol.md', `${FRAME_BUDGET} frames in ${FRAME_BUDGET_MS / SECOND_MS} seconds`],
  ['docs/state.md', `at most ${CHATBOT_HISTORY_SIZE} messages`],
  ['docs/replay.md', `drops blocks of ${BLOCK_SIZE}`],
  ['docs/decisions/0011-details-of-accounts.md', `${OTP_MAX_ATTEMPTS} tries per code`],
];

test.each(quotes)('%s says “%s”, as the code does', (document, passage) => {
  expect(readFileSync(path.join(root, document), 'utf8')).toContain(passage);
});
