import { resolve } from 'node:path';
import { FRAME_BUDGET } from '#contract/limits';
import { StartupError } from '../startup';
import { limitsNeeded } from '../texts';
import { localOrigin, readOrigins, readPublicUrl } from './publicOrigin';
import { readPersonLimits, type PersonLimits } from './personLimits';
import {
  readAddress,
  readDomains,
  readInteger,
  readMailAddress,
  readNames,
  readSecret,
  readText,
  readWord,
  type Environment,
} from './readVariable';
import {
  readChatbot,
  readGoogle,
  readS3,
  readWebPush,
  type ChatbotConfig,
  type GoogleConfig,
  type S3Config,
  type WebPushConfig,
} from './services';
import { readSite, type SiteConfig } from './site';
import { readTrustedProxies } from './trustedProxies';

/** The checked environment; see docs/operations.md for each variable. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin of links, mails and redirects, without a trailing slash. */
  publicUrl: string;
  publicUrlIsSet: boolean;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: a file in the data folder. */
  secretKey: string | undefined;
  /** Lets other machines read /metrics. Undefined: only this machine can. */
  metricsToken: string | undefined;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Undefined: in-process bus and rate limits. */
  redisUrl: string | undefined;
  /** Prefix of every name in Redis. */
  redisPrefix: string;
  s3: S3Config | null;
  /** Undefined: mails are written to files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Gets mails about reports; null for none. */
  operatorMail: string | null;
  google: GoogleConfig | null;
  chatbot: ChatbotConfig | null;
  webPush: WebPushConfig | null;
  site: SiteConfig;
  rateLimits: 'on' | 'off';
  /** Calls per five minutes, for a token and for an address without one. */
  apiLimits: { perToken: number; perAddress: number };
  personLimits: PersonLimits;
  /** The only domains, in ASCII, with whose addresses people may sign up. None: any address. */
  signupDomains: readonly string[];
  /** The usernames of moderators in lower case. */
  moderators: readonly string[];
  /** Whether API responses are compressed for clients that accept it. */
  compressesResponses: boolean;
  /** Frames per person in ten seconds on this process. */
  framesPerPerson: number;
  /** Of processes that read files: 0 for the server's own, up to 19 for the lowest. */
  workerPriority: number;
  demo: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  trustedProxies: readonly string[];
  /**
   * Time between the first stop signal and closing, so that proxies and clients can leave in time.
   */
  drainSeconds: number;
  /** Whether some calls also accept the session in a cookie. */
  cookieSession: boolean;
  /** Origins of other clients, whose pages may call the API with a token. */
  clientOrigins: readonly string[];
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** A screen takes about six calls and each action one more: two calls a second for five minutes. */
const CALLS_PER_TOKEN = 600;
/** A campus shares one address, and its members call without a token only to sign in. */
const CALLS_PER_ADDRESS = 600;

/**
 * Below the server, so that chat stays ahead of files. Not at 19, which on a busy machine leaves a
 * worker a seventieth of the time of others, and its jobs reach their limit by the clock.
 */
const WORKER_PRIORITY = 5;

function readApiLimits(env: Environment): Config['apiLimits'] {
  const bounds = { minimum: 1, maximum: 1_000_000 };
  return {
    perToken: readInteger(env, 'API_LIMIT_PER_TOKEN', { fallback: CALLS_PER_TOKEN, ...bounds }),
    perAddress: readInteger(env, 'API_LIMIT_PER_ADDRESS', {
      fallback: CALLS_PER_ADDRESS,
      ...bounds,
    }),
  };
}

/**
 * Reads and checks the environment once. Throws a StartupError that names the first invalid
 * variable.
 */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const port = readInteger(env, 'PORT', { fallback: 3000, minimum: 0, maximum: 65_535 });
  const publicUrl = readPublicUrl(env);
  const rateLimits = readWord(env, 'RATE_LIMITS', ['on', 'off'], 'on');
  if (production && rateLimits === 'off') {
    throw new StartupError(limitsNeeded);
  }
  return {
    production,
    port,
    host: readText(env, 'HOST') ?? '127.0.0.1',
    publicUrl: publicUrl ?? localOrigin(port),
    publicUrlIsSet: publicUrl !== undefined,
    dataDir: resolve(readText(env, 'DATA_DIR') ?? './data'),
    secretKey: readSecret(env, 'SECRET_KEY'),
    metricsToken: readSecret(env, 'METRICS_TOKEN'),
    databaseUrl: readAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: readAddress(env, 'REDIS_URL', ['redis:', 'rediss:']),
    redisPrefix: readText(env, 'REDIS_PREFIX') ?? 'quad',
    s3: readS3(env),
    smtpUrl: readAddress(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: readText(env, 'MAIL_FROM') ?? 'Quad <no-reply@quad.localhost>',
    operatorMail: readMailAddress(env, 'OPERATOR_MAIL') ?? null,
    google: readGoogle(env),
    chatbot: readChatbot(env),
    webPush: readWebPush(env),
    site: readSite(env),
    rateLimits,
    apiLimits: readApiLimits(env),
    personLimits: readPersonLimits(env),
    signupDomains: readDomains(env, 'SIGNUP_DOMAINS'),
    moderators: readNames(env, 'MODERATORS'),
    framesPerPerson: readInteger(env, 'SOCKET_FRAME_LIMIT', {
      fallback: FRAME_BUDGET,
      minimum: 10,
      maximum: 1_000_000,
    }),
    workerPriority: readInteger(env, 'WORKER_PRIORITY', {
      fallback: WORKER_PRIORITY,
      minimum: 0,
      maximum: 19,
    }),
    compressesResponses: readWord(env, 'API_COMPRESSION', ['on', 'off'], 'on') === 'on',
    demo: readWord(env, 'DEMO', ['on', 'off'], 'off') === 'on',
    logLevel: readWord(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxies: readTrustedProxies(env),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', { fallback: 0, minimum: 0, maximum: 300 }),
    cookieSession: readWord(env, 'COOKIE_SESSION', ['on', 'off'], 'off') === 'on',
    clientOrigins: readOrigins(env, 'CLIENT_ORIGINS'),
  };
}

/** Returns the same configuration with the port that the system has assigned. */
export function withPort(config: Config, port: number): Config {
  return {
    ...config,
    port,
    publicUrl: config.publicUrlIsSet ? config.publicUrl : localOrigin(port),
  };
}
