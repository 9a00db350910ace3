import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { negotiate } from '@fastify/accept-negotiator';
import { notFound } from '../http/problem';
import { nothingHere } from '../http/texts';
import { isApiPath } from '../http/security/securityHeaders';
import { trimEndOf } from '../text';
import * as texts from '../texts';
import type { Pages, BuiltPage } from './loadPages';

/** Sends a page, or 304 to a browser that has it cached. */
function sendPage(request: FastifyRequest, reply: FastifyReply, page: BuiltPage): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .send(page[encoding ?? 'plain']);
}

/** A file's name contains a hash of its content, so the content never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of files, as opposed to pages. Only a page below the top level may have a dot in it. */
const isFilePath = (path: string) => path.startsWith('/assets/') || /^\/[^/]+\.\w+$/.test(path);

/**
 * Serves the built files, and a page for every path that belongs neither to a file nor to the API.
 */
export async function addPages(app: FastifyInstance, dir: string, pages: Pages): Promise<void> {
  const { shell, prerendered } = pages;
  if (shell) {
    await app.register(fastifyStatic, {
      root: resolve(dir),
      // Only files that exist at startup become routes.
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['**/*.{html,br,gz,map}'],
      setHeaders: (reply, path) => {
        const fixed = path.includes('/assets/');
        reply.header('cache-control', fixed ? FOR_EVER : ASK_EACH_TIME);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    if (isApiPath(path)) throw notFound(texts.noSuchCall);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || isFilePath(path)) throw notFound(nothingHere);
    if (!shell) throw notFound(texts.notBuilt);
    const place = path.length > 1 ? trimEndOf(path, '/') : path;
    return sendPage(request, reply, prerendered.get(place) ?? shell);
  });
}
