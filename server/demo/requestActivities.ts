import { acceptRequest } from '#server/features/connections/acceptRequest';
import { connect } from '#server/features/connections/connect';
import type { Activity } from './activity';
import type { DemoRequest } from './shapes';

/** The connection request and, if there was one, the response. */
export function requestActivities(request: DemoRequest): Activity[] {
  const { from, to, ago, answeredAgo, mentoring } = request;
  const asked: Activity = {
    ago,
    async act({ deps, userId, made }) {
      const answer = await connect(deps, userId(from), userId(to), mentoring);
      if (answer.request_id === undefined) throw new Error(`${from} and ${to} asked each other.`);
      made(request, answer.request_id);
    },
  };
  if (answeredAgo === undefined) return [asked];
  const accepted: Activity = {
    ago: answeredAgo,
    async act({ deps, userId, idOf }) {
      await acceptRequest(deps, userId(to), idOf(request));
    },
  };
  return [asked, accepted];
}
