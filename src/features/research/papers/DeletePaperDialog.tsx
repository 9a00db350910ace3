import { Trash2 } from 'lucide-react';
import type { Paper } from '#contract/entities/research';
import { errorDetail, hasStatus } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeletePaperMutation } from './papersApi';

interface DeletePaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Asks before an own paper is taken away. */
export function DeletePaperDialog({ paper, onClose }: DeletePaperDialogProps) {
  const dispatch = useAppDispatch();
  const [deletePaper, { isLoading, error }] = useDeletePaperMutation();
  const handleDelete = async () => {
    const { error: failure } = await deletePaper(paper.id);
    if (failure && !hasStatus(failure, 404)) return;
    dispatch(notify({ kind: 'success', text: 'Paper deleted.' }));
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete this paper?"
      quote={<MathText text={paper.title} />}
      description="Its file goes with it, and nobody can read or cite it here any more. This cannot be undone."
      actionText="Delete paper"
      actionIcon={Trash2}
      busy={isLoading}
      onAction={() => void handleDelete()}
    >
      {error && !isLoading ? (
        <Notice tone="danger" role="alert">
          {errorDetail(error, 'The paper could not be deleted. Please try again.')}
        </Notice>
      ) : null}
    </AlertDialog>
  );
}
