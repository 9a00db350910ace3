import { useRef } from 'react';
import type { Paper } from '#contract/entities/research';
import { errorDetail, isApiError } from '#api/errors';
import { useDraft } from '#shared/drafts/useDraft';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { EditDialog } from '../../EditDialog';
import * as texts from '../../texts';
import { useUpdatePaperMutation } from '../papersApi';
import { PaperFieldset } from './PaperFieldset';
import { loadPaperSchema, paperFieldsOf } from './paperFields';

interface EditPaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

/** Edits the details of one of the user's own papers. */
export function EditPaperDialog({ paper, onClose }: EditPaperDialogProps) {
  const dispatch = useAppDispatch();
  const [update] = useUpdatePaperMutation();
  const first = useRef<HTMLInputElement>(null);
  const draft = useDraft(`edit-paper:${paper.id}`);
  const form = useForm({
    draft,
    initialValues: paperFieldsOf(paper),
    loadSchema: loadPaperSchema,
    invalidText: texts.fieldsMissing,
    async submit(fields) {
      const { error } = await update({ id: paper.id, fields });
      if (error) {
        const text = errorDetail(error, texts.saveFailed);
        const errors = isApiError(error) ? error.data.errors : undefined;
        return { notice: { tone: 'danger', text }, errors };
      }
      draft.clear();
      dispatch(notify({ kind: 'success', text: texts.saved }));
      onClose();
      return {};
    },
  });
  return (
    <EditDialog title={texts.editPaper} form={form} first={first} draft={draft} onClose={onClose}>
      <PaperFieldset form={form} first={first} />
    </EditDialog>
  );
}
