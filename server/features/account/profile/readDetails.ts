import type { BodyOf } from '#contract/defineCall';
import type { accountCalls } from '#contract/calls/account';
import type { Position } from '#contract/entities/person';
import { DISPLAY_NAME_MAX_LENGTH, PRONOUNS_MAX_LENGTH } from '#contract/limits';
import { findZone } from '#domain/zones';
import { badRequest } from '#server/platform/http/problem';
import { readSecureAddress } from '#contract/addresses/readSecureAddress';
import { readName } from '../names/readName';
import * as texts from '../texts';
import { readOrcid } from './orcid';

/** Changes to the details of a profile. Members that are missing stay as they are. */
export interface Details {
  display_name?: string | null;
  pronouns?: string | null;
  position?: Position | null;
  position_since?: number | null;
  bio?: string;
  orcid?: string | null;
  homepage?: string | null;
  timezone?: string;
  /** Not yet compared with the interests. */
  mentoring_topics?: string[];
  mentoring_places?: number;
}

/**
 * Reads what a person sent about themselves. Blank fields clear the value. Throws 400 with a
 * sentence for each invalid field.
 */
export function readDetails(body: BodyOf<typeof accountCalls.changeDetails>, now: Date): Details {
  const errors: Record<string, string> = {};
  const read = (
    field: 'display_name' | 'pronouns' | 'orcid' | 'homepage',
    of: (given: string) => string | null,
  ) => {
    const given = body[field];
    if (given === undefined) return {};
    if (given.trim() === '') return { [field]: null };
    const value = of(given);
    if (value === null) errors[field] = texts.invalidDetails[field];
    return { [field]: value };
  };
  const { position, position_since: since, bio, timezone } = body;
  const zone = timezone === undefined ? undefined : findZone(timezone);
  if (timezone !== undefined && !zone) errors.timezone = texts.invalidDetails.timezone;
  const { mentoring_topics, mentoring_places } = body;
  if (typeof since === 'number' && since > now.getUTCFullYear())
    errors.position_since = texts.invalidDetails.position_since;
  const details: Details = {
    ...read('display_name', (given) => readName(given, DISPLAY_NAME_MAX_LENGTH)),
    ...read('pronouns', (given) => readName(given, PRONOUNS_MAX_LENGTH)),
    ...read('orcid', readOrcid),
    ...read('homepage', readSecureAddress),
    ...(position === undefined ? {} : { position }),
    ...(since === undefined ? {} : { position_since: since }),
    ...(bio === undefined ? {} : { bio: bio.trim() }),
    ...(zone ? { timezone: zone.name } : {}),
    ...(mentoring_topics === undefined ? {} : { mentoring_topics }),
    ...(mentoring_places === undefined ? {} : { mentoring_places }),
  };
  const [first] = Object.values(errors);
  if (first !== undefined) throw badRequest(first, errors);
  return details;
}
