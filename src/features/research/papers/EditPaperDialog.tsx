import { useRef } from 'react';
import type { Paper } from '#contract/entities/research';
import { errorDetail, isApiError } from '#api/errors';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from '../later.texts';
import { PaperFieldset } from './PaperFieldset';
import { loadPaperSchema, paperFieldsOf } from './paperFields';
import { useUpdatePaperMutation } from './papersApi';

interface EditPaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

const FORM_ID = 'edit-paper';

/** Edits the details of one of the user's own papers. */
export function EditPaperDialog({ paper, onClose }: EditPaperDialogProps) {
  const dispatch = useAppDispatch();
  const [update] = useUpdatePaperMutation();
  const first = useRef<HTMLInputElement>(null);
  const form = useForm({
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
      dispatch(notify({ kind: 'success', text: texts.saved }));
      onClose();
      return {};
    },
  });
  return (
    <Dialog
      open
      sheet
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.editPaper}
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            busy={form.isSubmitting}
            busyText={texts.saving}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} {...form.props}>
        <PaperFieldset form={form} first={first} />
        <FormMessage notice={form.notice} />
      </form>
    </Dialog>
  );
}
