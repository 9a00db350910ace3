import { Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { IconButton } from '../../../shared/ui/IconButton';

const loadMenu = () => import('./PostMenu');
const PostMenu = lazy(async () => ({ default: (await loadMenu()).PostMenu }));
const DeletePostDialog = lazy(async () => ({
  default: (await import('./DeletePostDialog')).DeletePostDialog,
}));

interface OwnPostMenuProps {
  readonly post: Post;
  readonly onEdit: () => void;
}

/** The menu of one's own post. Menu and dialog are fetched when somebody reaches for them. */
export function OwnPostMenu({ post, onEdit }: OwnPostMenuProps) {
  const [isWanted, setIsWanted] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
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
            onEdit={post.post_type === 'text' ? onEdit : undefined}
            onDelete={() => setIsDeleting(true)}
          />
        </Suspense>
      ) : (
        button
      )}
      {isDeleting ? (
        <Suspense>
          <DeletePostDialog post={post} onClose={() => setIsDeleting(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
