import { useRef } from 'react';
import type { PostedResearch } from '#contract/entities/research';
import { researchMessages } from '#contract/messages';
import { errorDetail, isApiError } from '#api/errors';
import { useDraft } from '#shared/drafts/useDraft';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { EditDialog } from '../EditDialog';
import * as texts from '../texts';
import { useUpdateResearchMutation } from './workApi';
import { loadWorkSchema, workFieldsOf } from './workFields';
import { WorkFieldset } from './WorkFieldset';

interface EditWorkDialogProps {
  readonly work: PostedResearch;
  readonly onClose: () => void;
}

/** Edits the user's own work, and opens or closes it to requests. */
export function EditWorkDialog({ work, onClose }: EditWorkDialogProps) {
  const dispatch = useAppDispatch();
  const [update] = useUpdateResearchMutation();
  const first = useRef<HTMLInputElement>(null);
  const draft = useDraft(`edit-work:${work.id}`);
  const form = useForm({
    draft,
    initialValues: workFieldsOf(work),
    loadSchema: loadWorkSchema,
    invalidText: researchMessages.postFieldsMissing,
    async submit({ is_open, ...words }) {
      const { error } = await update({ id: work.id, ...words, is_open: is_open === 'true' });
      if (error) {
        const text = errorDetail(error, texts.workNotSaved);
        const errors = isApiError(error) ? error.data.errors : undefined;
        return { notice: { tone: 'danger', text }, errors };
      }
      draft.clear();
      dispatch(notify({ kind: 'success', text: texts.workSaved }));
      onClose();
      return {};
    },
  });
  return (
    <EditDialog
      title={texts.editWorkTitle}
      form={form}
      first={first}
      draft={draft}
      onClose={onClose}
    >
      <WorkFieldset form={form} first={first} />
    </EditDialog>
  );
}
