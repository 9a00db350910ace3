import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { describeRoute } from './describeRoute';
import { apiDescription } from './texts';

/** The address of the API reference. */
export const API_DOCS_PATH = '/api/docs';

/** The page's own CSP, looser than the product's because its styles are inline. */
const DOCS_CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Adds the description of the API, and the page that shows it. */
export async function addApiDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Quad',
        description: apiDescription,
        version: '1',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    refResolver: { buildLocalReference: ({ $id }) => (typeof $id === 'string' ? $id : 'Schema') },
    transform: ({ schema, url, route }) => ({
      schema: describeRoute(schema, route.config?.call),
      url,
    }),
  });
  await app.register(swaggerUi, { routePrefix: API_DOCS_PATH, staticCSP: DOCS_CSP });
}
