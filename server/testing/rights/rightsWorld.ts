import { randomUUID } from 'node:crypto';
import { calls } from '#contract/calls/index';
import type { TestServer } from '../createTestServer';
import { insertChatbotDocument } from '../insertChatbotDocument';
import { insertPaper } from '../insertPaper';
import { testBrowser } from '../services/testBrowser';
import { connectUsers, createVerifiedUser, TEST_PASSWORD, type TestUser } from '../factories';
import { callAs } from './callAs';

/** A few users, and one thing of each kind that belongs to the owner. */
export interface RightsWorld {
  owner: TestUser;
  other: TestUser;
  /** Blocked by the owner. */
  blocked: TestUser;
  /** Has blocked the owner. */
  blocking: TestUser;
  unverified: TestUser;
  /** Connected with the owner. */
  friend: TestUser;
  password: string;
  /** The owner's. */
  sessionId: number;
  /** An unused username. */
  fresh: string;
  /** The owner's. */
  university: string;
  department: string;
  postId: number;
  commentId: number;
  /** A request to the owner. */
  requestId: number;
  connectionId: number;
  notificationId: number;
  /** An event, and the post it belongs to. */
  eventId: number;
  eventPostId: number;
  paperId: number;
  /** Current work, and a request to join it. */
  workId: number;
  collaborationId: number;
  /** A document uploaded to the chatbot. */
  chatbotDocumentId: number;
  matrixId: number;
  pushSubscriptionId: number;
  /** The friend's report of the owner's event. */
  reportId: number;
}

/** Creates a separate world, so that test cases do not affect each other. */
export async function createRightsWorld(server: TestServer): Promise<RightsWorld> {
  const department = 'Physics';
  const university = 'Harbour University';
  const owner = await createVerifiedUser(server, { university, department });
  const [other, blocked, blocking, friend, asking] = await Promise.all([
    createVerifiedUser(server),
    createVerifiedUser(server),
    createVerifiedUser(server),
    createVerifiedUser(server),
    createVerifiedUser(server),
  ]);
  const unverified = await createVerifiedUser(server, { verified: false });
  const connectionId = await connectUsers(server, owner, friend);
  const asked = await callAs(server, asking, calls.connect, { body: { friend_id: owner.id } });
  const post = await callAs(server, owner, calls.createTextPost, { body: { content: 'Mine.' } });
  const comment = await callAs(server, owner, calls.createComment, {
    params: { post_id: post.response.id },
    body: { content: 'Mine too.' },
  });
  const event = await callAs(server, owner, calls.createEventPost, {
    body: {
      event_title: 'My event',
      event_description: 'All are welcome.',
      event_date: '2199-12-31',
      event_time: '18:00',
    },
  });
  const paperId = await insertPaper(server, owner);
  const matrix = await callAs(server, owner, calls.createMatrix, {
    body: { paper_ids: [paperId], questions: ['How old is it?'] },
  });
  const work = await callAs(server, owner, calls.postResearch, {
    body: { title: 'Mine', research_field: 'Botany', details: 'Join me.' },
  });
  const onWork = { params: { id: work.response.id }, body: {} };
  await callAs(server, friend, calls.requestCollaboration, onWork);
  const collaborations = await callAs(server, owner, calls.listCollaborationRequests);
  const sessions = await callAs(server, owner, calls.listSessions);
  const notifications = await callAs(server, owner, calls.listNotifications);
  const report = await callAs(server, friend, calls.createReport, {
    body: { kind: 'post', id: event.response.id, reason: 'Spam.' },
  });
  const subscription = await callAs(server, owner, calls.subscribePush, { body: testBrowser() });
  await callAs(server, owner, calls.block, { body: { user_id: blocked.id } });
  await callAs(server, blocking, calls.block, { body: { user_id: owner.id } });
  return {
    owner,
    other,
    blocked,
    blocking,
    unverified,
    friend,
    password: TEST_PASSWORD,
    sessionId: sessions.response[0]?.id ?? 0,
    fresh: `u${randomUUID().slice(0, 12)}`,
    university,
    department,
    postId: post.response.id,
    commentId: comment.response.id,
    requestId: asked.response.request_id ?? 0,
    connectionId,
    notificationId: notifications.response[0]?.id ?? 0,
    eventId: event.response.event?.id ?? 0,
    eventPostId: event.response.id,
    paperId,
    workId: work.response.id,
    collaborationId: collaborations.response[0]?.id ?? 0,
    chatbotDocumentId: await insertChatbotDocument(server, owner),
    matrixId: matrix.response.id,
    pushSubscriptionId: subscription.response.id,
    reportId: report.response.id,
  };
}
