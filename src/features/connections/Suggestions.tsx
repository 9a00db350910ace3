import { Building2, Landmark, Target, Users, type LucideIcon } from 'lucide-react';
import { SUGGESTIONS_SIZE } from '#contract/limits';
import { connectionMessages } from '#contract/messages';
import type { SuggestedUser } from '#contract/entities/person';
import { InviteButton } from '#shared/invite/InviteButton';
import { useHistoryState } from '#shared/hooks/useHistoryState';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { Avatar, Button, Icon } from '#shared/ui';
import { nameOf, placeOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { PersonLines } from '#shared/ui/people/PersonLines';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { useListSuggestionsQuery } from './state/connectionsApi';
import { ListSection } from './ListSection';
import { PairButton } from './cards/PairButton';
import lists from './personList.module.css';
import css from './Suggestions.module.css';
import * as texts from './texts';

/**
 * People whose studies are close to the user's, with the reason for each suggestion. On phones the
 * first few, because the user's connections follow.
 */
export function Suggestions() {
  const { data, isLoading, isError, isFetching, refetch } = useListSuggestionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const people = data ?? [];
  const isPhone = useMediaQuery(PHONE);
  return (
    <ListSection
      title={connectionMessages.suggestions}
      size={people.length}
      isLoading={isLoading}
      isFailed={isError && !data}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      emptyText={connectionMessages.noSuggestions}
      emptyAction={<InviteButton size="sm" />}
    >
      {isPhone ? (
        <SuggestionRows people={people} />
      ) : (
        <ul className={css.grid}>
          {people.map((person) => (
            <SuggestionCard key={person.user_id} person={person} />
          ))}
        </ul>
      )}
    </ListSection>
  );
}

function SuggestionRows({ people }: { readonly people: readonly SuggestedUser[] }) {
  const [isWhole, setIsWhole] = useHistoryState<boolean>('allSuggestions', false);
  return (
    <div className={lists.stack}>
      <ul className={lists.list}>
        {(isWhole ? people : people.slice(0, SUGGESTIONS_SIZE)).map((person) => (
          <SuggestionRow key={person.user_id} person={person} />
        ))}
      </ul>
      {people.length > SUGGESTIONS_SIZE ? (
        <Button fullWidth aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.showLess : texts.seeAll}
        </Button>
      ) : null}
    </div>
  );
}

function SuggestionRow({ person }: { readonly person: SuggestedUser }) {
  const { user_id: id, profile_picture: picture, reason } = person;
  return (
    <PersonRow person={person} lines={[placeOf(person), reason]}>
      <PairButton person={toPartner(id, person, picture)} />
    </PersonRow>
  );
}

function SuggestionCard({ person }: { readonly person: SuggestedUser }) {
  const { profile_picture: picture, university_name: university, department, reason } = person;
  return (
    <li className={css.card}>
      <Avatar name={nameOf(person)} src={picture} size={76} />
      <PersonLines of={person} lines={[university, department]} />
      <p className={css.reason}>
        {reason ? (
          <>
            <Icon of={reasonIcon(reason)} size="sm" />
            {reason}
          </>
        ) : null}
      </p>
      <PairButton person={toPartner(person.user_id, person, picture)} fullWidth />
    </li>
  );
}

function reasonIcon(reason: string): LucideIcon {
  if (/mutual/i.test(reason)) return Users;
  if (/department/i.test(reason)) return Building2;
  if (/university/i.test(reason)) return Landmark;
  return Target;
}
