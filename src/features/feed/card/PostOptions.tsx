import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Post } from '#contract/entities/post';
import { feedMessages } from '#contract/messages';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Menu } from '#shared/ui/overlays/Menu';

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

/** The menu of a post, and the dialogs that its items open. */
export function PostOptions({ post, isOwn, onEdit }: PostOptionsProps) {
  const [dialog, setDialog] = useState<'delete' | 'report' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Menu
        icon={Ellipsis}
        label="Post options"
        groups={
          isOwn
            ? [
                [{ label: feedMessages.edit, icon: 'Pencil', onSelect: onEdit }],
                [
                  {
                    label: feedMessages.delete,
                    icon: 'Trash2',
                    isDanger: true,
                    onSelect: () => setDialog('delete'),
                  },
                ],
              ]
            : [
                [
                  {
                    label: feedMessages.report,
                    icon: 'Flag',
                    onSelect: () => setDialog('report'),
                  },
                ],
              ]
        }
      />
      <Suspense>
        {dialog === 'delete' ? <DeletePostDialog post={post} onClose={close} /> : null}
        {dialog === 'report' ? <ReportPostDialog post={post} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
