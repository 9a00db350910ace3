import { StartupError } from '../startup';
import { contactNeeded, keyWithoutUrl } from '../texts';
import {
  readAddress,
  readMailAddress,
  readSet,
  readText,
  readWord,
  type Environment,
} from './readVariable';

export interface S3Config {
  bucket: string;
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export interface GoogleConfig {
  clientId: string;
  clientSecret: string;
  issuer: string;
}

export interface ChatbotConfig {
  url: string;
  model: string;
  /** Undefined if the endpoint needs none. */
  key: string | undefined;
}

export interface WebPushConfig {
  /** The mail address at which the browsers' push services reach the operator. */
  contact: string;
}

const WEB = ['http:', 'https:'];

/** Returns the S3-compatible store, or null: files are kept in the data folder. */
export function readS3(env: Environment): S3Config | null {
  const set = readSet(env, [
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ]);
  readAddress(env, 'S3_ENDPOINT', WEB);
  return (
    set && {
      bucket: set.S3_BUCKET,
      endpoint: set.S3_ENDPOINT,
      region: set.S3_REGION,
      accessKeyId: set.S3_ACCESS_KEY_ID,
      secretAccessKey: set.S3_SECRET_ACCESS_KEY,
    }
  );
}

/** Returns the Google sign-in, or null: its routes respond with an error state. */
export function readGoogle(env: Environment): GoogleConfig | null {
  const issuer = readAddress(env, 'GOOGLE_ISSUER', WEB) ?? 'https://accounts.google.com';
  const set = readSet(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']);
  return set && { clientId: set.GOOGLE_CLIENT_ID, clientSecret: set.GOOGLE_CLIENT_SECRET, issuer };
}

/** Returns the chat-completions endpoint of the chatbot, or null: the embedded engine. */
export function readChatbot(env: Environment): ChatbotConfig | null {
  readAddress(env, 'ASSISTANT_URL', WEB);
  const key = readText(env, 'ASSISTANT_KEY');
  const set = readSet(env, ['ASSISTANT_URL', 'ASSISTANT_MODEL']);
  if (!set && key) throw new StartupError(keyWithoutUrl);
  return set && { url: set.ASSISTANT_URL, model: set.ASSISTANT_MODEL, key };
}

/** Returns the settings of web push, or null: browsers get no notifications while Quad is closed. */
export function readWebPush(env: Environment): WebPushConfig | null {
  const contact = readMailAddress(env, 'CONTACT_MAIL');
  if (readWord(env, 'WEB_PUSH', ['on', 'off'], 'off') === 'off') return null;
  if (contact === undefined) throw new StartupError(contactNeeded);
  return { contact };
}
