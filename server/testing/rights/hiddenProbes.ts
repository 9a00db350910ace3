import type { CallName } from '#contract/calls/index';
import type { CallInput } from './callAs';
import { DEPARTMENT, MARK, UNIVERSITY, type HiddenWorld } from './hiddenWorld';

/** The requests of one call in which the reader could see the hidden users or their content. */
export interface Probe {
  requests: readonly ((world: HiddenWorld) => CallInput)[];
  /** The response contains no users or content, so only its status matters. */
  bare?: true;
  /** Still available to a user who has blocked the others, so that they can unblock them. */
  shownToBlocker?: true;
  /** Permanently ended by a block. */
  endedByBlock?: true;
}

const nothing = () => ({});
const event = ({ event: { eventId } }: HiddenWorld) => ({ params: { id: eventId } });
const paper = ({ paperId }: HiddenWorld) => ({ params: { id: paperId } });
const keyword = () => ({ query: { keyword: MARK } });
const mine = ({ reader }: HiddenWorld) => ({ params: { id: reader.id } });

const repliesTo = (post_id: number, comment_id: number) => ({ params: { post_id, comment_id } });

/** Every call that returns other users' content or activity; the test requires a probe for each. */
export const probes: Readonly<Partial<Record<CallName, Probe>>> = {
  userByName: {
    requests: [({ owner }) => ({ params: { username: owner.username } })],
    shownToBlocker: true,
  },
  profile: { requests: [({ owner }) => ({ params: { id: owner.id } })], shownToBlocker: true },
  // The scope of connections has tests of its own, because a block ends them: feedScopes.test.ts.
  listPosts: {
    requests: [
      nothing,
      ({ owner }) => ({ query: { user_id: owner.id } }),
      () => ({ query: { scope: 'university' } }),
      () => ({ query: { scope: 'followed' } }),
    ],
  },
  readPost: { requests: [({ postId }) => ({ params: { id: postId } })] },
  listEvents: {
    requests: [nothing, ({ event: { eventId } }) => ({ query: { event_id: eventId } })],
  },
  listMyEvents: { requests: [nothing] },
  groupEventsByTime: { requests: [nothing] },
  listEventsByIds: {
    requests: [({ event: { eventId } }) => ({ query: { event_ids: eventId } })],
  },
  readMyRsvp: { requests: [event], bare: true },
  readRsvpCounts: {
    requests: [({ event: { eventId } }) => ({ query: { event_id: eventId } })],
    bare: true,
  },
  listAttendees: { requests: [({ visitedId }) => ({ params: { id: visitedId } })] },
  downloadEvent: { requests: [event] },
  readCalendarFeed: { requests: [({ feedToken }) => ({ params: { token: feedToken } })] },
  listPostLikes: { requests: [({ commentedId }) => ({ params: { post_id: commentedId } })] },
  listCommentLikes: { requests: [({ repliedId }) => ({ params: { comment_id: repliedId } })] },
  readComment: {
    requests: [
      ({ commentId }) => ({ params: { comment_id: commentId } }),
      ({ repliedId }) => ({ params: { comment_id: repliedId } }),
    ],
  },
  listComments: { requests: [({ commentedId }) => ({ params: { post_id: commentedId } })] },
  listReplies: {
    requests: [
      ({ commentedId, commentId }) => repliesTo(commentedId, commentId),
      ({ commentedId, repliedId }) => repliesTo(commentedId, repliedId),
    ],
  },
  searchPosts: {
    requests: [
      keyword,
      () => ({ query: { keyword: '#harbouruniversity' } }),
      ({ owner }) => ({ query: { keyword: owner.username } }),
    ],
  },
  searchPeople: {
    requests: [
      keyword,
      () => ({ query: { keyword: DEPARTMENT } }),
      () => ({ query: { mentoring: 'true' } }),
      () => ({ query: { position: 'staff' } }),
      () => ({ query: { keyword: MARK, mentoring: 'true' } }),
    ],
  },
  lookupPeople: { requests: [({ owner }) => ({ query: { keyword: owner.username } })] },
  searchAll: {
    requests: [
      keyword,
      ({ owner }) => ({ query: { keyword: owner.username } }),
      () => ({ query: { keyword: MARK, sections: 'papers' } }),
      () => ({ query: { keyword: MARK, sections: 'events' } }),
    ],
  },
  searchEvents: { requests: [keyword] },
  listMyReports: { requests: [nothing] },
  listSuggestions: { requests: [nothing] },
  listConnections: { requests: [nothing], endedByBlock: true },
  listPendingRequests: { requests: [nothing], endedByBlock: true },
  listSentRequests: { requests: [nothing], endedByBlock: true },
  listConnectionsOfUser: {
    requests: [mine, ({ owner }) => ({ params: { id: owner.id } })],
    endedByBlock: true,
  },
  listNotifications: { requests: [nothing] },
  listUnreadNotifications: { requests: [nothing] },
  listConversations: { requests: [nothing] },
  readHistory: { requests: [({ owner }) => ({ params: { user_id: owner.id } })] },
  searchMessages: {
    requests: [keyword, ({ owner }) => ({ query: { keyword: MARK, user_id: owner.id } })],
  },
  listRecommendedPapers: { requests: [nothing] },
  searchPapers: { requests: [keyword] },
  listPapersOfUser: { requests: [({ owner }) => ({ params: { user_id: owner.id } })] },
  readPaper: { requests: [paper] },
  citePaper: { requests: [paper] },
  listPaperPosts: { requests: [paper] },
  readCards: {
    requests: [
      ({ paperId, event: { eventId }, postId }) => ({
        body: {
          addresses: [
            `research/papers/${paperId}`,
            `events/${eventId}`,
            `posts?highlight=${postId}`,
          ].map((path) => `http://localhost/dashboard/${path}`),
        },
      }),
    ],
  },
  listLibrary: { requests: [nothing, keyword] },
  exportLibrary: { requests: [() => ({ query: { format: 'json' } })] },
  findPagesOfPaper: { requests: [(world) => ({ ...paper(world), ...keyword() })] },
  readResearch: { requests: [({ workId }) => ({ params: { id: workId } })] },
  listResearchOfOthers: { requests: [nothing] },
  listOwnResearch: { requests: [nothing] },
  listCollaborationRequests: { requests: [nothing] },
  listMyCollaborationRequests: { requests: [nothing] },
  askChatbot: {
    requests: [
      () => ({ body: { req: `Which weevil is the ${MARK}?`, scope: 'papers' } }),
      ({ paperId }) => ({
        body: { req: `What is the ${MARK}?`, document_id: paperId, kind: 'paper' },
      }),
      ...['What events are coming up?', `Who works on ${MARK}?`, `Find papers on ${MARK}`].map(
        (req) => () => ({ body: { req } }),
      ),
    ],
  },
  openChatbotPaper: { requests: [paper] },
  readMatrix: { requests: [({ matrixId }) => ({ params: { id: matrixId } })] },
  exportMatrix: {
    requests: (['csv', 'md', 'bib'] as const).map((format) => ({ matrixId }) => ({
      params: { id: matrixId },
      query: { format },
    })),
  },
  listTopUniversities: { requests: [nothing] },
  listUniversities: { requests: [nothing] },
  readUniversity: { requests: [() => ({ params: { name: UNIVERSITY } })] },
  listPostsByHashtag: {
    requests: [
      nothing,
      () => ({ query: { limit: 20 } }),
      () => ({ query: { hashtag: UNIVERSITY } }),
      () => ({ query: { hashtag: UNIVERSITY, limit: 20 } }),
    ],
  },
  listPostsOfDepartment: {
    requests: [{}, { limit: 20 }].map((query) => () => ({
      params: { university: UNIVERSITY, department: DEPARTMENT },
      query,
    })),
  },
};

/** Calls that return nothing about other users, and why. */
export const withoutProbe: Readonly<Partial<Record<CallName, string>>> = {
  googleLogin: 'leads to Google',
  googleCallback: 'comes from Google',
  me: 'the caller alone',
  listHostedEvents: 'the caller alone',
  listPastEvents:
    'has tests of its own, because the event here is to come: lists/latestFirst.test.ts',
  listSessions: 'the caller alone',
  listFollowedTags: 'the caller alone',
  listLibraryTags: 'the caller alone',
  listSaved: 'ids that the caller has seen',
  listExports: 'the caller alone; what the file contains has tests of its own',
  downloadExport: 'opened by a signed address alone, which only the owner gets',
  readNotificationSettings: 'the caller alone',
  readSite: 'texts of the operator',
  readSessionLog: 'opened by a link alone, which the operator makes',
  readLogNotes: 'as readSessionLog',
  readPushKey: 'the public key of the server',
  readCalendarFeedState: 'the caller alone',
  readSharedPost: 'has tests of its own, for it has no reader: hiddenShares.test.ts',
  readSharedFile: 'as readSharedPost',
  downloadSharedEvent: 'as readSharedPost',
  listBlocked: 'the list of the blocked is where a block is lifted',
  readChatFile: 'opened by a signed address alone, for ten minutes',
  readReportedFile: 'opened by a signed address alone, which moderators and operators get',
  listModerationReports: 'for moderators alone, who must see everyone they decide about',
  readPaperFile: 'the papers here have no bytes; its row in rights.ts says 404 either way',
  downloadPaper: 'as readPaperFile',
  listChatbotDocuments: 'the caller alone',
  readChatbotDocument: 'the caller alone',
  listMatrices: 'the caller alone',
  listChatbotMessages:
    'the caller alone; papers that it quotes have tests of their own: conversation.test.ts',
};
