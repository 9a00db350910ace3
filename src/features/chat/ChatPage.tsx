import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui';
import { ChatHeading } from './ChatHeading';
import css from './ChatPage.module.css';
import { pageThreadClosed, selectPagePartner } from './chatWindowsSlice';
import { Conversation } from './Conversation';
import { ConversationList } from './list/ConversationList';
import { conversationRowId } from './list/conversationRowId';
import { NoConversation } from './NoConversation';
import { PartnerMenu } from './PartnerMenu';
import { useInertOutside } from './useInertOutside';
import { useVisibleScreen } from './useVisibleScreen';

/** Conversations on the left, the chosen one on the right; a phone shows one of the two. */
export function ChatPage() {
  const dispatch = useAppDispatch();
  const partner = useAppSelector(selectPagePartner);
  useEffect(() => () => void dispatch(pageThreadClosed()), [dispatch]);
  const isPhone = useMediaQuery(PHONE);
  const thread = useRef<HTMLElement>(null);
  const coveringId = isPhone ? partner?.id : undefined;
  useInertOutside(thread, coveringId !== undefined);
  useVisibleScreen(thread, coveringId !== undefined);
  useEffect(() => {
    // Not its field, which would bring up a phone's keyboard before anything was read.
    if (coveringId !== undefined) thread.current?.focus();
  }, [coveringId]);
  const goBack = (from: number) => {
    flushSync(() => dispatch(pageThreadClosed()));
    document.getElementById(conversationRowId(from))?.focus();
  };

  return (
    <div data-fills-screen className={clsx(css.page, partner && css.hasThread)}>
      <h1 className={css.title} tabIndex={-1}>
        Messages
      </h1>
      <ConversationList />
      <div className={css.pane}>
        {partner ? (
          <section
            ref={thread}
            key={partner.id}
            tabIndex={-1}
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
                  onClick={() => goBack(partner.id)}
                />
              }
            >
              <PartnerMenu partner={partner} />
            </ChatHeading>
            <Conversation chat={partner} />
          </section>
        ) : (
          <NoConversation />
        )}
      </div>
    </div>
  );
}
