import { Share2 } from 'lucide-react';
import { useState } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import type { AppThunk } from '#shared/store/types';
import { Button } from '#shared/ui/buttons/Button';
import { Icon } from '#shared/ui/marks/Icon';
import * as texts from '../texts';
import { shareApi } from './shareApi';

const ShareDialog = lazyLayer(async () => (await import('./ShareDialog')).ShareDialog);

/** Returns the public link of a post; if that fails, notifies the user and returns null. */
function sharePost(id: number): AppThunk<Promise<string | null>> {
  return async (dispatch) => {
    // Not tracked: every card has this button, and none of them needs the cached result.
    const call = shareApi.endpoints.sharePost.initiate(id, { track: false });
    const { data } = await dispatch(call);
    if (data) return data.share_link;
    dispatch(notify({ kind: 'error', text: texts.shareFailed }));
    return null;
  };
}

interface ShareButtonProps {
  readonly post: Pick<Post, 'id'>;
  /** Replaces the button's own style with this class. */
  readonly className?: string | undefined;
}

/** Requests the public link of a post and shows it. */
export function ShareButton({ post, className }: ShareButtonProps) {
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const share = async () => {
    if (isLoading) return;
    ShareDialog.prepare();
    setIsLoading(true);
    setLink(await dispatch(sharePost(post.id)));
    setIsLoading(false);
  };
  const look = { icon: Share2, busy: isLoading, busyText: feedMessages.sharing };

  return (
    <>
      {className === undefined ? (
        <Button {...look} onClick={() => void share()}>
          {texts.share}
        </Button>
      ) : (
        <button
          type="button"
          className={className}
          aria-busy={isLoading || undefined}
          onClick={() => void share()}
        >
          <Icon of={Share2} />
          {isLoading ? feedMessages.sharing : texts.share}
        </button>
      )}
      {link === null ? null : (
        <ShareDialog postId={post.id} link={link} onClose={() => setLink(null)} />
      )}
    </>
  );
}
