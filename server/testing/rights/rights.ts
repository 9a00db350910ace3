import type { CallName } from '#contract/calls/index';
import { testBrowser } from '../services/testBrowser';
import { everybody, members, visible, owner, ownId, toOwner, type Right } from './callers';
import { matrixRights } from './matrixRights';
import type { RightsWorld } from './rightsWorld';
import { sessionLogRights } from './sessionLogRights';

const email = ({ owner: { email } }: RightsWorld) => ({ email });
const post = ({ postId }: RightsWorld) => ({ params: { id: postId } });
const named = ({ owner: { id } }: RightsWorld) => ({ params: { id } });
const listed = ({ owner: { id } }: RightsWorld) => ({ query: { user_id: id } });
const request = ({ requestId }: RightsWorld) => ({ params: { request_id: requestId } });
const event = ({ eventId }: RightsWorld) => ({ params: { id: eventId } });
const paper = ({ paperId }: RightsWorld) => ({ params: { id: paperId } });
const work = ({ workId }: RightsWorld) => ({ params: { id: workId }, body: {} });
const collaboration = ({ collaborationId }: RightsWorld) => ({ params: { id: collaborationId } });
const chatbotDocument = ({ chatbotDocumentId }: RightsWorld) => ({
  params: { id: chatbotDocumentId },
});
const comment = ({ commentId }: RightsWorld) => ({ params: { comment_id: commentId } });
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

  requestDeletion: members(200, ({ password }) => ({ body: { password } })),
  keepAccount: members(204),
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
  // No university has the domain of this address.
  verifyInstitution: members(400, ({ fresh }) => ({ body: { email: `${fresh}@wobble.example` } })),
  confirmInstitution: members(400, () => ({ body: wrongCode })),
  removeInstitution: members(204),
  listSessions: members(200),
  endSession: owner(204, 404, ({ sessionId }) => ({ params: { id: sessionId } })),
  endOtherSessions: members(204),
  requestExport: members(202),
  listExports: members(200),
  downloadExport: everybody(403, () => ({ params: { id: 1 } })),

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
  listMyEvents: members(200),
  listHostedEvents: members(200),
  listPastEvents: members(200),
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
  listPostLikes: visible(200, ({ postId }) => ({ params: { post_id: postId } })),
  listCommentLikes: visible(200, comment),
  readComment: visible(200, comment),
  editComment: owner(200, 403, (world) => ({ ...comment(world), body: { content: 'Changed.' } })),
  deleteComment: owner(204, 403, comment),
  listComments: visible(200, ({ postId }) => ({ params: { post_id: postId } })),
  listReplies: visible(200, ({ postId, commentId }) => ({
    params: { post_id: postId, comment_id: commentId },
  })),
  createComment: visible(200, onPost),
  replyToComment: visible(200, onPost),
  sharePost: visible(200, ({ postId }) => ({ params: { post_id: postId }, body: {} })),
  unsharePost: visible(204, ({ postId }) => ({ params: { post_id: postId } })),
  readSharedPost: everybody(404, () => ({ params: { token: 'unknown' } })),
  readSharedFile: everybody(404, () => ({ params: { token: 'unknown', file_id: 1 } })),

  listFollowedTags: members(200),
  followTag: members(200, () => ({ params: { tag: 'tides' } })),
  unfollowTag: members(204, () => ({ params: { tag: 'tides' } })),
  reportPost: toOwner(201, 400, (world) => ({ ...post(world), body: { reason: 'Spam.' } })),
  reportComment: toOwner(201, 400, (world) => ({ ...comment(world), body: { reason: 'Spam.' } })),
  // A member who blocked the owner still sees the owner's profile, and may report it.
  createReport: {
    ...toOwner(201, 400, ({ owner: { id } }) => ({
      body: { kind: 'person', id, reason: 'Spam.' },
    })),
    blocking: 201,
  },
  listMyReports: members(200),
  // The report is the friend's.
  withdrawReport: members(404, ({ reportId }) => ({ params: { id: reportId } })),
  // Nothing is decided yet.
  appealDecision: members(404, ({ reportId }) => ({
    params: { id: reportId },
    body: { text: 'Please look again.' },
  })),
  readReportedFile: everybody(403, () => ({ params: { id: 1, file_id: 1 } })),
  // No one here is a moderator: moderation.test.ts has them.
  listModerationReports: members(404),
  lookAtReport: members(404, ({ reportId }) => ({ params: { id: reportId } })),
  decideReport: members(404, ({ reportId }) => ({
    params: { id: reportId },
    body: { decision: 'dismiss' },
  })),
  searchPosts: members(200, () => ({ query: { keyword: 'mine' } })),
  searchPeople: members(200, () => ({ query: { keyword: 'mine' } })),
  lookupPeople: members(200, () => ({ query: { keyword: 'mine' } })),
  searchAll: members(200, () => ({ query: { keyword: 'mine' } })),
  searchEvents: members(200, () => ({ query: { keyword: 'mine' } })),

  listSuggestions: members(200),
  listConnections: members(200),
  listPendingRequests: members(200),
  listSentRequests: members(200),
  // Only for the own id these are connections; for another it is who they are.
  listConnectionsOfUser: visible(200, named),
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
  readNotificationSettings: members(200),
  saveNotificationSettings: members(200, () => ({ body: { settings: [] } })),
  unsubscribe: everybody(404, () => ({ params: { token: 'unknown' } })),
  readSite: everybody(200),
  ...sessionLogRights,
  readPushKey: members(200),
  subscribePush: members(201, () => ({ body: testBrowser() })),
  unsubscribePush: owner(204, 404, ({ pushSubscriptionId }) => ({
    params: { id: pushSubscriptionId },
  })),

  // Without a file: authorised callers get as far as the validation error.
  uploadChatFile: members(400),
  // For every caller: only a signed URL opens a file.
  readChatFile: everybody(403, () => ({ params: { name: 'unknown' } })),
  listConversations: members(200),
  readHistory: visible(200, ({ owner: { id } }) => ({ params: { user_id: id } })),
  searchMessages: visible(200, ({ owner: { id } }) => ({
    query: { keyword: 'mine', user_id: id },
  })),

  listRecommendedPapers: members(200),
  searchPapers: members(200, () => ({ query: { keyword: 'mine' } })),
  listPapersOfUser: members(200, ({ owner: { id } }) => ({ params: { user_id: id } })),
  readPaper: visible(200, paper),
  citePaper: visible(200, paper),
  findPagesOfPaper: visible(200, (world) => ({ ...paper(world), query: { keyword: 'mine' } })),
  listPaperPosts: visible(200, paper),
  // Addresses of what the reader may not see have no card.
  readCards: members(200, () => ({ body: { addresses: ['https://elsewhere.example/'] } })),
  keepReadingPlace: visible(200, (world) => ({ ...paper(world), body: { page: 2 } })),
  listLibrary: members(200),
  listLibraryTags: members(200),
  listSaved: members(200),
  saveToLibrary: visible(200, ({ paperId }) => ({
    params: { kind: 'paper', id: paperId },
    body: {},
  })),
  removeFromLibrary: members(204, ({ paperId }) => ({ params: { kind: 'paper', id: paperId } })),
  inspectReferences: members(200, () => ({ body: { text: '10.1000/182' } })),
  importReferences: members(201, () => ({
    body: { entries: [{ title: 'On tides', author: '', year: null, doi: null, fields: {} }] },
  })),
  exportLibrary: members(200, () => ({ query: { format: 'bib' } })),
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
  updateResearch: owner(200, 403, ({ workId }) => ({
    params: { id: workId },
    body: { title: 'Changed.', is_open: false },
  })),
  deleteResearch: owner(204, 403, work),
  listCollaborationRequests: members(200),
  listMyCollaborationRequests: members(200),
  // The request is to the owner: only the person who made it may withdraw it.
  withdrawCollaboration: members(404, collaboration),
  requestCollaboration: toOwner(200, 400, work),
  acceptCollaboration: owner(200, 404, collaboration),
  declineCollaboration: owner(200, 404, collaboration),

  uploadChatbotPdf: members(400),
  askChatbot: members(200, () => ({ body: { req: 'How do I change my picture?' } })),
  listChatbotDocuments: members(200),
  // Without its bytes.
  readChatbotDocument: members(404, chatbotDocument),
  deleteChatbotDocument: owner(204, 404, chatbotDocument),
  openChatbotPaper: visible(200, paper),
  listChatbotMessages: members(200),
  // No one here keeps their conversation.
  keepChatbotMessages: members(409, () => ({
    body: { messages: [{ client_id: 'a', sender: 'user', text: 'Hello.' }] },
  })),
  deleteChatbotMessages: members(204),
  ...matrixRights,

  listTopUniversities: members(200),
  listUniversities: members(200),
  readUniversity: members(200, ({ university }) => ({ params: { name: university } })),
  listPostsByHashtag: members(200),
  listPostsOfDepartment: members(200, ({ university, department }) => ({
    params: { university, department },
  })),
};
