import { MailPlus } from 'lucide-react';
import { notify } from '../notify/notify';
import { useAppDispatch } from '../store/hooks';
import { Button } from '../ui/buttons/Button';
import type { ButtonLook } from '../ui/buttons/buttonLook';
import * as texts from '../texts';

const SIGNUP_PATH = '/signup';

/** Copies the address of the sign-up page, to be sent to someone who isn't here yet. */
export function InviteButton(look: Pick<ButtonLook, 'size' | 'variant'>) {
  const dispatch = useAppDispatch();
  const copy = async () => {
    const link = new URL(SIGNUP_PATH, document.baseURI).href;
    try {
      await navigator.clipboard.writeText(link);
      dispatch(notify({ kind: 'success', text: texts.linkCopied }));
    } catch {
      // Browsers refuse without a safe connection or the user's permission.
      const text = texts.linkNotCopied(link);
      dispatch(notify({ kind: 'error', text }));
    }
  };
  return (
    <Button {...look} icon={MailPlus} onClick={() => void copy()}>
      {texts.invite}
    </Button>
  );
}
