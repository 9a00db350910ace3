import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { perPerson } from '#server/platform/http/limits/limits';
import { notFound } from '#server/platform/http/problem';
import { route, type Route } from '#server/platform/http/route';
import * as texts from '../texts';
import { deleteSubscription, saveSubscription } from './subscriptions';
import { readVapidKeys } from './vapidKeys';

/** Each looks up a host that the caller names. */
const subscribeLimit = perPerson({ name: 'push-subscriptions', points: 60, seconds: 3_600 });

/** The browsers that show a person's notifications while Quad is closed. */
export function pushRoutes(deps: Deps): Route[] {
  const requireOn = () => {
    if (!deps.config.webPush) throw notFound(texts.pushIsOff);
  };
  return [
    route(calls.readPushKey, async () => {
      requireOn();
      const { publicKey } = await readVapidKeys(deps);
      return { public_key: publicKey };
    }),
    route(
      calls.subscribePush,
      async ({ caller, body }) => {
        requireOn();
        return { id: await saveSubscription(deps, caller, body) };
      },
      { limits: [subscribeLimit] },
    ),
    route(calls.unsubscribePush, async ({ caller, params }) => {
      await deleteSubscription(deps, caller.id, params.id);
      return undefined;
    }),
  ];
}
