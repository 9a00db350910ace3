import type { PostedResearch } from '#contract/entities/research';
import { errorDetail, hasStatus } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { DeleteDialog } from '#shared/ui/overlays/DeleteDialog';
import * as texts from '../texts';
import { useDeleteResearchMutation } from './workApi';

interface DeleteWorkDialogProps {
  readonly work: PostedResearch;
  readonly onClose: () => void;
}

/** Asks for confirmation before the user's own work is deleted. */
export function DeleteWorkDialog({ work, onClose }: DeleteWorkDialogProps) {
  const [deleteWork] = useDeleteResearchMutation();
  return (
    <DeleteDialog
      kind="work"
      quote={<MathText text={work.title} />}
      description={texts.deletesRequests}
      actionText={texts.deleteWorkAction}
      remove={async () => {
        const { error } = await deleteWork(work.id);
        return error && !hasStatus(error, 404)
          ? errorDetail(error, texts.workNotDeleted)
          : undefined;
      }}
      onClose={onClose}
    />
  );
}
