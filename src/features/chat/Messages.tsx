import { clsx } from 'clsx';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { PHONE, useMediaQuery } from '#shared/hooks/useMediaQuery';
import type { ChatPartner } from '#shared/store/featureEvents';
import { useVisibleScreen } from '#shared/hooks/useVisibleScreen';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { EmptyState, IconButton } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { ChatHeading } from './ChatHeading';
import { selectConversations } from './state/chatState';
import {
  pageThreadClosed,
  pageThreadOpened,
  selectPagePartner,
  type OpenChat,
} from './state/chatWindowsSlice';
import { Conversation } from './Conversation';
import { ConversationList, SEARCH_FIELD_ID } from './list/ConversationList';
import { conversationRowId } from './list/ConversationRow';
import css from './Messages.module.css';
import * as texts from './texts';
import { foundMessageId } from './search/FoundMessageRow';
import { useInertOutside } from './windows/useInertOutside';

/** The props of a dialog for choosing a connection. */
interface NewMessageDialog {
  readonly onChoose: (partner: ChatPartner) => void;
  readonly onClose: () => void;
}

interface MessagesProps {
  /** Returns the menu of actions for the other person. */
  readonly partnerMenu: (partner: ChatPartner) => ReactNode;
  /** Returns the dialog in which the user chooses the connection to write to. */
  readonly newMessage: (dialog: NewMessageDialog) => ReactNode;
}

/** The conversations on the left and the selected one on the right. A phone shows one at a time. */
export function Messages({ partnerMenu, newMessage }: MessagesProps) {
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
  const goBack = ({ id, target }: OpenChat) => {
    flushSync(() => dispatch(pageThreadClosed()));
    const places = [foundMessageId(target?.messageId ?? 0), conversationRowId(id), SEARCH_FIELD_ID];
    places
      .map((place) => document.getElementById(place))
      .find((element) => element !== null)
      ?.focus();
  };
  const [isChoosing, setIsChoosing] = useState(false);
  const startConversation = (chosen: ChatPartner) => {
    flushSync(() => setIsChoosing(false));
    // The closed dialog returns the focus to its button first.
    setTimeout(() => dispatch(pageThreadOpened(chosen)));
  };

  return (
    <div data-fills-screen className={clsx(css.page, partner && css.hasThread)}>
      <h1 className={css.title} tabIndex={-1}>
        {texts.messages}
      </h1>
      <ConversationList onNewMessage={() => setIsChoosing(true)} />
      {isChoosing
        ? newMessage({ onChoose: startConversation, onClose: () => setIsChoosing(false) })
        : null}
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
                  onClick={() => goBack(partner)}
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
