import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wordsIn } from '#contract/words/wordsIn';
import { normalise } from '#server/platform/text';

const CALENDAR_TYPE = 'text/calendar; charset=utf-8';
const MAX_NAME_LENGTH = 60;

/** The header that names the downloaded file after the event's title, in any script. */
function attachmentNamed(title: string): string {
  const text = normalise(title, 'NFC');
  let words = '';
  for (const { start, end, isUnbroken, isJoined } of wordsIn(text)) {
    const isNext = words !== '' && !(isUnbroken && isJoined);
    words += `${isNext ? '-' : ''}${text.slice(start, end)}`;
  }
  const name = [...words].slice(0, MAX_NAME_LENGTH).join('') || 'event';
  const plain = /^[\w-]+$/.test(name) ? name : 'event';
  return `attachment; filename="${plain}.ics"; filename*=UTF-8''${encodeURIComponent(name)}.ics`;
}

/** Sends a calendar as a file named after its event. */
export const sendEventFile = (reply: FastifyReply, title: string, calendar: string): FastifyReply =>
  reply.header('content-disposition', attachmentNamed(title)).type(CALENDAR_TYPE).send(calendar);

/** Sends a calendar, or 304 if the client already has it. */
export function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  calendar: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
  reply.headers({ etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' });
  const had = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim());
  if (had.some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag)) {
    return reply.code(304).send();
  }
  return reply.type(CALENDAR_TYPE).send(calendar);
}
