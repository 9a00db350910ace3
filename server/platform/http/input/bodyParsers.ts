import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { isDeeplyNested } from '../../isDeeplyNested';
import { badRequest, Problem } from '../problem';
import * as texts from '../texts';

/** Maximum size of a JSON or form body: the longest text there is, escaped, with room to spare. */
export const BODY_MAX_BYTES = 256 * 1024;

/**
 * Parses JSON, forms and multipart bodies; an empty body counts as none. Compressed ones are a 415.
 */
export async function addBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else if (isDeeplyNested(text)) done(badRequest(texts.nestedTooDeeply));
    else void parseJson(request, text, done);
  });
  await app.register(formbody, { bodyLimit: BODY_MAX_BYTES });
  await app.register(multipart, { throwFileSizeLimit: false });
  app.addHook('preParsing', (request, _reply, _payload, done) => {
    const encoding = request.headers['content-encoding'];
    const plain = encoding === undefined || encoding.toLowerCase() === 'identity';
    done(plain ? null : new Problem(415, texts.compressed));
  });
}
