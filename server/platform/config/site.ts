import { resolve } from 'node:path';
import { readAddress, readLine, readMailAddress, readText, type Environment } from './readVariable';

/** The name, addresses and notice of the people who run the server; null where they give none. */
export interface SiteConfig {
  operator: string | null;
  contactMail: string | null;
  contactUrl: string | null;
  notice: string | null;
  /** Absolute path of the folder with their own pages. */
  pagesDir: string | null;
}

const OPERATOR_MAX_LENGTH = 200;
const NOTICE_MAX_LENGTH = 300;

export function readSite(env: Environment): SiteConfig {
  const pagesDir = readText(env, 'PAGES_DIR');
  return {
    operator: readLine(env, 'OPERATOR_NAME', OPERATOR_MAX_LENGTH) ?? null,
    contactMail: readMailAddress(env, 'CONTACT_MAIL') ?? null,
    contactUrl: readAddress(env, 'CONTACT_URL', ['http:', 'https:']) ?? null,
    notice: readLine(env, 'NOTICE', NOTICE_MAX_LENGTH) ?? null,
    pagesDir: pagesDir === undefined ? null : resolve(pagesDir),
  };
}
