import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/defineCall';

/** A response below this many bytes fits into one packet anyway. */
const SMALLEST_BYTES = 1_024;
/** Each response is generated for one request, so favour speed over size. */
const QUALITY = { brotli: 3, gzip: 5 };

/**
 * Compresses the responses of calls whose route allows it, for clients that accept brotli or gzip.
 * If a proxy compresses responses itself, it requests none, or the operator switches compression
 * off.
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

/** Compression options of a route: JSON is compressed, files are sent as they are. */
export const compressionOf = (call: Call) => (call.response === null ? false : {});
