import { useId, type ReactNode } from 'react';
import type { FoundMessage } from '#contract/entities/chat';
import { errorDetail } from '#api/errors';
import { toPartner, type ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button, ErrorState, Skeleton, VisuallyHidden } from '#shared/ui';
import { pageThreadOpened, selectPagePartner, targetChosen } from '../state/chatWindowsSlice';
import { partnerOf } from '../state/thread';
import * as texts from '../texts';
import { useSearchMessagesInfiniteQuery } from './chatSearchApi';
import { FoundMessageRow } from './FoundMessageRow';
import css from './FoundMessages.module.css';

interface FoundMessagesProps {
  readonly keyword: string;
  /** The number of conversations found by name, to be announced with the messages. */
  readonly conversations: number;
}

/** The messages that contain the words of a search. */
export function FoundMessages({ keyword, conversations }: FoundMessagesProps) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  const partner = useAppSelector(selectPagePartner);
  const partnerFor = usePartnerOf();
  const search = useSearchMessagesInfiniteQuery({ keyword });
  const { currentData: data, error, isFetching, isFetchingNextPage, hasNextPage } = search;
  const pages = data?.pages ?? [];
  const words = [...new Set(pages.flatMap((page) => page.matched_words))];
  const found = pages.flatMap(({ messages }) =>
    messages.flatMap((message) => {
      const other = partnerFor(message);
      return other ? [{ message, other }] : [];
    }),
  );
  const count = texts.messageCount(found.length, hasNextPage);
  return (
    <section aria-labelledby={headingId} aria-busy={isFetching} className={css.section}>
      <h3 id={headingId} className={css.heading}>
        {texts.messages}
      </h3>
      <SearchStatus>
        {data ? texts.foundCount(conversations, count) : null}
        {isFetching && !data ? texts.searchingMessages : null}
      </SearchStatus>
      {!data && !error ? <LoadingRows /> : null}
      {data && found.length === 0 ? (
        <p className={css.note}>{texts.noMessageWith(keyword)}</p>
      ) : null}
      {found.length > 0 ? (
        <ul className={css.list} aria-label={texts.messagesFound}>
          {found.map(({ message, other }) => (
            <FoundMessageRow
              key={message.id}
              message={message}
              partner={other}
              words={words}
              isCurrent={partner?.target?.messageId === message.id}
              onOpen={() => {
                dispatch(pageThreadOpened(other));
                dispatch(targetChosen({ userId: other.id, messageId: message.id }));
              }}
            />
          ))}
        </ul>
      ) : null}
      {error && !isFetching ? (
        <ErrorState
          text={errorDetail(error, texts.searchFailed)}
          onRetry={() => void (data ? search.fetchNextPage() : search.refetch())}
        />
      ) : null}
      {hasNextPage && !error ? (
        <Button
          size="sm"
          className={css.more}
          busy={isFetchingNextPage}
          onClick={() => void search.fetchNextPage()}
        >
          {texts.moreMessages}
        </Button>
      ) : null}
    </section>
  );
}

/**
 * Returns a function for the other person of a message. A server that doesn't say who they are has
 * them in the list of conversations.
 */
function usePartnerOf(): (message: FoundMessage) => ChatPartner | null {
  const ownId = useAppSelector(({ chat }) => chat.ownId);
  const conversations = useAppSelector(({ chat }) => chat.conversations);
  return (message) => {
    const { user } = message;
    if (user) return toPartner(user.id, user, user.profile_picture);
    const line = conversations[partnerOf(message, ownId)];
    return line ? toPartner(line.user_id, line, line.avatar) : null;
  };
}

function SearchStatus({ children }: { readonly children: ReactNode }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}

function LoadingRows() {
  return (
    <div className={css.loading} aria-hidden="true">
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} />
      ))}
    </div>
  );
}
