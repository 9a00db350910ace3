import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps';
import { features } from './features';
import { addFileRoutes } from './features/files/addFileRoutes';
import { readSharedPostPreview } from './features/interactions/sharedPostPreview';
import { addAccessLog } from './platform/http/accessLog';
import { requireAccessRules } from './platform/http/accessRule';
import { addApiDocs, API_DOCS_PATH } from './platform/http/apiDocs';
import { addBodyParsers, BODY_MAX_BYTES } from './platform/http/bodyParsers';
import { addCspReports } from './platform/http/cspReports';
import { addHealthRoutes } from './platform/http/health';
import { lazyCompilers } from './platform/http/lazyCompilers';
import { registerRoutes } from './platform/http/registerRoutes';
import { addRequestState } from './platform/http/requestState';
import type { Route } from './platform/http/route';
import { schemaOptions } from './platform/http/schemaOptions';
import { addSecurityHeaders } from './platform/http/securityHeaders';
import { createErrorHandler, sendProblem, toProblem } from './platform/http/sendProblem';
import { addSharedSchemas } from './platform/http/sharedSchemas';
import { refuseWrongMethods } from './platform/http/wrongMethods';
import { addPages } from './platform/static/addPages';
import { addSharePages } from './platform/static/addSharePages';
import { loadPages } from './platform/static/loadPages';
import { pageCsp } from './platform/static/pageCsp';

/** Node's own limit on how long a request may take to arrive; a large upload on a slow line needs it. */
const REQUEST_TIMEOUT_MS = 10 * 60_000;
const PARAMETER_MAX_LENGTH = 4_000;

export interface BuiltServer {
  app: FastifyInstance;
  /** Makes `/readyz` answer 503 from now on. */
  announceStop(): void;
}

export interface BuildOptions {
  /** What answers the calls; the server's features unless a test brings its own. */
  routes?: readonly Route[];
  /** Folder of the built pages. */
  pagesDir?: string;
}

/** The HTTP server with every call, page and check; it does not listen yet. */
export async function buildServer(deps: Deps, options: BuildOptions = {}): Promise<BuiltServer> {
  const routes = options.routes ?? features.flatMap((register) => register(deps));
  const pagesDir = options.pagesDir ?? 'dist';
  const pages = await loadPages(pagesDir);
  const logger: FastifyBaseLogger = deps.log;
  let stopping = false;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    trustProxy: deps.config.trustedProxies.length > 0 ? [...deps.config.trustedProxies] : false,
    bodyLimit: BODY_MAX_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_MAX_LENGTH },
    frameworkErrors: (error, _request, reply) => {
      void sendProblem(reply, toProblem(error));
    },
    schemaController: { compilersFactory: lazyCompilers() },
    ajv: schemaOptions,
  });
  app.setErrorHandler(createErrorHandler(deps));
  addRequestState(app);
  addSecurityHeaders(app, {
    publicUrl: deps.config.publicUrl,
    pagePolicy: pageCsp(deps.config, pages.scriptHashes),
  });
  addAccessLog(app, deps.metrics);
  app.addHook('onSend', async (_request, reply) => {
    // A connection kept alive would hold the stop up.
    if (stopping) reply.header('connection', 'close');
  });
  requireAccessRules(app, API_DOCS_PATH);
  addSharedSchemas(app);
  await addBodyParsers(app);
  await addApiDocs(app);
  registerRoutes(app, deps, routes);
  refuseWrongMethods(
    app,
    routes.map(({ call }) => call),
  );
  addFileRoutes(app, deps);
  addHealthRoutes(app, deps, () => stopping);
  await addCspReports(app, deps);
  addSharePages(app, pages.shell, {
    publicUrl: deps.config.publicUrl,
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
