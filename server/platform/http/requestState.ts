import type { FastifyInstance } from 'fastify';
import type { Access } from '#contract/defineCall';
import type { Caller } from './route';
import type { UploadedFile } from './uploads/uploadFolder';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; null on anonymous calls. */
    caller: Caller | null;
    /** Files of a multipart body by field; null if none were read. */
    uploads: Readonly<Record<string, UploadedFile[]>> | null;
    /** Removes the files of `uploads`; null if there are none. */
    discardUploads: (() => void) | null;
    /** Whether the call's handler is running. */
    isHandled: boolean;
  }
  interface FastifyContextConfig {
    /** The access rule; every route of the API declares one. */
    access?: Access;
  }
}

/** Decorates every request with its caller and uploads. */
export function addRequestState(app: FastifyInstance): void {
  app.decorateRequest('caller', null);
  app.decorateRequest('uploads', null);
  app.decorateRequest('discardUploads', null);
  app.decorateRequest('isHandled', false);
}
