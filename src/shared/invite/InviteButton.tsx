import { MailPlus } from 'lucide-react';
import { copyLink } from '../notify/copyLink';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/buttons/Button';
import type { ButtonLook } from '../ui/buttons/buttonLook';
import * as texts from '../texts';

const SIGNUP_PATH = '/signup';

/** Copies the address of the sign-up page, to be sent to someone who isn't here yet. */
export function InviteButton(look: Pick<ButtonLook, 'size' | 'variant'>) {
  const dispatch = useAppDispatch();
  return (
    <Button
      {...look}
      icon={MailPlus}
      onClick={() => void dispatch(copyLink(SIGNUP_PATH, texts.linkCopied))}
    >
      {texts.invite}
    </Button>
  );
}
