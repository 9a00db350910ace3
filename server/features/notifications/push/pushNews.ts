import webPushLibrary from 'web-push';
import type { Deps } from '#domain/deps';
import type { PushPayload } from '#server/platform/outbox/jobs';
import { readNews, type PushMessage } from './readNews';
import { findTargets, recordResult, type PushTarget } from './subscriptions';
import { readVapidKeys, type VapidKeys } from './vapidKeys';

/** A push service keeps a message for a browser that is off for this long. */
const KEPT_SECONDS = 24 * 3_600;
const TOPIC_LENGTH = 32;
/** The push service says that the browser has ended the subscription. */
const GONE = [404, 410];

type PushDeps = Pick<Deps, 'db' | 'clock' | 'config' | 'secrets' | 'outsideWeb' | 'log'>;

/**
 * Handles the job of one push: sends it to each of the person's browsers, once, if it is still
 * unread and wanted. A message that fails is not sent again; the mails remain.
 */
export async function pushNews(deps: PushDeps, job: PushPayload): Promise<void> {
  const { webPush } = deps.config;
  if (!webPush) return;
  const targets = await findTargets(deps, job.userId);
  if (targets.length === 0) return;
  const message = await readNews(deps, job);
  if (!message) return;
  const keys = await readVapidKeys(deps);
  await Promise.all(
    targets.map(async (target) => {
      const result = await send(deps, target, message, { ...keys, contact: webPush.contact });
      await recordResult(deps, target.id, result);
    }),
  );
}

async function send(
  { secrets, outsideWeb, log }: PushDeps,
  { id, endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  { publicKey, privateKey, contact }: VapidKeys & { contact: string },
): Promise<'sent' | 'failed' | 'gone'> {
  const vapid = webPushLibrary.getVapidHeaders(
    new URL(endpoint).origin,
    `mailto:${contact}`,
    publicKey,
    privateKey,
    'aes128gcm',
  );
  const { cipherText } = webPushLibrary.encrypt(p256dh, auth, JSON.stringify(message), 'aes128gcm');
  // Messages of the same topic replace each other while the browser is off.
  const topic = secrets.mac('push topic', `${id} ${message.tag}`).toString('base64url');
  try {
    const status = await outsideWeb.post(endpoint, {
      headers: {
        ...vapid,
        TTL: KEPT_SECONDS,
        Topic: topic.slice(0, TOPIC_LENGTH),
        Urgency: 'normal',
        'Content-Type': 'application/octet-stream',
        'Content-Encoding': 'aes128gcm',
        'Content-Length': cipherText.length,
      },
      body: cipherText,
    });
    if (GONE.includes(status)) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    log.warn({ subscription: id, status }, 'a push service refused a message');
  } catch (error) {
    log.warn({ subscription: id, reason: String(error) }, 'a push message could not be sent');
  }
  return 'failed';
}
