import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import { Chip } from '#shared/ui/marks/Chip';
import type { Common } from './inCommon';
import css from './InCommonCard.module.css';
import * as texts from './texts';

/** The place, connections and interests that the reader shares with a person. */
export function InCommonCard({
  common: { place, interests, mutualCount },
}: {
  readonly common: Common;
}) {
  return (
    <Card edgeToEdge className={css.card}>
      <CardTitle>{texts.inCommon}</CardTitle>
      {place === null ? null : <p>{texts.samePlace[place]}</p>}
      {mutualCount === 0 ? null : <p>{texts.mutualConnections(mutualCount)}</p>}
      {interests.length > 0 ? (
        <ul className={css.chips} aria-label={texts.sharedInterests}>
          {interests.map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
