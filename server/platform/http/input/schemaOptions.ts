import type { FastifyInstance } from 'fastify';
import { Comment } from '#contract/entities/comment';
import { boundPatterns } from './boundedPattern';
import { integerTextKeyword } from './integerTextKeyword';

/** How the parameters, query and body of every call are validated. */
export const schemaOptions = {
  customOptions: {
    coerceTypes: false,
    removeAdditional: true,
    useDefaults: false,
    // Report every invalid field; the size limits of bodies and lists bound the work.
    allErrors: true,
    strict: false,
    keywords: [integerTextKeyword],
  },
  plugins: [boundPatterns],
};

/** Registers the schemas that others refer to by name. */
export function addSharedSchemas(app: FastifyInstance): void {
  app.addSchema(Comment);
}
