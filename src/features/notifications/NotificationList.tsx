import { BellOff } from 'lucide-react';
import { useRetryOnline } from '#shared/hooks/online';
import { useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { groupNotifications, type NotificationGroup } from '#contract/notificationLines';
import css from './NotificationList.module.css';
import { NotificationRow } from './NotificationRow';
import { useListNotificationsInfiniteQuery } from './notificationsApi';
import { joinPages } from './notificationSelectors';
import { withPending } from './notificationsSlice';
import * as texts from './texts';

interface NotificationListProps {
  readonly userId: number;
  readonly onOpen: (group: NotificationGroup) => void;
}

/** The notifications, newest first; unread ones are highlighted. */
export function NotificationList({ userId, onOpen }: NotificationListProps) {
  const list = useListNotificationsInfiniteQuery(userId, { refetchOnMountOrArgChange: true });
  const pending = useAppSelector(({ notifications }) => notifications);
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage } = list;
  const retry = () => void list.refetch();
  useRetryOnline(isError ? retry : undefined);
  if (!data && !isError) return <FirstLoad />;
  const shown = joinPages(data?.pages ?? []).map((each) => withPending(each, pending));
  const groups = groupNotifications(shown);
  return (
    <>
      {groups.length > 0 ? (
        <ul className={css.list} aria-busy={isFetching}>
          {groups.map((group) => (
            <li key={group.key}>
              <NotificationRow group={group} onOpen={onOpen} />
            </li>
          ))}
        </ul>
      ) : null}
      {!isError && groups.length === 0 ? (
        <EmptyState compact icon={BellOff} title={texts.caughtUp} />
      ) : null}
      {isError ? (
        <p className={css.foot}>
          <span>{texts.loadFailed}</span>
          <Button size="sm" busy={isFetching} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </p>
      ) : null}
      {!isError && hasNextPage ? (
        <p className={css.foot}>
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.showEarlier}
          </Button>
        </p>
      ) : null}
    </>
  );
}

function FirstLoad() {
  return (
    <div className={css.loading} role="status">
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {['1', '2', '3'].map((row) => (
        <div key={row} className={css.bone}>
          <Skeleton circle width="2.75rem" height="2.75rem" />
          <Skeleton />
        </div>
      ))}
    </div>
  );
}
