import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '../http/problem';
import { toProblem } from '../http/sendProblem';
import * as texts from '../texts';
import type { BuiltPage } from './loadPages';
import { withPreview, type PagePreview } from './pagePreview';

/** Returns the preview of the post that a token links to, or null if there is none. */
export type ReadSharePreview = (token: string, ip: string) => Promise<PagePreview | null>;

export interface SharePages {
  /** Returns the origin of the URLs in a preview. */
  originOf: (request: FastifyRequest) => string;
  read: ReadSharePreview;
}

/**
 * Serves the page of a shared post: the application with a preview for other sites. For an unknown
 * link, or if the preview cannot be read, it is the bare page with a matching status. The
 * application then explains the problem.
 */
export function addSharePages(
  app: FastifyInstance,
  shell: BuiltPage | null,
  { originOf, read }: SharePages,
): void {
  app.get<{ Params: { token: string } }>('/share/:token', async (request, reply) => {
    if (!shell) throw notFound(texts.notBuilt);
    const { token } = request.params;
    // A link is only for those who have it, and a revoked one must disappear at once.
    reply
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8');
    try {
      const preview = await read(token, request.ip);
      const url = `${originOf(request)}/share/${encodeURIComponent(token)}`;
      if (preview) return withPreview(shell, preview, url);
      reply.code(404);
    } catch (error) {
      const { status, more } = toProblem(error);
      if (status >= 500) request.log.error({ err: error }, 'no preview of a shared post');
      if (more.retryAfterSeconds !== undefined) reply.header('retry-after', more.retryAfterSeconds);
      reply.code(status);
    }
    return shell.plain;
  });
}
