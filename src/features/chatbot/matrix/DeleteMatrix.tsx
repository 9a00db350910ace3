import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorDetail, hasStatus } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { paths } from '#shared/paths';
import { useAppDispatch } from '#shared/store/hooks';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { useDeleteMatrixMutation } from './matrixApi';
import * as texts from './texts';

interface DeleteMatrixProps {
  readonly id: number;
  readonly isUnfinished: boolean;
}

/** Deletes a matrix after a question, and stops it if it is being answered. */
export function DeleteMatrix({ id, isUnfinished }: DeleteMatrixProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { isLoading, error }] = useDeleteMatrixMutation();
  const label = isUnfinished ? texts.cancel : texts.remove;
  const handleRemove = async () => {
    const { error: failure } = await remove(id);
    // Another window may have deleted it.
    if (failure && !hasStatus(failure, 404)) return;
    dispatch(notify({ kind: 'success', text: texts.removed }));
    void navigate(paths.matrices);
  };
  return (
    <>
      <IconButton icon={Trash2} label={label} onClick={() => setIsAsking(true)} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.removeQuestion}
        description={isUnfinished ? texts.cancelText : texts.removeText}
        actionText={label}
        actionIcon={Trash2}
        busy={isLoading}
        failure={error ? errorDetail(error, texts.notRemoved) : undefined}
        onAction={() => void handleRemove()}
      />
    </>
  );
}
