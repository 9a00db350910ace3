import { clsx } from 'clsx';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { FRIENDS_CARD_SIZE } from '#contract/limits';
import { profileMessages } from '#contract/messages';
import { useAppSelector } from '#shared/store/hooks';
import { selectUserId } from '#shared/store/sessionEvents';
import { Card } from '#shared/ui/layout/Card';
import { CardTitle } from '#shared/ui/layout/CardTitle';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { paths } from '#shared/paths';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { useListFriendsQuery } from '../state/connectionsApi';
import * as texts from '../texts';
import css from './Friends.module.css';
import { PresentAvatar } from './PresentAvatar';

/** Some of the user's connections, with a link to all of them. */
export function Friends() {
  const userId = useAppSelector(selectUserId);
  return userId === null ? null : <FriendsOf userId={userId} />;
}

function FriendsOf({ userId }: { readonly userId: number }) {
  const headingId = useId();
  const { data, isError, isFetching, refetch } = useListFriendsQuery(userId, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <Card as="section" edgeToEdge aria-labelledby={headingId} aria-busy={isFetching}>
      <CardTitle
        id={headingId}
        aside={
          <Link className={clsx(css.all, 'touch-target')} to={paths.connections}>
            {texts.seeAll}
          </Link>
        }
      >
        {texts.friends}
      </CardTitle>
      {isError && !data ? (
        <ErrorState
          text={profileMessages.friendsFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton /> : null}
      {data?.length === 0 ? (
        <EmptyState
          compact
          title={profileMessages.noFriends}
          action={
            <LinkButton size="sm" to={paths.connections}>
              {texts.findPeople}
            </LinkButton>
          }
        />
      ) : null}
      {data && data.length > 0 ? (
        <ul className={css.grid}>
          {data
            .slice(0, FRIENDS_CARD_SIZE)
            .map((friend) => toPartner(friend.friend_id, friend, friend.profile_picture))
            .map((friend) => (
              <li key={friend.id}>
                <Link className={css.friend} to={paths.profile(friend.username)}>
                  <PresentAvatar person={friend} size={60} />
                  <span className={css.name}>
                    <bdi>{nameOf(friend)}</bdi>
                  </span>
                </Link>
              </li>
            ))}
        </ul>
      ) : null}
    </Card>
  );
}
