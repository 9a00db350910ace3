import { Check, Handshake, X, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { toPartner } from '#shared/store/featureEvents';
import { OpenChatButton } from '../OpenChatButton';
import * as texts from '../texts';
import { RequestDialog } from './RequestDialog';
import css from './WorkCard.module.css';

/** The look of the button, and its name for screen readers. */
interface RequestState {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly label: string;
}

function stateOf(
  { title, request_status: status }: PostedResearch,
  wasAsked: boolean,
): RequestState {
  if (status === 'declined')
    return {
      icon: X,
      text: researchMessages.requestDeclined,
      label: texts.requestDeclinedFor(title),
    };
  return wasAsked
    ? { icon: Check, text: researchMessages.requestSent, label: texts.requestSentFor(title) }
    : { icon: Handshake, text: texts.askToCollaborate, label: texts.askToCollaborateOn(title) };
}

/**
 * The button to request a collaboration. It is disabled once the request is sent, and shows if it
 * was declined.
 */
export function RequestButton({ work }: { readonly work: PostedResearch }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = isSent || !work.can_request_collaboration;
  const { icon, text, label } = stateOf(work, wasAsked);
  return (
    <div className={css.actions}>
      <Button
        ref={button}
        size="sm"
        variant={wasAsked ? 'secondary' : 'primary'}
        icon={icon}
        aria-disabled={wasAsked}
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {work.request_status === 'accepted' && work.user ? (
        <OpenChatButton partner={toPartner(work.user.id, work.user, work.user.profile_picture)} />
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
