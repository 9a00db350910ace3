import { resolve } from 'node:path';
import { FRAME_BUDGET } from '#contract/limits';
import { localOrigin, readPublicUrl } from './publicOrigin';
import { readPersonLimits, type PersonLimits } from './personLimits';
import {
  readAddress,
  readInteger,
  readSecret,
  readText,
  readWord,
  wrongVariable,
  type Environment,
} from './readVariable';
import {
  readAssistant,
  readGoogle,
  readS3,
  type AssistantConfig,
  type GoogleConfig,
  type S3Config,
} from './services';
import { readTrustedProxies } from './trustedProxies';

/** What the environment says, checked; see docs/operations.md for each variable. */
export interface Config {
  production: boolean;
  port: number;
  host: string;
  /** Origin of links, mails and redirects, without a slash at the end. */
  publicUrl: string;
  publicUrlIsSet: boolean;
  /** Absolute path. */
  dataDir: string;
  /** Undefined: a file of the data folder. */
  secretKey: string | undefined;
  /** Opens /metrics to other machines. Undefined: this machine alone reads them. */
  metricsToken: string | undefined;
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined;
  /** Undefined: in-process bus and limits. */
  redisUrl: string | undefined;
  /** Before every name in Redis. */
  redisPrefix: string;
  s3: S3Config | null;
  /** Undefined: mails become files in the data folder. */
  smtpUrl: string | undefined;
  mailFrom: string;
  google: GoogleConfig | null;
  assistant: AssistantConfig | null;
  rateLimits: 'on' | 'off';
  /** Calls in five minutes, for a token and for an address without one. */
  apiLimits: { perToken: number; perAddress: number };
  personLimits: PersonLimits;
  /** Whether answers of the API are compressed for clients that take it. */
  compressesAnswers: boolean;
  /** Frames of one person in ten seconds on this process. */
  framesPerPerson: number;
  demo: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  trustedProxies: readonly string[];
  /** From the first stop signal to the closing, so that proxies and people leave in good time. */
  drainSeconds: number;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

/** A screen takes some six calls and each act one more: two calls a second for five minutes. */
const CALLS_PER_TOKEN = 600;
/** A campus shares one address, and its people call without a token only to sign in. */
const CALLS_PER_ADDRESS = 600;

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

/** Reads and checks the environment once. Throws a StartupError that names the first wrong variable. */
export function readConfig(env: Environment): Config {
  const production = env.NODE_ENV === 'production';
  const port = readInteger(env, 'PORT', { fallback: 3000, minimum: 0, maximum: 65_535 });
  const publicUrl = readPublicUrl(env);
  const rateLimits = readWord(env, 'RATE_LIMITS', ['on', 'off'], 'on');
  if (production && rateLimits === 'off') {
    throw wrongVariable('RATE_LIMITS', 'on where NODE_ENV is production');
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
    google: readGoogle(env),
    assistant: readAssistant(env),
    rateLimits,
    apiLimits: readApiLimits(env),
    personLimits: readPersonLimits(env),
    framesPerPerson: readInteger(env, 'SOCKET_FRAME_LIMIT', {
      fallback: FRAME_BUDGET,
      minimum: 10,
      maximum: 1_000_000,
    }),
    compressesAnswers: readWord(env, 'API_COMPRESSION', ['on', 'off'], 'on') === 'on',
    demo: readWord(env, 'DEMO', ['on', 'off'], 'off') === 'on',
    logLevel: readWord(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    trustedProxies: readTrustedProxies(env),
    drainSeconds: readInteger(env, 'DRAIN_SECONDS', { fallback: 0, minimum: 0, maximum: 300 }),
  };
}

/** The same configuration once the system has given a free port. */
export function withPort(config: Config, port: number): Config {
  return {
    ...config,
    port,
    publicUrl: config.publicUrlIsSet ? config.publicUrl : localOrigin(port),
  };
}
