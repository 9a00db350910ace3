import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

const ONE_DAY_SECONDS = 86_400;

/**
 * Lets pages of these origins call the API with a token, and show its files. They get no cookies.
 * Without any origin this does nothing.
 */
export async function addClientOrigins(
  app: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    credentials: false,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'range'],
    exposedHeaders: ['content-disposition', 'content-range', 'retry-after', 'x-request-id'],
    maxAge: ONE_DAY_SECONDS,
  });
  app.addHook('onSend', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return;
    reply.header('cross-origin-resource-policy', 'cross-origin');
    const policy = reply.getHeader('content-security-policy');
    // The documents that our own pages may frame.
    if (typeof policy !== 'string' || !policy.includes("frame-ancestors 'self'")) return;
    const framers = ["frame-ancestors 'self'", ...origins].join(' ');
    reply.header('content-security-policy', policy.replace("frame-ancestors 'self'", framers));
    // It knows no list of origins, and browsers that read the policy ignore it.
    reply.removeHeader('x-frame-options');
  });
}
