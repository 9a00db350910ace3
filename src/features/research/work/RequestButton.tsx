import { Check, Handshake, Lock, Undo2, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { Button } from '#shared/ui/buttons/Button';
import { Icon } from '#shared/ui/marks/Icon';
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

const sentState = (title: string): RequestState => ({
  icon: Check,
  text: researchMessages.requestSent,
  label: texts.requestSentFor(title),
});

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
  if (wasAsked && status === 'withdrawn')
    return {
      icon: Undo2,
      text: texts.requestWithdrawn,
      label: texts.requestWithdrawnFor(title),
    };
  return wasAsked
    ? sentState(title)
    : { icon: Handshake, text: texts.askToCollaborate, label: texts.askToCollaborateOn(title) };
}

/**
 * The button to request a collaboration. It is disabled once the request is sent, and shows how the
 * request ended. Closed work has a line in its place.
 */
export function RequestButton({ work }: { readonly work: PostedResearch }) {
  const [isOpen, setIsOpen] = useState(false);
  // The work as it was when the request was sent; the next load shows the request.
  const [sentOn, setSentOn] = useState<PostedResearch | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isSent = sentOn === work;
  const wasAsked = isSent || !work.can_request_collaboration;
  const isClosed = !wasAsked && !work.is_open;
  const closedLine = useFocusAfter(isOpen);
  const { icon, text, label } = isSent ? sentState(work.title) : stateOf(work, wasAsked);
  return (
    <div className={css.actions}>
      {isClosed ? (
        <p ref={closedLine} tabIndex={-1} className={css.closed}>
          <Icon of={Lock} size="sm" />
          {texts.notOpen}
        </p>
      ) : (
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
      )}
      {work.request_status === 'accepted' ? (
        <OpenChatButton partner={toPartner(work.user.id, work.user, work.user.profile_picture)} />
      ) : null}
      {isOpen ? (
        <RequestDialog
          work={work}
          onClose={() => setIsOpen(false)}
          onSent={() => {
            setSentOn(work);
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** Returns a ref whose element receives the focus after the dialog closes, if it is rendered. */
function useFocusAfter(isDialogOpen: boolean) {
  const element = useRef<HTMLParagraphElement>(null);
  const wasOpen = useRef(isDialogOpen);
  useEffect(() => {
    if (wasOpen.current && !isDialogOpen) element.current?.focus();
    wasOpen.current = isDialogOpen;
  }, [isDialogOpen]);
  return element;
}
