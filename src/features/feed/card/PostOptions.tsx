import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { lazyPart } from '#shared/lazy/lazyPart';
import { IconButton } from '#shared/ui/buttons/IconButton';

const loadMenu = () => import('./PostMenu');
const PostMenu = lazyPart(async () => (await loadMenu()).PostMenu);
const DeletePostDialog = lazyPart(
  async () => (await import('./DeletePostDialog')).DeletePostDialog,
);
const ReportPostDialog = lazyPart(
  async () => (await import('./ReportPostDialog')).ReportPostDialog,
);

interface PostOptionsProps {
  readonly post: Post;
  /** Whether the reader wrote the post. */
  readonly isOwn: boolean;
  readonly onEdit: () => void;
}

/** The menu of a post. Menu and dialogs are fetched when somebody reaches for them. */
export function PostOptions({ post, isOwn, onEdit }: PostOptionsProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const close = () => setDialog(null);
  const button = (
    <IconButton
      label="Post options"
      icon={Ellipsis}
      aria-haspopup="menu"
      busy={isWanted}
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setIsWanted(true)}
    />
  );
  return (
    <>
      {isWanted ? (
        <Suspense fallback={button}>
          <PostMenu
            isOwn={isOwn}
            onEdit={onEdit}
            onDelete={() => setDialog('delete')}
            onReport={() => setDialog('report')}
          />
        </Suspense>
      ) : (
        button
      )}
      <Suspense>
        {dialog === 'delete' ? <DeletePostDialog post={post} onClose={close} /> : null}
        {dialog === 'report' ? <ReportPostDialog post={post} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
