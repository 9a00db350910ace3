import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { notify } from '../../notify/notify';
import { useAppDispatch } from '../../store/hooks';
import * as texts from '../../texts';
import { AlertDialog } from './AlertDialog';

interface DeleteDialogProps {
  readonly kind: keyof typeof texts.deleted;
  /** The title or first line of the content to delete. */
  readonly quote: ReactNode;
  /** Other content that is lost with it. */
  readonly description: string;
  readonly actionText: string;
  /** Deletes the content. Returns an error message, or undefined on success. */
  readonly remove: () => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** Asks for confirmation, deletes the content and reports the outcome. */
export function DeleteDialog({ kind, remove, onClose, ...props }: DeleteDialogProps) {
  const { quote, description, actionText } = props;
  const dispatch = useAppDispatch();
  const [isDeleting, setIsDeleting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const handleDelete = async () => {
    setIsDeleting(true);
    setFailure(undefined);
    const newFailure = await remove();
    setIsDeleting(false);
    setFailure(newFailure);
    if (newFailure !== undefined) return;
    dispatch(notify({ kind: 'success', text: texts.deleted[kind] }));
    onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={texts.deleteQuestion[kind]}
      quote={quote}
      description={description}
      actionText={actionText}
      actionIcon={Trash2}
      busy={isDeleting}
      failure={failure}
      onAction={() => void handleDelete()}
    />
  );
}
