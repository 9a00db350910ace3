import { clsx } from 'clsx';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useVisibleScreen } from '#shared/hooks/useVisibleScreen';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState, IconButton } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { ChatHeading } from './ChatHeading';
import { selectConversations } from './state/chatState';
import { pageThreadClosed, selectPagePartner } from './state/chatWindowsSlice';
import { Conversation } from './Conversation';
import { ConversationList } from './list/ConversationList';
import { conversationRowId } from './list/ConversationRow';
import css from './Messages.module.css';
import * as texts from './later.texts';
import { useInertOutside } from './windows/useInertOutside';

interface MessagesProps {
  /** Returns the menu of actions for the other person. */
  readonly partnerMenu: (partner: ChatPartner) => ReactNode;
}

/** The conversations on the left and the selected one on the right. A phone shows one at a time. */
export function Messages({ partnerMenu }: MessagesProps) {
  const dispatch = useAppDispatch();
  const partner = useAppSelector(selectPagePartner);
  useEffect(() => () => void dispatch(pageThreadClosed()), [dispatch]);
  const isPhone = useMediaQuery(PHONE);
  const thread = useRef<HTMLElement>(null);
  const coveringId = isPhone ? partner?.id : undefined;
  useInertOutside(thread, coveringId !== undefined);
  useVisibleScreen(thread, coveringId !== undefined);
  const besideId = isPhone ? undefined : partner?.id;
  useEffect(() => {
    // Don't focus the field: a phone would open its keyboard before the user has read anything.
    if (coveringId !== undefined) thread.current?.focus();
    if (besideId !== undefined) thread.current?.querySelector('textarea')?.focus();
  }, [coveringId, besideId]);
  const goBack = (from: number) => {
    flushSync(() => dispatch(pageThreadClosed()));
    document.getElementById(conversationRowId(from))?.focus();
  };

  return (
    <div data-fills-screen className={clsx(css.page, partner && css.hasThread)}>
      <h1 className={css.title} tabIndex={-1}>
        {texts.messages}
      </h1>
      <ConversationList />
      <div className={css.pane}>
        {partner ? (
          <section
            ref={thread}
            key={partner.id}
            tabIndex={-1}
            className={css.thread}
            aria-label={texts.chatWith(nameOf(partner))}
          >
            <ChatHeading
              partner={partner}
              size="large"
              start={
                <IconButton
                  icon={ArrowLeft}
                  label={texts.backToConversations}
                  className={css.back}
                  onClick={() => goBack(partner.id)}
                />
              }
            >
              {partnerMenu(partner)}
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

/** Fills the place beside the list until a conversation is selected, if there is one to select. */
function NoConversation() {
  const hasAny = useAppSelector((state) => selectConversations(state).length > 0);
  if (!hasAny) return null;
  return <EmptyState icon={MessageCircle} title={texts.chooseConversation} />;
}
