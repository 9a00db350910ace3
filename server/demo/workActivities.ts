import { answerRequest } from '#server/features/research/work/answerRequest';
import { listMyRequests } from '#server/features/research/work/listMyRequests';
import { postWork } from '#server/features/research/work/postWork';
import { requestCollaboration } from '#server/features/research/work/requestCollaboration';
import { updateWork } from '#server/features/research/work/updateWork';
import { withdrawRequest } from '#server/features/research/work/withdrawRequest';
import type { Activity } from './activity';
import type { DemoWork } from './shapes';

/** The announcement of work, the requests to join it, their responses, and its closing. */
export function workActivities(work: DemoWork): Activity[] {
  const { title, research_field, details, closedAgo } = work;
  const posted: Activity = {
    ago: work.ago,
    async act({ deps, userId, made }) {
      const { id } = await postWork(deps, userId(work.by), { title, research_field, details });
      made(work, id);
    },
  };
  if (closedAgo === undefined) return [posted, ...requestActivities(work)];
  const closed: Activity = {
    ago: closedAgo,
    async act({ deps, userId, idOf }) {
      const wanted = { callerId: userId(work.by), id: idOf(work) };
      await updateWork(deps, wanted, { is_open: false });
    },
  };
  return [posted, ...requestActivities(work), closed];
}

/** The requests to join the work, with their responses and withdrawals. */
function requestActivities(work: DemoWork): Activity[] {
  return work.requests.flatMap(({ by, ago, message, answer, answeredAgo }) => {
    const asked: Activity = {
      ago,
      act: ({ deps, userId, idOf }) =>
        requestCollaboration(deps, userId(by), { researchId: idOf(work), message }),
    };
    if (answer === undefined || answeredAgo === undefined) return [asked];
    const answered: Activity = {
      ago: answeredAgo,
      async act({ deps, userId, idOf }) {
        const mine = await listMyRequests(deps.db, userId(by), { limit: 50, offset: 0 });
        const request = mine.find(({ id }) => id === idOf(work));
        if (!request) throw new Error(`${by} did not ask to join “${work.title}”.`);
        const { request_id: requestId } = request;
        if (answer === 'withdrawn') await withdrawRequest(deps, userId(by), requestId);
        else await answerRequest(deps, userId(work.by), { requestId, status: answer });
      },
    };
    return [asked, answered];
  });
}
