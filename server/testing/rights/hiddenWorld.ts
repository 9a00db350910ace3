import { sql } from 'kysely';
import { calls } from '#contract/calls/index';
import { answerMatrices } from '#server/features/chatbot/matrix/testing/answerMatrices';
import { createFeed } from '#server/features/calendar/testing/feeds';
import { sendRsvp, announceIn, type Announced } from '#server/features/calendar/testing/attend';
import { indexMessages } from '#server/features/chat/search/indexMessages';
import type { TestServer } from '../createTestServer';
import { connectUsers, createVerifiedUser, type TestUser } from '../factories';
import { insertPaper } from '../insertPaper';
import { openSocket } from '../openSocket';
import { callAs } from './callAs';

/** A word that occurs in everything the hidden users wrote, and nowhere else. */
export const MARK = 'zyzzyva';
export const UNIVERSITY = 'Harbour University';
export const DEPARTMENT = 'Physics';
const HASHTAG = '#HarbourUniversity';
const DAY_MS = 86_400_000;

/**
 * A reader, four users who are about to be hidden from the reader, and the content that they left
 * everywhere.
 */
export interface HiddenWorld {
  reader: TestUser;
  /** Connected with the reader. */
  owner: TestUser;
  /** Has sent the reader a connection request. */
  asker: TestUser;
  /** Has got a connection request from the reader. */
  asked: TestUser;
  /** Shares only a department with the reader. */
  stranger: TestUser;
  postId: number;
  /** By another user; the owner commented on it and likes it. */
  commentedId: number;
  /** A comment by the owner on it. */
  commentId: number;
  /** A comment by another user on it; the owner replied to it and likes it. */
  repliedId: number;
  event: Announced;
  /** By another user; the owner is going to it. */
  visitedId: number;
  paperId: number;
  workId: number;
  /** Quotes of the paper, by the reader. */
  matrixId: number;
  feedToken: string;
  /** The marks to search responses for: the word, and the ids of the users and of their content. */
  marks: readonly string[];
}

const TABLES = ['users', 'posts', 'events', 'papers', 'posted_research', 'comments'] as const;

/**
 * Starts the ids of each table far from each other and from any count, so that they can serve as
 * marks.
 */
export async function spreadIds({ deps: { db } }: TestServer): Promise<void> {
  for (const [place, table] of TABLES.entries()) {
    const first = sql.lit(70_000_001 + place * 1_000_000);
    await sql`ALTER TABLE ${sql.table(table)} ALTER COLUMN id RESTART WITH ${first}`.execute(db);
  }
}

const member = (server: TestServer, name: string) =>
  createVerifiedUser(server, {
    username: `${name}-${Math.random().toString(36).slice(2, 10)}`,
    university: UNIVERSITY,
    department: DEPARTMENT,
    interests: [name.startsWith(MARK) ? `${MARK} studies` : 'Tides'],
  });

async function meet(server: TestServer, address: string, owner: TestUser, reader: TestUser) {
  await connectUsers(server, owner, reader);
  const socket = await openSocket(address, owner);
  await socket.say(reader, `${MARK} hello`);
  socket.raw.close();
  await indexMessages(server.deps);
}

async function postOf(server: TestServer, user: TestUser, content: string): Promise<number> {
  return (await callAs(server, user, calls.createTextPost, { body: { content } })).response.id;
}

/**
 * Creates work of the owner's that the reader asks to join, work of the reader's that the owner asks
 * to join, and other work that they have joined.
 * Returns the id of the owner's own work.
 */
async function collaborate(server: TestServer, owner: TestUser, reader: TestUser) {
  const announce = async (user: TestUser, title: string) => {
    const body = { title, research_field: 'Physics', details: `${title}, together.` };
    return (await callAs(server, user, calls.postResearch, { body })).response.id;
  };
  const workId = await announce(owner, `${MARK} work`);
  const ask = async (id: number, user = owner) =>
    callAs(server, user, calls.requestCollaboration, {
      params: { id },
      body: { message: `${MARK} please` },
    });
  await ask(workId, reader);
  await ask(await announce(reader, 'Waves'));
  const [request] = (await callAs(server, reader, calls.listCollaborationRequests)).response;
  await callAs(server, reader, calls.acceptCollaboration, { params: { id: request?.id ?? 0 } });
  await ask(await announce(reader, 'Currents'));
  return workId;
}

/** Creates content and activity of the owner wherever a reader might see it. */
export async function createHiddenWorld(server: TestServer, address: string): Promise<HiddenWorld> {
  const reader = await member(server, 'reader');
  const third = await member(server, 'third');
  const owner = await member(server, `${MARK}-owner`);
  const asker = await member(server, `${MARK}-asker`);
  const asked = await member(server, `${MARK}-asked`);
  const stranger = await member(server, `${MARK}-stranger`);
  await meet(server, address, owner, reader);
  await callAs(server, reader, calls.connect, { body: { friend_id: asked.id } });
  await callAs(server, owner, calls.changeDetails, {
    body: { position: 'staff', mentoring_topics: [`${MARK} studies`], mentoring_places: 1 },
  });
  await callAs(server, asker, calls.connect, {
    body: { friend_id: reader.id, message: `${MARK} asks` },
  });

  const postId = await postOf(server, owner, `${MARK} note ${HASHTAG}`);
  await callAs(server, reader, calls.followTag, { params: { tag: HASHTAG } });
  const commentedId = await postOf(server, third, 'A question.');
  const comment = await callAs(server, owner, calls.createComment, {
    params: { post_id: commentedId },
    body: { content: `${MARK} comment` },
  });
  await callAs(server, third, calls.replyToComment, {
    params: { post_id: commentedId, comment_id: comment.response.id },
    body: { content: `Not ${MARK}!` },
  });
  const replied = await callAs(server, third, calls.createComment, {
    params: { post_id: commentedId },
    body: { content: 'An answer.' },
  });
  await callAs(server, owner, calls.replyToComment, {
    params: { post_id: commentedId, comment_id: replied.response.id },
    body: { content: `${MARK} reply` },
  });
  await callAs(server, owner, calls.like, {
    body: { post_id: await postOf(server, reader, 'Mine.') },
  });
  for (const comment_id of [null, replied.response.id])
    await callAs(server, owner, calls.like, { body: { post_id: commentedId, comment_id } });
  const event = await announceIn(server, owner, DAY_MS, { event_title: `${MARK} evening` });
  await sendRsvp(server, reader, event, 'going');
  const visited = await announceIn(server, third, 2 * DAY_MS);
  await sendRsvp(server, owner, visited, 'going');
  const paperId = await insertPaper(server, owner, {
    title: `${MARK} paper`,
    author: 'Ada Linné',
    abstract: `The ${MARK} is a weevil.`,
    pages: [`The ${MARK} is a tropical weevil of South America.`],
  });
  // Recommended to the reader because of the saved paper by the same author.
  await insertPaper(server, third, { author: 'Ada Linné' });
  await postOf(server, owner, `${MARK} ${address}/dashboard/research/papers/${paperId}`);
  for (const params of [
    { kind: 'post', id: postId },
    { kind: 'paper', id: paperId },
  ] as const)
    await callAs(server, reader, calls.saveToLibrary, { params, body: {} });
  const matrix = await callAs(server, reader, calls.createMatrix, {
    body: { paper_ids: [paperId], questions: ['Where is the weevil at home?'] },
  });
  await answerMatrices(server);
  const workId = await collaborate(server, owner, reader);
  await callAs(server, reader, calls.createReport, {
    body: { kind: 'post', id: postId, reason: 'Spam.' },
  });
  const feed = await createFeed(server, reader);
  const ids = [owner, asker, asked, stranger].map(({ id }) => id);
  return {
    reader,
    owner,
    asker,
    asked,
    stranger,
    postId,
    commentedId,
    commentId: comment.response.id,
    repliedId: replied.response.id,
    event,
    visitedId: visited.eventId,
    paperId,
    workId,
    matrixId: matrix.response.id,
    feedToken: new URL(feed).pathname.split('/').at(-1) ?? '',
    marks: [MARK, ...[...ids, postId, event.postId, event.eventId, paperId, workId].map(String)],
  };
}
