import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/defineCall';

/** Below this many bytes the answer fits into one packet as it is. */
const SMALLEST_BYTES = 1_024;
/** Answers are made for one request each, so they are compressed fast rather than small. */
const QUALITY = { brotli: 3, gzip: 5 };

/**
 * Compresses the answers of calls whose route says so, for clients that take brotli or gzip. A proxy that
 * compresses answers itself asks for none, or the operator switches it off.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    global: false,
    threshold: SMALLEST_BYTES,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY.brotli } },
    zlibOptions: { level: QUALITY.gzip },
  });
}

/** What a route says of its answer: JSON is compressed, files are sent as they are. */
export const compressionOf = (call: Call) => (call.answer === null ? false : {});
