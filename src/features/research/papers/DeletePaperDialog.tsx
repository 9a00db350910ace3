import type { Paper } from '#contract/entities/research';
import { errorDetail, hasStatus } from '#api/errors';
import { MathText } from '#shared/math/MathText';
import { DeleteDialog } from '#shared/ui/overlays/DeleteDialog';
import * as texts from '../texts';
import { useDeletePaperMutation } from './papersApi';

interface DeletePaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Asks for confirmation before one of the user's own papers is deleted. */
export function DeletePaperDialog({ paper, onClose }: DeletePaperDialogProps) {
  const [deletePaper] = useDeletePaperMutation();
  return (
    <DeleteDialog
      kind="paper"
      quote={<MathText text={paper.title} />}
      description={texts.deletesFile}
      actionText={texts.deletePaperAction}
      remove={async () => {
        const { error } = await deletePaper(paper.id);
        return error && !hasStatus(error, 404)
          ? errorDetail(error, texts.paperNotDeleted)
          : undefined;
      }}
      onClose={onClose}
    />
  );
}
