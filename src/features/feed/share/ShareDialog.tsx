import { Link2Off, Share } from 'lucide-react';
import { useRef } from 'react';
import { feedMessages } from '#contract/messages';
import { hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { CopyField } from '#shared/ui/fields/CopyField';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { useUnsharePostMutation } from './shareApi';
import css from './ShareDialog.module.css';
import * as texts from './texts';

interface ShareDialogProps {
  readonly postId: number;
  readonly link: string;
  readonly onClose: () => void;
}

/** The public link of a post: copy it, share it, or revoke it. */
export function ShareDialog({ postId, link, onClose }: ShareDialogProps) {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [unshare, { isLoading, isError }] = useUnsharePostMutation();

  const stop = async () => {
    const { error } = await unshare(postId);
    if (error && !hasStatus(error, 404)) return;
    dispatch(notify({ kind: 'success', text: texts.notShared }));
    onClose();
  };
  // Closing the system's share sheet rejects, which is not a failure.
  const openShareSheet = () => void navigator.share({ url: link }).catch(() => undefined);

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.sharePost}
      description={texts.whoCanRead}
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
            {texts.stopSharing}
          </Button>
          {'share' in navigator ? (
            <Button variant="quiet" icon={Share} onClick={openShareSheet}>
              {texts.moreWays}
            </Button>
          ) : null}
          <Button onClick={onClose}>{texts.close}</Button>
        </>
      }
    >
      <CopyField
        ref={field}
        label={texts.link}
        value={link}
        onCopied={() => dispatch(notify({ kind: 'success', text: feedMessages.linkCopied }))}
      />
      {isError && !isLoading ? (
        <Notice tone="danger" role="alert" className={css.notice}>
          {texts.stopFailed}
        </Notice>
      ) : null}
    </Dialog>
  );
}
