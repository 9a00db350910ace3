import { Trash2 } from 'lucide-react';
import type { PostedResearch } from '#contract/entities/research';
import { errorDetail, hasStatus } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeleteResearchMutation } from './workApi';

interface DeleteWorkDialogProps {
  readonly work: PostedResearch;
  readonly onClose: () => void;
}

/** Asks before own work is taken away. */
export function DeleteWorkDialog({ work, onClose }: DeleteWorkDialogProps) {
  const dispatch = useAppDispatch();
  const [remove, { isLoading, error }] = useDeleteResearchMutation();
  const handleDelete = async () => {
    const { error: failure } = await remove(work.id);
    if (failure && !hasStatus(failure, 404)) return;
    dispatch(notify({ kind: 'success', text: 'Work deleted.' }));
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Delete this work?"
      quote={<MathText text={work.title} />}
      description="The requests to join it go with it. This cannot be undone."
      actionText="Delete work"
      actionIcon={Trash2}
      busy={isLoading}
      onAction={() => void handleDelete()}
    >
      {error && !isLoading ? (
        <Notice tone="danger" role="alert">
          {errorDetail(error, 'The work could not be deleted. Please try again.')}
        </Notice>
      ) : null}
    </AlertDialog>
  );
}
