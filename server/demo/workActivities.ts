import { answerRequest } from '#server/features/research/work/answerRequest';
import { listPendingRequests } from '#server/features/research/work/listPendingRequests';
import { postWork } from '#server/features/research/work/postWork';
import { requestCollaboration } from '#server/features/research/work/requestCollaboration';
import type { Activity } from './activity';
import type { DemoWork } from './shapes';

/** The announcement of work, the requests to join it, and their responses. */
export function workActivities(work: DemoWork): Activity[] {
  const { title, research_field, details } = work;
  const posted: Activity = {
    ago: work.ago,
    async act({ deps, userId, made }) {
      const { id } = await postWork(deps, userId(work.by), { title, research_field, details });
      made(work, id);
    },
  };
  const requests = work.requests.flatMap(({ by, ago, message, answer, answeredAgo }) => {
    const asked: Activity = {
      ago,
      act: ({ deps, userId, idOf }) =>
        requestCollaboration(deps, userId(by), { researchId: idOf(work), message }),
    };
    if (answer === undefined || answeredAgo === undefined) return [asked];
    const answered: Activity = {
      ago: answeredAgo,
      async act({ deps, userId, idOf }) {
        const pending = await listPendingRequests(deps.db, userId(work.by), {
          limit: 50,
          offset: 0,
        });
        const request = pending.find(
          (each) => each.research_id === idOf(work) && each.requester_id === userId(by),
        );
        if (!request) throw new Error(`${by} did not ask to join “${title}”.`);
        const status = { requestId: request.id, status: answer };
        await answerRequest(deps, userId(work.by), status);
      },
    };
    return [asked, answered];
  });
  return [posted, ...requests];
}
