import type { FastifyReply } from 'fastify';

/** Sends a list of posts that are JSON already. */
export const sendPosts = (reply: FastifyReply, posts: readonly string[]): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(`{"posts":[${posts.join(',')}]}`);
