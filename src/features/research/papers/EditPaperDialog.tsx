import { useRef, useState, type FormEvent } from 'react';
import type { Paper } from '#contract/entities/research';
import { errorDetail, isApiError } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { Notice } from '#shared/ui/feedback/Notice';
import { PaperFieldset } from './PaperFieldset';
import { isFilled, paperFieldsOf } from './paperFields';
import { useUpdatePaperMutation } from './papersApi';

interface EditPaperDialogProps {
  readonly paper: Paper;
  readonly onClose: () => void;
}

const FORM_ID = 'edit-paper';

/** What is said of an own paper, to be corrected. */
export function EditPaperDialog({ paper, onClose }: EditPaperDialogProps) {
  const dispatch = useAppDispatch();
  const [fields, setFields] = useState(() => paperFieldsOf(paper));
  const [isIncomplete, setIsIncomplete] = useState(false);
  const [update, { isLoading, error }] = useUpdatePaperMutation();
  const first = useRef<HTMLInputElement>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsIncomplete(!isFilled(fields));
    if (!isFilled(fields)) return;
    const { error: failure } = await update({ id: paper.id, fields });
    if (failure) return;
    dispatch(notify({ kind: 'success', text: 'Paper saved.' }));
    onClose();
  };
  const problem = isIncomplete
    ? 'Title, author and research field are needed.'
    : error && !isLoading && errorDetail(error, 'The paper could not be saved. Please try again.');
  return (
    <Dialog
      open
      sheet
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Edit paper"
      initialFocus={first}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            busy={isLoading}
            busyText="Saving…"
          >
            Save
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={(event) => void save(event)}>
        <PaperFieldset
          fields={fields}
          first={first}
          needsAll={isIncomplete}
          errors={isApiError(error) ? error.data.errors : undefined}
          onChange={(name, value) => setFields({ ...fields, [name]: value })}
        />
        {problem ? (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  );
}
