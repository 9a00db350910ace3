import { useEffect, useRef } from 'react';
import type { CollaborationRequest } from '#contract/entities/research';
import { Notice } from '../../../shared/ui/Notice';
import { OpenChatButton } from '../OpenChatButton';
import css from './CollabRequests.module.css';

/** Says that two work together now, and leads on to the chat. */
export function AcceptedNotice({ request }: { readonly request: CollaborationRequest }) {
  const { requester_id: id, requester_username: username, sender_avatar: avatar } = request;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed is gone with its card.
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.accepted}>
      <Notice
        tone="success"
        role="status"
        {...(id === undefined
          ? {}
          : { action: <OpenChatButton partner={{ id, username, avatar }} /> })}
      >
        You and {username} work together on “{request.research_title}” now.
      </Notice>
    </div>
  );
}
