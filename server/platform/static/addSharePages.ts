import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/problem';
import { toProblem } from '../http/sendProblem';
import type { BuiltPage } from './loadPages';
import { withPreview, type PagePreview } from './pagePreview';

/** The preview of what a token stands for; null where it stands for nothing. */
export type ReadSharePreview = (token: string, ip: string) => Promise<PagePreview | null>;

export interface SharePages {
  /** Origin of the addresses told to other sites. */
  publicUrl: string;
  read: ReadSharePreview;
}

/**
 * Serves the page of a shared post, which is the application, with a preview for other sites. Of an
 * unknown link, and where the preview cannot be read, it is the bare page with the status that says
 * so: a person gets the application, which tells what is wrong.
 */
export function addSharePages(
  app: FastifyInstance,
  shell: BuiltPage | null,
  { publicUrl, read }: SharePages,
): void {
  app.get<{ Params: { token: string } }>('/share/:token', async (request, reply) => {
    if (!shell) throw notFound('The pages are not built yet: run npm run build.');
    const { token } = request.params;
    // A link is for those who have it, and one that is taken back is gone at once.
    reply
      .headers({ 'x-robots-tag': 'noindex', 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8');
    try {
      const preview = await read(token, request.ip);
      const url = `${publicUrl}/share/${encodeURIComponent(token)}`;
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
