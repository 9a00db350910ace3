import { Search } from 'lucide-react';
import { useEffect } from 'react';
import type { Connection } from '#contract/entities/person';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { connectionsPageMessages } from '#contract/messages';
import { plainText } from '#contract/words/wordsIn';
import { InviteButton } from '#shared/invite/InviteButton';
import { useTextInAddress } from '#shared/hooks/useTextInAddress';
import { useAppSelector } from '#shared/store/hooks';
import { Button, EmptyState, TextField } from '#shared/ui';
import { toPartner } from '#shared/store/featureEvents';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { MessageButton } from './cards/MessageButton';
import { PersonMenu } from './cards/PersonMenu';
import { PresentAvatar } from './cards/PresentAvatar';
import { useListConnectionsInfiniteQuery } from './state/connectionsApi';
import { selectParted } from './state/connectionsSlice';
import { emailOrPlace } from './emailOrPlace';
import { ListSection } from './ListSection';
import css from './personList.module.css';
import * as texts from './texts';

/** Longer lists can be searched. */
const SEARCHED_ABOVE = 12;

/** The user's connections. A removed one disappears at once, and returns if the call fails. */
export function YourConnections() {
  const { data, isLoading, isError, isFetching, refetch, hasNextPage, fetchNextPage } =
    useListConnectionsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const parted = useAppSelector(selectParted);
  const [typed, setTyped] = useTextInAddress('search', KEYWORD_MAX_LENGTH);
  const word = typed.trim().toLowerCase();
  const plain = plainText(typed);
  const mine = (data?.pages.flat() ?? []).filter(({ friend_id: id }) => !parted[id]);
  const found = mine.filter(
    ({ username, display_name: chosen, email }) =>
      // An address may be sought by its signs, a name by its words.
      [username, email].some((text) => text.toLowerCase().includes(word)) ||
      (plain !== '' && plainText(chosen ?? '').includes(plain)),
  );

  // A search covers all connections, not only the loaded pages.
  const needsMore = typed !== '' && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);

  return (
    <ListSection
      title={connectionsPageMessages.connections}
      count={mine.length > 0 ? `${mine.length}${hasNextPage ? '+' : ''}` : undefined}
      size={mine.length}
      isLoading={isLoading}
      isFailed={isError && !data}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
      emptyText={connectionsPageMessages.noConnections}
      emptyAction={<InviteButton size="sm" />}
    >
      <div className={css.stack}>
        {mine.length > SEARCHED_ABOVE || typed !== '' ? (
          <TextField
            type="search"
            icon={Search}
            label={texts.searchConnections}
            labelHidden
            placeholder={texts.searchConnections}
            value={typed}
            maxLength={KEYWORD_MAX_LENGTH}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        ) : null}
        {found.length > 0 ? (
          <ul className={css.list}>
            {found.map((connection) => (
              <ConnectionRow key={connection.connection_id} connection={connection} />
            ))}
          </ul>
        ) : (
          <div className={css.list} role="status">
            <EmptyState compact title={texts.noMatch(typed.trim())} />
          </div>
        )}
        {hasNextPage ? (
          <Button fullWidth busy={isFetching} onClick={() => void fetchNextPage()}>
            {texts.showMore}
          </Button>
        ) : null}
      </div>
    </ListSection>
  );
}

function ConnectionRow({ connection }: { readonly connection: Connection }) {
  const { connection_id: connectionId, friend_id: id } = connection;
  const person = toPartner(id, connection, connection.profile_picture);
  return (
    <PersonRow
      person={connection}
      lines={[emailOrPlace(connection)]}
      picture={<PresentAvatar person={person} size={44} />}
    >
      <MessageButton person={person} size="sm" />
      <PersonMenu person={person} connectionId={connectionId} />
    </PersonRow>
  );
}
