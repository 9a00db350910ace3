import { Check, Handshake } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { OpenChatButton } from '../OpenChatButton';
import * as texts from '../texts';
import { RequestDialog } from './RequestDialog';
import css from './WorkCard.module.css';

/** The button to request a collaboration; disabled once the request is sent. */
export function RequestButton({ work }: { readonly work: PostedResearch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = isSent || !work.can_request_collaboration;
  return (
    <div className={css.actions}>
      <Button
        ref={button}
        size="sm"
        variant={wasAsked ? 'secondary' : 'primary'}
        icon={wasAsked ? Check : Handshake}
        aria-disabled={wasAsked}
        aria-label={
          wasAsked ? texts.requestSentFor(work.title) : texts.askToCollaborateOn(work.title)
        }
        onClick={() => setIsOpen(true)}
      >
        {wasAsked ? researchMessages.requestSent : texts.askToCollaborate}
      </Button>
      {work.request_status === 'accepted' && work.user ? (
        <OpenChatButton
          partner={{
            id: work.user.id,
            username: work.user.username,
            avatar: work.user.profile_picture,
          }}
        />
      ) : null}
      {isOpen ? (
        <RequestDialog
          work={work}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setIsSent(true);
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}
