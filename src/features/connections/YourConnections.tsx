import { MessageCircle } from 'lucide-react';
import { connectionMessages } from '#contract/messages';
import { chatOpened } from '../../shared/store/chatEvents';
import { useAppDispatch } from '../../shared/store/hooks';
import { Avatar, Button } from '../../shared/ui';
import { useListConnectionsQuery } from './connectionsApi';
import { ListSection } from './ListSection';
import css from './personList.module.css';
import { PersonLines } from './PersonLines';

/** The people one is paired with; Message opens the chat window. */
export function YourConnections() {
  const dispatch = useAppDispatch();
  const {
    data = [],
    isLoading,
    isError,
    isFetching,
    refetch,
  } = useListConnectionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <ListSection
      title={connectionMessages.connections}
      count={data.length > 0 ? String(data.length) : undefined}
      isLoading={isLoading}
      isFailed={isError}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      isEmpty={!isLoading && !isError && data.length === 0}
      emptyText={connectionMessages.noConnections}
    >
      <ul className={css.list}>
        {data.map(
          ({
            connection_id: id,
            friend_id: friendId,
            username,
            email,
            profile_picture: avatar,
          }) => (
            <li key={id} className={css.row}>
              <Avatar name={username} src={avatar} size={44} />
              <PersonLines username={username} lines={[email]} />
              <Button
                size="sm"
                icon={MessageCircle}
                aria-label={`${connectionMessages.message} ${username}`}
                onClick={() => dispatch(chatOpened({ id: friendId, username, avatar }))}
              >
                {connectionMessages.message}
              </Button>
            </li>
          ),
        )}
      </ul>
    </ListSection>
  );
}
