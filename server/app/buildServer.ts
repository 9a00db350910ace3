import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Deps } from '#domain/deps';
import type { Config } from '#server/platform/config/config';
import { addFileRoutes } from '#server/features/files/addFileRoutes';
import { readSharedPostPreview } from '#server/features/interactions/readSharedPostPreview';
import { addAccessLog } from '#server/platform/http/accessLog';
import { requireAccessRules } from '#server/platform/http/accessRule';
import { addClientOrigins } from '#server/platform/http/security/clientOrigins';
import { addCompression } from '#server/platform/http/compression';
import { addApiDocs, API_DOCS_PATH } from '#server/platform/http/apiDocs';
import { readBareForwardedFor } from '#server/platform/http/forwardedFor';
import { addBodyParsers, BODY_MAX_BYTES } from '#server/platform/http/input/bodyParsers';
import { addCspReports } from '#server/platform/http/security/cspReports';
import { addHealthRoutes } from '#server/platform/http/health';
import { lazyCompilers } from '#server/platform/http/input/lazyCompilers';
import { openedAt } from '#server/platform/http/openedAt';
import { addPictureAddresses } from '#server/platform/http/pictureAddresses';
import { refuseUnparsable } from '#server/platform/http/raw/refuseUnparsable';
import { registerRoutes } from '#server/platform/http/registerRoutes';
import { addRequestIds, makeRequestId, setRequestId } from '#server/platform/http/requestId';
import { addRequestState } from '#server/platform/http/requestState';
import type { Route } from '#server/platform/http/route';
import { schemaOptions, addSharedSchemas } from '#server/platform/http/input/schemaOptions';
import { addSecurityHeaders } from '#server/platform/http/security/securityHeaders';
import { createErrorHandler, sendProblem, toProblem } from '#server/platform/http/sendProblem';
import { refuseWrongMethods } from '#server/platform/http/wrongMethods';
import { addPages } from '#server/platform/static/addPages';
import { addSharePages } from '#server/platform/static/addSharePages';
import { loadPages, type Mark } from '#server/platform/static/loadPages';
import { pageCsp } from '#server/platform/static/pageCsp';
import { features } from './routes';

/**
 * Node's default limit on how long a request may take to arrive. Large uploads on slow lines need
 * it.
 */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const PARAMETER_MAX_LENGTH = 4_000;

export interface BuiltServer {
  app: FastifyInstance;
  /** Makes `/readyz` return 503 from now on. */
  announceStop(): void;
}

export interface BuildOptions {
  /** The routes to register; defaults to all features of the server. Tests may pass their own. */
  routes?: readonly Route[];
  /** The folder of the built pages. */
  pagesDir?: string;
}

/** The marks of the pages. Without a mark, a page loads and calls nothing for it. */
function marksOf({ google, site: { notice, ...site } }: Config): Mark[] {
  const hasSite = Object.values(site).some((value) => value !== null);
  return [
    ...(google === null ? [] : ['quad-google' as const]),
    ...(hasSite ? ['quad-site' as const] : []),
    ...(notice === null ? [] : ['quad-notice' as const]),
  ];
}

/** The HTTP server with every call, page and health check. It does not listen yet. */
export async function buildServer(deps: Deps, options: BuildOptions = {}): Promise<BuiltServer> {
  const routes = options.routes ?? features.flatMap((register) => register(deps));
  const pagesDir = options.pagesDir ?? 'dist';
  const pages = await loadPages(pagesDir, marksOf(deps.config));
  const logger: FastifyBaseLogger = deps.log;
  let stopping = false;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: makeRequestId,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_MAX_LENGTH },
    frameworkErrors: (error, _request, reply) => {
      void sendProblem(setRequestId(reply), toProblem(error));
    },
    clientErrorHandler: refuseUnparsable(logger),
    schemaController: { compilersFactory: lazyCompilers() },
    ajv: schemaOptions,
  });
  if (deps.config.trustedProxies.length > 0) readBareForwardedFor(app);
  app.setErrorHandler(createErrorHandler(deps));
  addRequestIds(app);
  addRequestState(app);
  addSecurityHeaders(app, {
    publicUrl: deps.config.publicUrl,
    pagePolicy: pageCsp(deps.config, pages.scriptHashes),
  });
  addAccessLog(app, deps.metrics);
  const originOf = (request: FastifyRequest) => openedAt(deps.config, request);
  addPictureAddresses(app, originOf);
  await addClientOrigins(app, deps.config.clientOrigins);
  app.addHook('onSend', async (_request, reply) => {
    // A kept-alive connection would delay the shutdown.
    if (stopping) reply.header('connection', 'close');
  });
  requireAccessRules(app, API_DOCS_PATH);
  addSharedSchemas(app);
  await addBodyParsers(app);
  await addApiDocs(app);
  if (deps.config.compressesResponses) await addCompression(app);
  registerRoutes(app, deps, routes);
  refuseWrongMethods(
    app,
    routes.map(({ call }) => call),
  );
  addFileRoutes(app, deps);
  addHealthRoutes(app, deps, () => stopping);
  await addCspReports(app, deps);
  addSharePages(app, pages.shell, {
    originOf,
    read: (token, ip) => readSharedPostPreview(deps, token, ip),
  });
  await addPages(app, pagesDir, pages);
  return {
    app,
    announceStop: () => {
      stopping = true;
    },
  };
}
