import type { CallName } from '#contract/calls/index';
import type { CallInput } from './callAs';
import type { RightsWorld } from './rightsWorld';

/**
 * The kinds of caller: anonymous, a user with an unverified address, another member, a member whom
 * the owner has blocked, or the owner.
 */
export const CALLERS = ['anonymous', 'unverified', 'other', 'blocked', 'owner'] as const;
export type CallerKind = (typeof CALLERS)[number];

/** The status that each caller gets for the same request. */
export interface Right extends Record<CallerKind, number> {
  /**
   * For a member who has blocked the owner, if it differs from the member whom the owner has
   * blocked.
   */
  blocking?: number;
  request?: (world: RightsWorld) => CallInput;
}

type Request = Right['request'];

const right = (statuses: Omit<Right, 'request'>, request: Request): Right => ({
  ...statuses,
  ...(request ? { request } : {}),
});

/** Everyone gets the same status. */
const everybody = (status: number, request?: Request) =>
  right(
    { anonymous: status, unverified: status, other: status, blocked: status, owner: status },
    request,
  );

/** Every member gets the same status: the call is about the caller, or lists what they may see. */
const members = (status: number, request?: Request) =>
  right(
    { anonymous: 401, unverified: 403, other: status, blocked: status, owner: status },
    request,
  );

/** Members get the status, but for users hidden from the owner the thing does not exist. */
const visible = (status: number, request: Request) =>
  right({ anonymous: 401, unverified: 403, other: status, blocked: 404, owner: status }, request);

/** The owner gets the status. Another member gets a 403, or, like blocked members, a 404. */
const owner = (status: number, other: 403 | 404, request: Request) =>
  right({ anonymous: 401, unverified: 403, other, blocked: 404, owner: status }, request);

/** The owner gets the status; every other caller gets 403, whether the id exists or not. */
const ownId = (status: number, request: Request) =>
  right({ anonymous: 401, unverified: 403, other: 403, blocked: 403, owner: status }, request);

/** A member reaches the owner, a blocked member cannot, and no one may do it to themselves. */
const toOwner = (other: number, self: 400 | 404, request: Request, blocked = 404) =>
  right({ anonymous: 401, unverified: 403, other, blocked, owner: self }, request);

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

/** The response to every call of the server, by caller; a call without a row fails the tests. */
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
  // A member can see a profile they have blocked, because that is where they unblock it.
  userByName: {
    ...visible(200, ({ owner: { username } }) => ({ params: { username } })),
    blocking: 200,
  },
  profile: { ...visible(200, named), blocking: 200 },
  // Without a picture: authorised callers get as far as the validation error.
  uploadPicture: members(400),
  changePrivacy: members(200, () => ({ body: { hides_email: true } })),
  changeDetails: members(200, () => ({ body: { display_name: 'Rights Table' } })),
  completeStep1: members(200, () => ({
    body: { university_name: 'DU', department: 'Physics', fields_of_interest: 'Optics' },
  })),

  // A code is for accounts without a password, and these have one.
  requestAccountCode: members(409, () => ({ body: { purpose: 'set_password' } })),
  changePassword: members(200, ({ password }) => ({
    body: { current_password: password, new_password: 'another-lantern-43' },
  })),
  changeEmail: members(200, ({ fresh, password }) => ({
    body: { new_email: `${fresh}@campus.example`, password },
  })),
  confirmEmail: members(400, () => ({ body: wrongCode })),
  undoEmailChange: everybody(404, () => ({ params: { token: 'unknown' } })),
  changeUsername: members(200, ({ fresh }) => ({ body: { username: fresh } })),
  listSessions: members(200),
  endSession: owner(204, 404, ({ sessionId }) => ({ params: { id: sessionId } })),
  endOtherSessions: members(204),

  createTextPost: members(201, () => ({ body: { content: 'A note.' } })),
  updateTextPost: owner(200, 403, (world) => ({ ...post(world), body: { content: 'Changed.' } })),
  deletePost: owner(204, 403, post),
  listPosts: members(200, listed),
  readPost: visible(200, post),
  // Without a file, for a note: authorised callers get as far as the validation error.
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
  setRsvp: visible(200, (world) => ({ ...event(world), body: { status: 'going' } })),
  deleteRsvp: visible(204, event),
  readMyRsvp: visible(200, event),
  readRsvpCounts: visible(200, ({ eventId }) => ({ query: { event_id: eventId } })),
  listAttendees: visible(200, event),

  downloadEvent: visible(200, event),
  downloadSharedEvent: everybody(404, () => ({ params: { token: 'unknown' } })),
  readCalendarFeed: everybody(404, () => ({ params: { token: 'unknown' } })),
  readCalendarFeedState: members(200),
  createCalendarFeed: members(201),
  deleteCalendarFeed: members(204),

  like: visible(200, ({ postId }) => ({ body: { post_id: postId } })),
  listComments: visible(200, ({ postId }) => ({ params: { post_id: postId } })),
  listReplies: visible(200, ({ postId, commentId }) => ({
    params: { post_id: postId, comment_id: commentId },
  })),
  createComment: visible(201, onPost),
  replyToComment: visible(201, onPost),
  sharePost: visible(200, ({ postId }) => ({ params: { post_id: postId }, body: {} })),
  unsharePost: visible(204, ({ postId }) => ({ params: { post_id: postId } })),
  readSharedPost: everybody(404, () => ({ params: { token: 'unknown' } })),
  readSharedFile: everybody(404, () => ({ params: { token: 'unknown', file_id: 1 } })),

  readReportedFile: everybody(403, () => ({ params: { id: 1, file_id: 1 } })),
  reportPost: toOwner(201, 400, (world) => ({ ...post(world), body: { reason: 'Spam.' } })),
  searchPosts: members(200, () => ({ query: { keyword: 'mine' } })),
  searchPeople: members(200, () => ({ query: { keyword: 'mine' } })),
  lookupPeople: members(200, () => ({ query: { keyword: 'mine' } })),

  listSuggestions: members(200),
  listConnections: members(200),
  listPendingRequests: members(200),
  listConnectionsOfUser: ownId(200, named),
  connect: toOwner(201, 400, ({ owner: { id } }) => ({ body: { friend_id: id } })),
  acceptRequest: owner(200, 404, request),
  rejectRequest: owner(200, 404, request),
  // The request is to the owner: only its sender may withdraw it.
  withdrawRequest: members(404, request),
  removeConnection: owner(204, 404, ({ connectionId }) => ({ params: { id: connectionId } })),
  // No one has disconnected from the owner.
  restoreConnection: members(404, ({ owner: { id } }) => ({ body: { friend_id: id } })),
  listBlocked: members(200),
  // Blocking a user who has blocked the caller is allowed, and the block outlasts theirs.
  block: toOwner(201, 400, ({ owner: { id } }) => ({ body: { user_id: id } }), 201),
  unblock: members(204, ({ owner: { id } }) => ({ params: { user_id: id } })),

  listNotifications: ownId(200, listed),
  listUnreadNotifications: ownId(200, listed),
  markNotificationRead: owner(200, 404, ({ notificationId }) => ({
    params: { id: notificationId },
  })),
  markAllNotificationsRead: members(200),

  // Without a file: authorised callers get as far as the validation error.
  uploadChatFile: members(400),
  // For every caller: only a signed URL opens a file.
  readChatFile: everybody(403, () => ({ params: { name: 'unknown' } })),
  listConversations: members(200),
  readHistory: visible(200, ({ owner: { id } }) => ({ params: { user_id: id } })),

  listRecommendedPapers: members(200),
  searchPapers: members(200, () => ({ query: { keyword: 'mine' } })),
  listPapersOfUser: members(200, ({ owner: { id } }) => ({ params: { user_id: id } })),
  readPaper: visible(200, paper),
  citePaper: visible(200, paper),
  // Without its bytes: authorised callers get as far as the 404 for the missing file.
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
  readResearch: visible(200, ({ workId }) => ({ params: { id: workId } })),
  deleteResearch: owner(204, 403, work),
  listCollaborationRequests: members(200),
  requestCollaboration: toOwner(201, 400, work),
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
  readUniversity: members(200, ({ university }) => ({ params: { name: university } })),
  listPostsByHashtag: members(200),
  listPostsOfDepartment: members(200, ({ university, department }) => ({
    params: { university, department },
  })),
};
