import type { CallName } from '#contract/calls/index';
import type { CallInput } from './callAs';
import type { RightsWorld } from './rightsWorld';

/** Who calls: nobody, a person whose address is not proved, somebody else, or the one whose thing it is. */
export const CALLERS = ['anonymous', 'unverified', 'other', 'owner'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** What each caller is answered to one and the same request. */
export interface Right extends Record<CallerKind, number> {
  request?: (world: RightsWorld) => CallInput;
}

type Request = Right['request'];

const right = (statuses: Record<CallerKind, number>, request: Request): Right => ({
  ...statuses,
  ...(request ? { request } : {}),
});

/** Everybody gets the same answer. */
const everybody = (status: number, request?: Request) =>
  right({ anonymous: status, unverified: status, other: status, owner: status }, request);

/** Every member gets the same answer. */
const members = (status: number, request?: Request) =>
  right({ anonymous: 401, unverified: 403, other: status, owner: status }, request);

/** The owner gets his answer; another is told that it is not his, or that there is no such thing. */
const owner = (status: number, other: 403 | 404, request: Request) =>
  right({ anonymous: 401, unverified: 403, other, owner: status }, request);

const email = ({ owner: { email } }: RightsWorld) => ({ email });
const post = ({ postId }: RightsWorld) => ({ params: { id: postId } });
const named = ({ owner: { id } }: RightsWorld) => ({ params: { id } });
const listed = ({ owner: { id } }: RightsWorld) => ({ query: { user_id: id } });
const request = ({ requestId }: RightsWorld) => ({ params: { request_id: requestId } });
const event = ({ eventId }: RightsWorld) => ({ params: { id: eventId } });
const paper = ({ paperId }: RightsWorld) => ({ params: { id: paperId } });
const work = ({ workId }: RightsWorld) => ({ params: { id: workId }, body: {} });
const collaboration = ({ collaborationId }: RightsWorld) => ({ params: { id: collaborationId } });
const assistantDocument = ({ assistantDocumentId }: RightsWorld) => ({
  params: { id: assistantDocumentId },
});
const wrongCode = { otp: '000000' };
const onPost = ({ postId, commentId }: RightsWorld) => ({
  params: { post_id: postId, comment_id: commentId },
  body: { content: 'A thought.' },
});

/** The answer to every call of the server, by caller; a call without a row fails the tests. */
export const rights: Readonly<Partial<Record<CallName, Right>>> = {
  signup: everybody(201, ({ fresh }) => ({
    body: { username: fresh, email: `${fresh}@campus.example`, password: 'quiet-lantern-42' },
  })),
  login: everybody(200, ({ owner, password }) => ({
    body: { username: owner.username, password },
  })),
  logout: members(204),
  googleLogin: everybody(302),
  googleCallback: everybody(302),
  verifyOtp: everybody(400, (world) => ({ body: { ...email(world), ...wrongCode } })),
  resendOtp: everybody(200, (world) => ({ body: email(world) })),
  forgotPassword: everybody(200, (world) => ({ body: email(world) })),
  resetPassword: everybody(400, (world) => ({
    body: { ...email(world), ...wrongCode, new_password: 'another-lantern-43' },
  })),
  me: members(200),
  userByName: members(200, ({ owner: { username } }) => ({ params: { username } })),
  profile: members(200, named),
  // Without a picture: who may call gets as far as being told so.
  uploadPicture: members(400),
  changePrivacy: members(200, () => ({ body: { hides_email: true } })),
  completeStep1: members(200, () => ({
    body: { university_name: 'DU', department: 'Physics', fields_of_interest: 'Optics' },
  })),

  createTextPost: members(201, () => ({ body: { content: 'A note.' } })),
  updateTextPost: owner(200, 403, (world) => ({ ...post(world), body: { content: 'Changed.' } })),
  deletePost: owner(204, 403, post),
  listPosts: members(200, listed),
  readPost: members(200, post),
  // Without a file, and of a note: who may call gets as far as being told so.
  createMediaPost: members(400),
  createDocumentPost: members(400),
  updateMediaPost: owner(409, 403, (world) => ({ ...post(world), body: { content: 'Changed.' } })),
  updateDocumentPost: owner(409, 403, (world) => ({
    ...post(world),
    body: { content: 'Changed.' },
  })),

  createEventPost: members(201, () => ({
    body: {
      event_title: 'A talk',
      event_description: 'Bring a friend.',
      event_date: '2199-12-31',
      event_time: '18:00',
    },
  })),
  updateEventPost: owner(200, 403, ({ eventPostId }) => ({
    params: { id: eventPostId },
    body: { event_title: 'Another talk' },
  })),
  listEvents: members(200),
  groupEventsByTime: members(200),
  listEventsByIds: members(200, ({ eventId }) => ({ query: { event_ids: eventId } })),
  setRsvp: members(200, (world) => ({ ...event(world), body: { status: 'going' } })),
  deleteRsvp: members(204, event),
  readMyRsvp: members(200, event),
  readRsvpCounts: members(200, ({ eventId }) => ({ query: { event_id: eventId } })),
  listAttendees: members(200, event),

  downloadEvent: members(200, event),
  readCalendarFeed: everybody(404, () => ({ params: { token: 'unknown' } })),
  readCalendarFeedState: members(200),
  createCalendarFeed: members(201),
  deleteCalendarFeed: members(204),

  like: members(200, ({ postId }) => ({ body: { post_id: postId } })),
  listComments: members(200, ({ postId }) => ({ params: { post_id: postId } })),
  createComment: members(201, onPost),
  replyToComment: members(201, onPost),
  sharePost: members(200, ({ postId }) => ({ params: { post_id: postId }, body: {} })),
  unsharePost: members(204, ({ postId }) => ({ params: { post_id: postId } })),
  readSharedPost: everybody(404, () => ({ params: { token: 'unknown' } })),

  // Nobody reports his own.
  reportPost: right({ anonymous: 401, unverified: 403, other: 201, owner: 400 }, (world) => ({
    ...post(world),
    body: { reason: 'Spam.' },
  })),
  searchPosts: members(200, () => ({ query: { keyword: 'mine' } })),
  searchPeople: members(200, () => ({ query: { keyword: 'mine' } })),

  listSuggestions: members(200),
  listConnections: members(200),
  listPendingRequests: members(200),
  listConnectionsOfUser: owner(200, 403, named),
  connect: members(201, ({ newcomer }) => ({ body: { friend_id: newcomer.id } })),
  acceptRequest: owner(200, 404, request),
  rejectRequest: owner(200, 404, request),
  // The request is to the owner: nobody but its sender takes it back.
  withdrawRequest: members(404, request),
  removeConnection: owner(204, 404, ({ connectionId }) => ({ params: { id: connectionId } })),
  // Nobody has parted from the newcomer.
  restoreConnection: members(404, ({ newcomer }) => ({ body: { friend_id: newcomer.id } })),
  listBlocked: members(200),
  block: members(201, ({ newcomer }) => ({ body: { user_id: newcomer.id } })),
  unblock: members(204, ({ newcomer }) => ({ params: { user_id: newcomer.id } })),

  listNotifications: owner(200, 403, listed),
  listUnreadNotifications: owner(200, 403, listed),
  markNotificationRead: owner(200, 404, ({ notificationId }) => ({
    params: { id: notificationId },
  })),
  markAllNotificationsRead: members(200),

  // Without a file: who may call gets as far as being told so.
  uploadChatFile: members(400),
  // Whoever he is: only a signed address opens a file.
  readChatFile: everybody(403, () => ({ params: { name: 'unknown' } })),
  listConversations: members(200),
  readHistory: members(200, ({ friend }) => ({ params: { user_id: friend.id } })),

  listRecommendedPapers: members(200),
  searchPapers: members(200, () => ({ query: { keyword: 'mine' } })),
  listPapersOfUser: members(200, ({ owner: { id } }) => ({ params: { user_id: id } })),
  readPaper: members(200, paper),
  citePaper: members(200, paper),
  // Without its bytes: who may read gets as far as being told so.
  readPaperFile: members(404, paper),
  downloadPaper: members(404, paper),
  uploadPaper: members(400),
  inspectPaper: members(400),
  updatePaper: owner(200, 403, (world) => ({ ...paper(world), body: { title: 'Changed.' } })),
  deletePaper: owner(204, 403, paper),
  postResearch: members(201, () => ({
    body: { title: 'Tides', research_field: 'Physics', details: 'Help me count.' },
  })),
  listResearchOfOthers: members(200),
  listOwnResearch: members(200),
  deleteResearch: owner(204, 403, work),
  listCollaborationRequests: members(200),
  // Nobody joins his own.
  requestCollaboration: right({ anonymous: 401, unverified: 403, other: 201, owner: 400 }, work),
  acceptCollaboration: owner(200, 404, collaboration),
  declineCollaboration: owner(200, 404, collaboration),

  uploadAssistantPdf: members(400),
  askAssistant: members(200, () => ({ body: { req: 'How do I change my picture?' } })),
  listAssistantDocuments: members(200),
  // Without its bytes.
  readAssistantDocument: members(404, assistantDocument),
  deleteAssistantDocument: owner(204, 404, assistantDocument),

  listTopUniversities: members(200),
  listUniversities: members(200),
  readUniversity: members(404, () => ({ params: { name: 'Nowhere' } })),
  listPostsByHashtag: members(200),
  listPostsOfDepartment: members(404, () => ({
    params: { university: 'Nowhere', department: 'Physics' },
  })),
};
