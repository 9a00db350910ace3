import { clsx } from 'clsx';
import { ArrowLeft, MessageCircle } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks';
import { Avatar, EmptyState, IconButton } from '../../shared/ui';
import css from './ChatPage.module.css';
import { selectIsOnline } from './chatSelectors';
import { pageThreadClosed, selectPagePartner } from './chatWindowsSlice';
import { ConnectionLine } from './ConnectionLine';
import { ConversationList } from './ConversationList';
import { MessageComposer } from './MessageComposer';
import { MessageLog } from './MessageLog';

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
            className={css.thread}
            aria-label={`Chat with ${partner.username}`}
            key={partner.id}
          >
            <PaneHeader partner={partner} onBack={() => dispatch(pageThreadClosed())} />
            <ConnectionLine />
            <MessageLog partner={partner} />
            <MessageComposer partner={partner} />
          </section>
        ) : (
          <EmptyState icon={MessageCircle} title="Choose a conversation" />
        )}
      </div>
    </div>
  );
}

interface PaneHeaderProps {
  readonly partner: {
    readonly id: number;
    readonly username: string;
    readonly avatar: string | null;
  };
  readonly onBack: () => void;
}

function PaneHeader({ partner, onBack }: PaneHeaderProps) {
  const isOnline = useAppSelector((state) => selectIsOnline(state, partner.id));
  return (
    <header className={css.header}>
      <IconButton
        icon={ArrowLeft}
        label="Back to conversations"
        className={css.back}
        onClick={onBack}
      />
      <Avatar name={partner.username} src={partner.avatar} size={40} online={isOnline} />
      <div>
        <h2 className={css.name}>
          <Link to={`/dashboard/${partner.username}/about`}>{partner.username}</Link>
        </h2>
        <p className={css.presence}>{isOnline ? 'Online' : 'Offline'}</p>
      </div>
    </header>
  );
}
