import type { Profile } from '#contract/entities/person';
import { positionNames } from '#contract/messages';
import { safeUrl } from '#shared/lib/safeUrl';
import * as texts from './texts';

interface OfProfile {
  readonly profile: Profile;
}

/** The person's position, and the year since which they have had it. */
export function PositionLine({ profile: { position, position_since: since } }: OfProfile) {
  if (!position || !Object.hasOwn(positionNames, position)) return null;
  const name = positionNames[position];
  return <p>{since ? texts.positionSince(name, since) : name}</p>;
}

/** The person's ORCID and homepage. */
export function Addresses({ profile: { orcid, homepage } }: OfProfile) {
  const address = safeUrl(homepage);
  return (
    <>
      {orcid ? (
        <p>
          <a
            href={`https://orcid.org/${encodeURIComponent(orcid)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {texts.orcidOf(orcid)}
          </a>
        </p>
      ) : null}
      {address ? (
        <p>
          <a href={address} target="_blank" rel="nofollow noopener noreferrer">
            {address.replace(/^https:\/\//, '')}
          </a>
        </p>
      ) : null}
    </>
  );
}
