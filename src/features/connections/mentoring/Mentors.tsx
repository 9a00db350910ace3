import type { FoundPerson, Position } from '#contract/entities/person';
import { mentoringMessages } from '#contract/messages';
import { errorDetail } from '#api/errors';
import { placeOf } from '#shared/lib/people';
import { Button } from '#shared/ui/buttons/Button';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { FoundActions } from '../cards/FoundActions';
import find from '../find/CalledPeople.module.css';
import * as texts from '../texts';
import css from './mentoring.module.css';
import { useListMentorsInfiniteQuery } from './mentorsApi';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** The people who offer mentoring, of one position or of any. Their profiles have the button. */
export function Mentors({ position }: { readonly position: Position | null }) {
  const mentors = useListMentorsInfiniteQuery({ position }, fresh);
  const { data, error, isFetching, isFetchingNextPage, hasNextPage } = mentors;
  const people = data?.pages.flat() ?? [];
  return (
    <div className={css.mentors} aria-busy={isFetching}>
      {data || error ? null : <Skeleton />}
      {people.length > 0 ? (
        <div className={find.found}>
          <ul className={find.list} aria-label={texts.mentors}>
            {people.map((person) => (
              <MentorRow key={person.user_id} person={person} />
            ))}
          </ul>
        </div>
      ) : null}
      {hasNextPage ? (
        <Button size="sm" busy={isFetchingNextPage} onClick={() => void mentors.fetchNextPage()}>
          {texts.showMore}
        </Button>
      ) : null}
      <div role="status">
        {data && people.length === 0 ? <p className={find.note}>{texts.noMentors}</p> : null}
        {error ? (
          <p className={find.note}>
            {errorDetail(error, texts.mentorsFailed)}{' '}
            <Button variant="link" onClick={() => void mentors.refetch()}>
              {texts.tryAgain}
            </Button>
          </p>
        ) : null}
      </div>
    </div>
  );
}

function MentorRow({ person }: { readonly person: FoundPerson }) {
  const { topics = [], places_left: left = 0 } = person.mentoring ?? {};
  const lines = [
    placeOf(person),
    texts.mentorsIn(topics.join(', ')),
    mentoringMessages.placesLeft(left),
  ];
  return (
    <PersonRow person={person} lines={lines}>
      <FoundActions person={person} />
    </PersonRow>
  );
}
