import { calls } from '#contract/calls/index';
import type { Deps } from '#domain/deps';
import { route, type Route } from '#server/platform/http/route';
import * as texts from '../texts';
import { followTag, listFollowedTags, readTag, unfollowTag } from './followedTags';

/** The hashtags that people follow. */
export function tagRoutes({ db }: Deps): Route[] {
  return [
    route(calls.listFollowedTags, async ({ caller }) => ({
      tags: await listFollowedTags(db, caller.id),
    })),
    route(calls.followTag, async ({ caller, params }) => {
      const tag = readTag(params.tag);
      await followTag(db, caller.id, tag);
      return { detail: texts.followed(tag) };
    }),
    route(calls.unfollowTag, async ({ caller, params }) => {
      await unfollowTag(db, caller.id, readTag(params.tag));
      return undefined;
    }),
  ];
}
