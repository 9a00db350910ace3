import { Share2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyPart } from '#shared/lazy/lazyPart';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Icon } from '#shared/ui/marks/Icon';
import { sharePost } from '../feedThunks';

const loadDialog = () => import('./ShareDialog');
const ShareDialog = lazyPart(async () => (await loadDialog()).ShareDialog);

interface ShareButtonProps {
  readonly post: Pick<Post, 'id'>;
  /** Looks like this class instead of like a button of its own. */
  readonly className?: string | undefined;
}

/** Asks for the public link of a post and shows it. */
export function ShareButton({ post, className }: ShareButtonProps) {
  const dispatch = useAppDispatch();
  const [link, setLink] = useState<string | null>(null);
  const [isLoading, setIsLoading] = useState(false);

  const share = async () => {
    if (isLoading) return;
    void loadDialog();
    setIsLoading(true);
    setLink(await dispatch(sharePost(post.id)));
    setIsLoading(false);
  };
  const look = { icon: Share2, busy: isLoading, busyText: feedMessages.sharing };

  return (
    <>
      {className === undefined ? (
        <Button {...look} onClick={() => void share()}>
          Share
        </Button>
      ) : (
        <button
          type="button"
          className={className}
          aria-busy={isLoading || undefined}
          onClick={() => void share()}
        >
          <Icon of={Share2} />
          {isLoading ? feedMessages.sharing : 'Share'}
        </button>
      )}
      {link === null ? null : (
        <Suspense>
          <ShareDialog postId={post.id} link={link} onClose={() => setLink(null)} />
        </Suspense>
      )}
    </>
  );
}
