import { Check, Copy, Link2Off, Share } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { feedMessages } from '#contract/messages';
import { hasStatus } from '../../../api/errors';
import { notify } from '../../../shared/notify/notify';
import { useAppDispatch } from '../../../shared/store/hooks';
import { Button } from '../../../shared/ui/Button';
import { Dialog } from '../../../shared/ui/Dialog';
import { Notice } from '../../../shared/ui/Notice';
import { TextField } from '../../../shared/ui/TextField';
import { useUnsharePostMutation } from '../postActionsApi';
import { copyText } from '../../../shared/lib/copyText';
import css from './ShareDialog.module.css';

/** The button says for so long that the link was copied. */
const COPIED_MS = 2_000;

interface ShareDialogProps {
  readonly postId: number;
  readonly link: string;
  readonly onClose: () => void;
}

/** The public link of a post: to copy, to hand on, or to take back. */
export function ShareDialog({ postId, link, onClose }: ShareDialogProps) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [copying, setCopying] = useState<'copied' | 'refused' | null>(null);
  const [unshare, { isLoading, isError }] = useUnsharePostMutation();

  useEffect(() => {
    if (copying !== 'copied') return;
    const timer = setTimeout(() => setCopying(null), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copying]);

  const copy = async () => {
    if (!field.current) return;
    const isCopied = await copyText(field.current);
    setCopying(isCopied ? 'copied' : 'refused');
    if (isCopied) dispatch(notify({ kind: 'success', text: feedMessages.linkCopied }));
    else field.current.select();
  };
  const stop = async () => {
    const { error } = await unshare(postId);
    if (error && !hasStatus(error, 404)) return;
    dispatch(notify({ kind: 'success', text: 'This post is no longer shared.' }));
    onClose();
  };
  // Whoever closes the system's own sheet changed his mind; that is no failure.
  const handOn = () => void navigator.share({ url: link }).catch(() => undefined);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Share this post"
      description="Anyone with this link can read the post."
      initialFocus={field}
      footer={
        <>
          <Button
            variant="danger-quiet"
            icon={Link2Off}
            busy={isLoading}
            className={css.stop}
            onClick={() => void stop()}
          >
            Stop sharing
          </Button>
          {'share' in navigator ? (
            <Button variant="quiet" icon={Share} onClick={handOn}>
              More ways to share
            </Button>
          ) : null}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={css.row}>
        <TextField
          ref={field}
          label="Link"
          readOnly
          value={link}
          fieldClassName={css.link}
          onFocus={(event) => event.target.select()}
        />
        <Button
          variant="primary"
          icon={copying === 'copied' ? Check : Copy}
          className={css.copy}
          onClick={() => void copy()}
        >
          {copying === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </div>
      {copying === 'refused' ? (
        <Notice tone="warn" role="alert" className={css.notice}>
          The browser refused to copy. The link is selected: copy it with Ctrl+C or Command+C.
        </Notice>
      ) : null}
      {isError && !isLoading ? (
        <Notice tone="danger" role="alert" className={css.notice}>
          The link could not be taken back. Please try again.
        </Notice>
      ) : null}
    </Dialog>
  );
}
