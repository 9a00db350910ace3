import type { FastifyInstance } from 'fastify';
import { Comment } from '#contract/entities/comment';

/** Registers the schemas that others refer to by name. */
export function addSharedSchemas(app: FastifyInstance): void {
  app.addSchema(Comment);
}
