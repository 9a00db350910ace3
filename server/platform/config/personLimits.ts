import { MEGABYTE } from '#contract/limits';
import { readInteger, type Environment } from './readVariable';

/** Limits per person, in addition to the general ones for each token and address. */
export interface PersonLimits {
  commentsPerMinute: number;
  connectionRequestsPerHour: number;
  /** Calls that upload files. */
  uploadsPerHour: number;
  /** New universities and departments. */
  newPlacesPerDay: number;
  /** Total size of all files a person has stored. */
  storageBytes: number;
}

const MOST = 1_000_000;

/** Reads the limits per person. Throws a StartupError for an invalid value. */
export function readPersonLimits(env: Environment): PersonLimits {
  const read = (name: string, fallback: number, maximum = MOST) =>
    readInteger(env, name, { fallback, minimum: 1, maximum });
  return {
    commentsPerMinute: read('COMMENTS_PER_MINUTE', 30),
    connectionRequestsPerHour: read('CONNECTION_REQUESTS_PER_HOUR', 60),
    uploadsPerHour: read('UPLOADS_PER_HOUR', 200),
    newPlacesPerDay: read('NEW_PLACES_PER_DAY', 10),
    storageBytes: read('STORAGE_LIMIT_MB', 2_048, 100_000_000) * MEGABYTE,
  };
}
