import { HttpResponse } from 'msw';
import { noDetails } from '#contract/names/deletedUser';
import type { Person } from '#contract/entities/person';
import type {
  CollaborationRequest,
  CollaborationStatus,
  MyCollaborationRequest,
  Paper,
  PostedResearch,
} from '#contract/entities/research';
import type { CallName } from '#contract/paths';
import { ada } from '#shared/testing/people';
import { respondToMe } from '#shared/testing/startSession';
import { onCall, refuseCall, type Call } from '#shared/testing/onCall';

/** The other user to whom papers and work belong. */
const grace: Person = {
  ...noDetails,
  id: 12,
  username: 'grace',
  university_name: 'BUET',
};

/** Returns a paper of another user, with the given fields. */
export const makePaper = (id: number, facts: Partial<Paper> = {}): Paper => ({
  id,
  title: `Paper ${id}`,
  author: 'S. Rahman',
  research_field: 'Machine Learning',
  abstract: 'We train without moving the records.',
  original_filename: `paper-${id}.pdf`,
  file_path: `/api/research/papers/${id}/file`,
  user_id: 12,
  created_at: '2026-01-01T00:00:00.000Z',
  user: grace,
  doi: null,
  published_year: 2024,
  page_count: 8,
  my_page: null,
  file_size: 120_000,
  text_state: 'readable',
  ...facts,
});

/** Returns the work of another user, with the given fields. */
export const makeWork = (id: number, facts: Partial<PostedResearch> = {}): PostedResearch => ({
  id,
  title: `Work ${id}`,
  research_field: 'Physics',
  details: 'Looking for counter-examples.',
  can_request_collaboration: true,
  user: grace,
  created_at: '2026-01-01T00:00:00.000Z',
  is_open: true,
  edited_at: null,
  request_status: null,
  ...facts,
});

/** Returns a request to join the user's work. */
export const makeRequest = (id: number, name: string): CollaborationRequest => ({
  id,
  requester_username: name,
  requester_display_name: null,
  requester_id: 100 + id,
  research_id: id,
  research_title: 'Attention sinks',
  message: 'I would love to collaborate on this research.',
  timestamp: '2026-01-01T00:00:00.000Z',
  sender_avatar: null,
});

/** Returns a request of the user's own to join Work 1, 2 … */
export const makeMyRequest = (id: number, status: CollaborationStatus): MyCollaborationRequest => ({
  id: 200 + id,
  research: makeWork(id, { can_request_collaboration: false, request_status: status }),
  status,
  message: 'I would love to collaborate on this research.',
  timestamp: '2026-01-01T00:00:00.000Z',
  decided_at: status === 'pending' ? null : '2026-01-02T00:00:00.000Z',
});

/** The fake server's data, and the requests it received. */
export const campus = {
  recommended: [] as Paper[],
  found: [] as Paper[],
  ofUser: [] as Paper[],
  works: [] as PostedResearch[],
  own: [] as PostedResearch[],
  requests: [] as CollaborationRequest[],
  mine: [] as MyCollaborationRequest[],
  asked: [] as string[],
};

/** Resets the fake server. */
export function emptyCampus(): void {
  const none = { recommended: [], found: [], ofUser: [], works: [], own: [], requests: [] };
  Object.assign(campus, none, { mine: [], asked: [] });
}

const pageOf = (request: Request, items: readonly unknown[]) => {
  const { pathname, search, searchParams } = new URL(request.url);
  campus.asked.push(pathname.slice('/api/research/'.length) + search);
  const offset = Number(searchParams.get('offset'));
  return HttpResponse.json(items.slice(offset, offset + Number(searchParams.get('limit'))));
};

const listOf = (call: CallName, read: () => readonly unknown[]) =>
  onCall(call, ({ request }) => pageOf(request, read()));

/** Handlers for the requests of the research area. */
export const researchHandlers = [
  respondToMe(200, ada),
  onCall('listConversations', () => HttpResponse.json([])),
  onCall('readHistory', () => HttpResponse.json([])),
  listOf('listRecommendedPapers', () => campus.recommended),
  listOf('searchPapers', () => campus.found),
  listOf('listPapersOfUser', () => campus.ofUser),
  listOf('listResearchOfOthers', () => campus.works),
  onCall('readResearch', ({ params }) => {
    const id = Number(params.id);
    const work = [...campus.works, ...campus.own].find((each) => each.id === id);
    return work
      ? HttpResponse.json(work)
      : HttpResponse.json({ detail: 'This research does not exist.' }, { status: 404 });
  }),
  listOf('listOwnResearch', () => campus.own),
  listOf('listCollaborationRequests', () => campus.requests),
  listOf('listMyCollaborationRequests', () => campus.mine),
];

/** Makes a call fail with a status. */
export const refuse = (call: Call, status: number) =>
  refuseCall(call, status, `Refused with ${status}.`);
