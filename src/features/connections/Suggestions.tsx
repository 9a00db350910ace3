import { Building2, Landmark, Target, Users, type LucideIcon } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import type { SuggestedUser } from '#contract/entities/person';
import { InviteButton } from '#shared/invite/InviteButton';
import { Avatar, Icon } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { PersonLines } from '#shared/ui/people/PersonLines';
import { useListSuggestionsQuery } from './state/connectionsApi';
import { ListSection } from './ListSection';
import { PairButton } from './cards/PairButton';
import css from './Suggestions.module.css';

/** People whose studies are close to the user's, with the reason for each suggestion. */
export function Suggestions() {
  const {
    data = [],
    isLoading,
    isError,
    isFetching,
    refetch,
  } = useListSuggestionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ListSection
      title={connectionMessages.suggestions}
      size={data.length}
      isLoading={isLoading}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      emptyText={connectionMessages.noSuggestions}
      emptyAction={<InviteButton size="sm" />}
    >
      <ul className={css.grid}>
        {data.map((person) => (
          <SuggestionCard key={person.user_id} person={person} />
        ))}
      </ul>
    </ListSection>
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
