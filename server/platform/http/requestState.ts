import type { FastifyInstance } from 'fastify';
import type { Access } from '#contract/defineCall';
import type { Caller } from './route';
import type { UploadedFile } from './uploads/uploadFolder';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null on anonymous calls. */
    caller: Caller | null;
    /** Files of a multipart body by field; null where none were read. */
    uploads: Readonly<Record<string, UploadedFile[]>> | null;
    /** Removes the files of `uploads`; null where there are none. */
    discardUploads: (() => void) | null;
    /** Whether the handler of the call is at work. */
    isHandled: boolean;
  }
  interface FastifyContextConfig {
    /** Who may call; every route of the API names it. */
    access?: Access;
  }
}

/** Gives every request its place for the caller and the uploads. */
export function addRequestState(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('uploads', null);
  app.decorateRequest('discardUploads', null);
  app.decorateRequest('isHandled', false);
}
