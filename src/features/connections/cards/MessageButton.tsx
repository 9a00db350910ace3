import { MessageCircle } from 'lucide-react';
import { connectionsPageMessages } from '#contract/messages';
import { chatOpened, type ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import type { ButtonLook } from '#shared/ui/buttons/buttonLook';
import { nameOf } from '#shared/lib/people';
import * as texts from '../texts';

interface MessageButtonProps extends Pick<ButtonLook, 'size' | 'variant'> {
  readonly person: ChatPartner;
}

/** Opens the chat with a person. */
export function MessageButton({ person, ...look }: MessageButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      {...look}
      icon={MessageCircle}
      aria-label={texts.messagePerson(nameOf(person))}
      onClick={() => dispatch(chatOpened(person))}
    >
      {connectionsPageMessages.message}
    </Button>
  );
}
