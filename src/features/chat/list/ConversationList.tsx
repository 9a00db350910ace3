import { MessageCircle, Search, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { KEYWORD_MAX_LENGTH } from '#contract/limits';
import { chatMessages } from '#contract/messages';
import { useSettled } from '#shared/hooks/useSettled';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button, EmptyState, ErrorState, LinkButton, Skeleton, TextField } from '#shared/ui';
import { paths } from '#shared/paths';
import { toPartner } from '#shared/store/featureEvents';
import { FoundMessages } from '../search/FoundMessages';
import { selectConversations, selectConversationsStatus } from '../state/chatState';
import { refreshConversations } from '../state/chatHistory';
import { pageThreadOpened, selectPagePartner } from '../state/chatWindowsSlice';
import { selectUnreadMessages } from '../unread/unreadSlice';
import * as texts from '../texts';
import css from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';
import { matchesName } from './matchesName';

/** The element id of the field that searches conversations and messages. */
export const SEARCH_FIELD_ID = 'search-chats';

interface ConversationListProps {
  /** The user wants to write to one of their connections. */
  readonly onNewMessage: () => void;
}

/**
 * The sidebar of the chat page: all conversations of the user, newest first. A field searches them
 * by name, and messages by their words.
 */
export function ConversationList({ onNewMessage }: ConversationListProps) {
  const conversations = useAppSelector(selectConversations);
  const status = useAppSelector(selectConversationsStatus);
  const unread = useAppSelector(selectUnreadMessages);
  const dispatch = useAppDispatch();
  const [text, setText] = useState('');
  const typed = text.trim();
  const keyword = useSettled(typed);
  const found = conversations.filter((line) => matchesName(line, typed));

  return (
    <section className={css.sidebar} aria-label={texts.conversations}>
      <header className={css.header}>
        <h2 className={css.title}>{chatMessages.heading}</h2>
        {unread > 0 ? <span className={css.unread}>{texts.unread(unread)}</span> : null}
        <Button size="sm" icon={SquarePen} className={css.new} onClick={onNewMessage}>
          {texts.newMessage}
        </Button>
        <search className={css.search}>
          <TextField
            type="search"
            id={SEARCH_FIELD_ID}
            icon={Search}
            label={texts.searchChats}
            labelHidden
            placeholder={texts.searchChats}
            value={text}
            maxLength={KEYWORD_MAX_LENGTH}
            autoComplete="off"
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </search>
      </header>
      {status === 'failed' ? (
        <ErrorState
          text={texts.conversationsNotLoaded}
          onRetry={() => void dispatch(refreshConversations())}
        />
      ) : null}
      {status === 'loading' || status === 'idle' ? <LoadingRows /> : null}
      {status === 'ready' && conversations.length === 0 && typed === '' ? (
        <EmptyState
          icon={MessageCircle}
          title={chatMessages.empty}
          text={texts.startConversation}
          action={<LinkButton to={paths.connections}>{texts.findPeople}</LinkButton>}
        />
      ) : null}
      {status === 'ready' && found.length === 0 && typed !== '' ? (
        <p className={css.note}>{texts.noConversationCalled(typed)}</p>
      ) : null}
      {found.length > 0 ? (
        <Rows of={found} label={typed === '' ? undefined : texts.conversationsFound} />
      ) : null}
      {keyword === '' ? null : <FoundMessages keyword={keyword} conversations={found.length} />}
    </section>
  );
}

interface RowsProps {
  readonly of: ReturnType<typeof selectConversations>;
  readonly label: string | undefined;
}

function Rows({ of: conversations, label }: RowsProps) {
  const dispatch = useAppDispatch();
  const partner = useAppSelector(selectPagePartner);
  return (
    <ul className={css.list} aria-label={label}>
      {conversations.map((conversation) => (
        <ConversationRow
          key={conversation.user_id}
          conversation={conversation}
          isCurrent={conversation.user_id === partner?.id}
          onOpen={() =>
            dispatch(
              pageThreadOpened(toPartner(conversation.user_id, conversation, conversation.avatar)),
            )
          }
        />
      ))}
    </ul>
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
