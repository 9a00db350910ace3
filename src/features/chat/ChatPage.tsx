import { clsx } from 'clsx';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { EmptyState, IconButton } from '../../shared/ui';
import { ChatHeading } from './ChatHeading';
import css from './ChatPage.module.css';
import { pageThreadClosed, selectPagePartner } from './chatWindowsSlice';
import { Conversation } from './Conversation';
import { ConversationList } from './list/ConversationList';

/** Conversations on the left, the chosen one on the right; a phone shows one of the two. */
export function ChatPage() {
  const dispatch = useAppDispatch();
  const partner = useAppSelector(selectPagePartner);
  useEffect(() => () => void dispatch(pageThreadClosed()), [dispatch]);

  return (
    <div className={clsx(css.page, partner && css.hasThread)}>
      <h1 className={css.title} tabIndex={-1}>
        Messages
      </h1>
      <ConversationList />
      <div className={css.pane}>
        {partner ? (
          <section
            key={partner.id}
            className={css.thread}
            aria-label={`Chat with ${partner.username}`}
          >
            <ChatHeading
              partner={partner}
              size="large"
              start={
                <IconButton
                  icon={ArrowLeft}
                  label="Back to conversations"
                  className={css.back}
                  onClick={() => dispatch(pageThreadClosed())}
                />
              }
            />
            <Conversation chat={partner} />
          </section>
        ) : (
          <EmptyState icon={MessageCircle} title="Choose a conversation" />
        )}
      </div>
    </div>
  );
}
