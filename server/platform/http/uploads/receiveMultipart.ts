import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import type { Call, FileField } from '#contract/defineCall';
import { MEGABYTE } from '#contract/limits';
import { BODY_MAX_BYTES } from '../input/bodyParsers';
import { invalidFields } from '../input/describeInvalid';
import { Problem, badRequest } from '../problem';
import { assertSafeKey } from '../input/safeInput';
import * as texts from '../texts';
import { type UploadedFile, makeUploadFolder } from './uploadFolder';

const MAX_FIELDS = 100;
const FIELD_NAME_MAX_BYTES = 100;
const ORIGINAL_NAME_MAX_LENGTH = 255;

/** A parsed multipart body: texts by field, and files in a folder that `remove` deletes. */
export interface Multipart {
  fields: Record<string, string | string[]>;
  files: Record<string, UploadedFile[]>;
  remove(): Promise<void>;
}

/** As browsers write a quotation mark in the name of a file. */
const ESCAPED_QUOTE = /%22/g;

/** The client's name for a file, without folders and control characters. */
function plainName(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const shown = last
    .replaceAll(ESCAPED_QUOTE, '"')
    .replaceAll(/\p{Cc}|\p{Surrogate}/gu, '')
    .trim();
  return [...shown].slice(-ORIGINAL_NAME_MAX_LENGTH).join('') || 'file';
}

/** The first bytes of every JPEG. */
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

const limitOf = ({ maxBytes, jpegMaxBytes = maxBytes }: FileField, start: Buffer): number =>
  start.subarray(0, JPEG_START.length).equals(JPEG_START) ? jpegMaxBytes : maxBytes;

/** Writes the stream to the path. Throws a 413 as soon as it exceeds its limit. */
async function keepFile(from: Readable, path: string, field: string, rule: FileField) {
  let bytes = 0;
  let start = Buffer.alloc(0);
  const count = async function* (source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      bytes += chunk.length;
      if (start.length < JPEG_START.length) start = Buffer.concat([start, chunk]);
      const maxBytes = limitOf(rule, start);
      if (bytes > maxBytes) {
        const megabytes = Math.floor(maxBytes / MEGABYTE);
        const detail = texts.fileTooLarge(megabytes);
        throw new Problem(413, detail, { errors: { [field]: detail } });
      }
      yield chunk;
    }
  };
  await pipeline(from, count, createWriteStream(path));
  return bytes;
}

function addField(fields: Multipart['fields'], name: string, value: string): void {
  assertSafeKey(name);
  const before = fields[name];
  fields[name] = before === undefined ? value : [before, value].flat();
}

async function readParts(
  request: FastifyRequest,
  rules: NonNullable<Call['files']>,
  folder: string,
): Promise<Omit<Multipart, 'remove'>> {
  const fields: Multipart['fields'] = {};
  const files: Multipart['files'] = {};
  const mostFiles = Object.values(rules).reduce((sum, { maxFiles }) => sum + maxFiles, 0);
  const limits = {
    fieldNameSize: FIELD_NAME_MAX_BYTES,
    fieldSize: BODY_MAX_BYTES,
    fields: MAX_FIELDS,
    files: mostFiles + MAX_FIELDS,
    fileSize: Number.MAX_SAFE_INTEGER,
  };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated) throw new Problem(413, texts.tooLarge);
      // A part declared as JSON arrives parsed; only texts are form fields.
      addField(
        fields,
        part.fieldname,
        typeof part.value === 'string' ? part.value : JSON.stringify(part.value),
      );
      continue;
    }
    const rule = Object.hasOwn(rules, part.fieldname) ? rules[part.fieldname] : undefined;
    // An empty file input sends a part without a name.
    if (!rule || !part.filename) {
      part.file.resume();
      continue;
    }
    const kept = (files[part.fieldname] ??= []);
    if (kept.length >= rule.maxFiles) {
      throw invalidFields({ [part.fieldname]: texts.chooseAtMostFiles(rule.maxFiles) });
    }
    const path = join(folder, `${part.fieldname}-${kept.length}`);
    const bytes = await keepFile(part.file, path, part.fieldname, rule);
    if (bytes === 0) throw invalidFields({ [part.fieldname]: texts.emptyFile });
    kept.push({ path, originalName: plainName(part.filename), bytes });
  }
  return { fields, files };
}

/** Whether the parser could not read the body; all other errors have a code. */
const isDamage = (error: unknown) =>
  error instanceof Error && !(error instanceof Problem) && !('code' in error);

/**
 * Parses a multipart body, with its files in temporary files. Throws 400 or 413, and then leaves
 * nothing behind.
 */
export async function receiveMultipart(
  request: FastifyRequest,
  rules: NonNullable<Call['files']>,
  dataDir: string,
): Promise<Multipart> {
  const folder = await makeUploadFolder(dataDir);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...(await readParts(request, rules, folder)), remove };
  } catch (error) {
    // Stop parsing at once, because thousands of parts cost a lot. The rest is read and dropped, so
    // that the client gets to see the response.
    request.raw.unpipe();
    request.raw.resume();
    await remove();
    // A client that has disconnected reads no response, and the server has not failed. It may have
    // done so after its last byte, before this was read.
    if (request.raw.destroyed && (!request.raw.complete || request.raw.errored)) {
      request.log.info('the client aborted an upload');
      throw badRequest(texts.uploadDamaged);
    }
    throw isDamage(error) ? badRequest(texts.uploadDamaged) : error;
  }
}
