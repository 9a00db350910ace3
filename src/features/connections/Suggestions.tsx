import { Building2, Clock, Landmark, Target, UserPlus, Users, type LucideIcon } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import type { SuggestedUser } from '#contract/entities/person';
import { notify } from '../../shared/notify/notify';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Avatar, Button, Icon } from '../../shared/ui';
import { useConnectMutation, useListSuggestionsQuery } from './connectionsApi';
import { selectIsAsked } from './connectionsSlice';
import { ListSection } from './ListSection';
import { PersonLines } from './PersonLines';
import css from './Suggestions.module.css';

/** People near to one's studies, with the reason why. */
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
      isLoading={isLoading}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      isEmpty={!isLoading && !isError && data.length === 0}
      emptyText={connectionMessages.noSuggestions}
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
  const {
    username,
    profile_picture: picture,
    university_name: university,
    department,
    reason,
  } = person;
  return (
    <li className={css.card}>
      <Avatar name={username} src={picture} size={76} />
      <PersonLines username={username} lines={[university, department]} />
      <p className={css.reason}>
        {reason ? (
          <>
            <Icon of={reasonIcon(reason)} size="sm" />
            {reason}
          </>
        ) : null}
      </p>
      <PairButton userId={person.user_id} username={username} />
    </li>
  );
}

/** Asks somebody to connect: pending at once, and back again when the call fails. */
function PairButton({ userId, username }: { readonly userId: number; readonly username: string }) {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector((state) => selectIsAsked(state, userId));
  const [connect] = useConnectMutation();
  const ask = async () => {
    const { error } = await connect(userId);
    if (error)
      dispatch(
        notify({
          kind: 'error',
          text: `Your request to ${username} was not sent. Please try again.`,
        }),
      );
  };
  return (
    <Button
      size="sm"
      fullWidth
      icon={isAsked ? Clock : UserPlus}
      aria-disabled={isAsked}
      aria-label={
        isAsked
          ? `${connectionMessages.pending}: ${username}`
          : `${connectionMessages.pair} with ${username}`
      }
      onClick={() => void ask()}
    >
      {isAsked ? connectionMessages.pending : connectionMessages.pair}
    </Button>
  );
}

function reasonIcon(reason: string): LucideIcon {
  if (/mutual/i.test(reason)) return Users;
  if (/department/i.test(reason)) return Building2;
  if (/university/i.test(reason)) return Landmark;
  return Target;
}
