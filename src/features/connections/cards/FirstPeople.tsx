import { SUGGESTIONS_SIZE } from '#contract/limits';
import { connectionMessages } from '#contract/messages';
import { InviteButton } from '#shared/invite/InviteButton';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { placeOf } from '#shared/lib/people';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { toPartner } from '#shared/store/featureEvents';
import { useListSuggestionsQuery } from '../state/connectionsApi';
import css from './FirstPeople.module.css';
import { PairButton } from './PairButton';

/** Suggested people for a new member, or a button to invite some if there are none. */
export function FirstPeople() {
  const { data, isError, isFetching, refetch } = useListSuggestionsQuery();
  if (!data)
    return isError ? (
      <ErrorState
        text={connectionMessages.loadFailed}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <div className={css.list}>
        {Array.from({ length: SUGGESTIONS_SIZE }, (_, place) => (
          <div key={place} className={css.line}>
            <Skeleton circle width="2.5rem" height="2.5rem" />
            <Skeleton />
          </div>
        ))}
      </div>
    );
  if (data.length === 0)
    return (
      <div className={css.none}>
        <p>{connectionMessages.noSuggestions}</p>
        <InviteButton size="sm" />
      </div>
    );
  return (
    <ul className={css.list}>
      {data.slice(0, SUGGESTIONS_SIZE).map((suggested) => {
        const { user_id: id, profile_picture: avatar } = suggested;
        return (
          <PersonRow key={id} person={suggested} lines={[placeOf(suggested)]}>
            <PairButton person={toPartner(id, suggested, avatar)} />
          </PersonRow>
        );
      })}
    </ul>
  );
}
