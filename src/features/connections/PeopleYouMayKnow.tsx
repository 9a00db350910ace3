import { useId } from 'react';
import { Link } from 'react-router-dom';
import { SUGGESTIONS_SIZE } from '#contract/limits';
import { connectionMessages } from '#contract/messages';
import { Avatar } from '../../shared/ui/Avatar';
import { Card } from '../../shared/ui/Card';
import { CardTitle } from '../../shared/ui/CardTitle';
import { EmptyState } from '../../shared/ui/EmptyState';
import { ErrorState } from '../../shared/ui/ErrorState';
import { Skeleton } from '../../shared/ui/Skeleton';
import { useListSuggestionsQuery } from './connectionsApi';
import { PairButton } from './PairButton';
import css from './PeopleYouMayKnow.module.css';
import { PersonLines } from './PersonLines';

/** A few people to pair with, beside the feed. */
export function PeopleYouMayKnow() {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useListSuggestionsQuery();
  const people = data?.slice(0, SUGGESTIONS_SIZE) ?? [];
  return (
    <Card as="section" aria-labelledby={headingId} aria-busy={isFetching} className={css.card}>
      <CardTitle id={headingId}>{connectionMessages.suggestions}</CardTitle>
      {isError && !data ? (
        <ErrorState
          text={connectionMessages.loadFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton /> : null}
      {data && people.length === 0 ? (
        <EmptyState compact title={connectionMessages.noSuggestions} />
      ) : null}
      {people.length > 0 ? (
        <ul className={css.list}>
          {people.map(({ user_id: id, username, profile_picture, department, university_name }) => (
            <li key={id} className={css.line}>
              <Avatar name={username} src={profile_picture} size={44} />
              <PersonLines username={username} lines={[university_name, department]} />
              <PairButton person={{ id, username, avatar: profile_picture }} />
            </li>
          ))}
        </ul>
      ) : null}
      <Link className={css.all} to="/dashboard/suggested-users">
        See everybody
      </Link>
    </Card>
  );
}
