import { MessageCircle } from 'lucide-react';
import { chatOpened, type ChatPartner } from '#shared/store/featureEvents';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { nameOf } from '#shared/lib/people';
import * as texts from './texts';

/** Opens the chat with a collaborator. */
export function OpenChatButton({ partner }: { readonly partner: ChatPartner }) {
  const dispatch = useAppDispatch();
  return (
    <Button
      size="sm"
      icon={MessageCircle}
      aria-label={texts.openChatWith(nameOf(partner))}
      onClick={() => dispatch(chatOpened(partner))}
    >
      {texts.openChat}
    </Button>
  );
}
