import type { Profile } from '#contract/entities/person';
import { mentoringMessages } from '#contract/messages';
import { offersMentoring } from '#shared/lib/people';
import { Chip } from '#shared/ui/marks/Chip';
import css from './ProfileCard.module.css';
import * as texts from './texts';

/** The topics on which the person offers mentoring, and the number of places left. */
export function MentoringFacts({ profile: { mentoring } }: { readonly profile: Profile }) {
  if (!offersMentoring(mentoring)) return null;
  return (
    <div className={css.part}>
      <h2 className={css.subtitle}>{mentoringMessages.offers}</h2>
      <ul className={css.chips} aria-label={texts.mentoringTopics}>
        {mentoring.topics.map((topic) => (
          <li key={topic}>
            <Chip>{topic}</Chip>
          </li>
        ))}
      </ul>
      <p className={css.facts}>{mentoringMessages.placesLeft(mentoring.places_left)}</p>
    </div>
  );
}
