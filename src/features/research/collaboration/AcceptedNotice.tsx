import { useEffect, useRef } from 'react';
import type { CollaborationRequest } from '#contract/entities/research';
import { MathText } from '#shared/math/MathText';
import { Notice } from '#shared/ui/feedback/Notice';
import { nameOf } from '#shared/lib/people';
import { toPartner } from '#shared/store/featureEvents';
import { OpenChatButton } from '../OpenChatButton';
import * as texts from '../texts';
import { requesterOf } from './requesterOf';
import css from './CollabRequests.module.css';

/** Announces an accepted collaboration, with a button to open the chat. */
export function AcceptedNotice({ request }: { readonly request: CollaborationRequest }) {
  const { requester_id: id, sender_avatar: avatar } = request;
  const person = requesterOf(request);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The clicked button was removed with its card, so move the focus here.
    place.current?.focus();
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={css.accepted}>
      <Notice
        tone="success"
        role="status"
        className={css.news}
        {...(id === undefined
          ? {}
          : {
              action: (
                <div className={css.chat}>
                  <OpenChatButton partner={toPartner(id, person, avatar)} />
                </div>
              ),
            })}
      >
        {texts.workTogetherBefore(nameOf(person))}
        <MathText text={request.research_title} />
        {texts.workTogetherAfter}
      </Notice>
    </div>
  );
}
