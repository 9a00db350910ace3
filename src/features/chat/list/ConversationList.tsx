import { MessageCircle } from 'lucide-react';
import { chatMessages } from '#contract/messages';
import { useNow } from '#shared/hooks/useNow';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState, ErrorState, LinkButton, Skeleton } from '#shared/ui';
import { paths } from '#shared/paths';
import { toPartner } from '#shared/store/featureEvents';
import { selectConversations, selectConversationsStatus } from '../state/chatState';
import { refreshConversations } from '../state/chatHistory';
import { pageThreadOpened, selectPagePartner } from '../state/chatWindowsSlice';
import { selectUnreadMessages } from '../unread/unreadSlice';
import * as texts from '../later.texts';
import css from './ConversationList.module.css';
import { ConversationRow } from './ConversationRow';

/** The sidebar of the chat page: all conversations of the user, newest first. */
export function ConversationList() {
  const dispatch = useAppDispatch();
  const conversations = useAppSelector(selectConversations);
  const status = useAppSelector(selectConversationsStatus);
  const unread = useAppSelector(selectUnreadMessages);
  const partner = useAppSelector(selectPagePartner);
  const now = useNow();

  return (
    <section className={css.sidebar} aria-label={texts.conversations}>
      <header className={css.header}>
        <h2 className={css.title}>{chatMessages.heading}</h2>
        {unread > 0 ? <span className={css.unread}>{texts.unread(unread)}</span> : null}
      </header>
      {status === 'failed' ? (
        <ErrorState
          text={texts.conversationsNotLoaded}
          onRetry={() => void dispatch(refreshConversations())}
        />
      ) : null}
      {status === 'loading' || status === 'idle' ? <LoadingRows /> : null}
      {status === 'ready' && conversations.length === 0 ? (
        <EmptyState
          icon={MessageCircle}
          title={chatMessages.empty}
          text={texts.startConversation}
          action={<LinkButton to={paths.connections}>{texts.findPeople}</LinkButton>}
        />
      ) : null}
      <ul className={css.list}>
        {conversations.map((conversation) => (
          <ConversationRow
            key={conversation.user_id}
            conversation={conversation}
            now={now}
            isCurrent={conversation.user_id === partner?.id}
            onOpen={() =>
              dispatch(
                pageThreadOpened(
                  toPartner(conversation.user_id, conversation, conversation.avatar),
                ),
              )
            }
          />
        ))}
      </ul>
    </section>
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
