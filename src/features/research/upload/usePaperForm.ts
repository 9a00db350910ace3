import { useNavigate } from 'react-router-dom';
import { researchMessages } from '#contract/messages';
import { useUpload } from '#api/useUpload';
import { useDraft } from '#shared/drafts/useDraft';
import { useForm, type FormOutcome } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { paths } from '#shared/paths';
import { loadPaperSchema, noPaperFields } from '../papers/edit/paperFields';
import type { PaperFields } from '../papers/papersApi';
import * as texts from '../texts';
import { useFilledFields } from './useFilledFields';
import { usePaperPdf } from './usePaperPdf';
import { usePastedEntry } from './usePastedEntry';
import { submitPaper } from './submitPaper';

/** The upload form of a paper: its fields and its PDF, both persisted as drafts, and the upload. */
export function usePaperForm() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const draft = useDraft('research:paper');
  const uploading = useUpload(submitPaper, texts.uploadCancelled);

  const submit = async (fields: PaperFields): Promise<FormOutcome<PaperFields>> => {
    if (!pdf.file)
      return { notice: { tone: 'danger', text: researchMessages.uploadFieldsMissing } };
    const { problem, errors } = await uploading.send({ fields, file: pdf.file });
    if (problem === undefined) return {};
    if (problem !== null) return { notice: { tone: 'danger', text: problem }, errors };
    discard();
    dispatch(notify({ kind: 'success', text: researchMessages.uploaded }));
    void navigate(paths.paperSearch);
    return {};
  };
  const form = useForm({
    initialValues: noPaperFields,
    loadSchema: loadPaperSchema,
    draft,
    invalidText: researchMessages.uploadFieldsMissing,
    submit,
  });
  const { fill, forget } = useFilledFields(form);
  const pdf = usePaperPdf(form, fill);
  const entry = usePastedEntry(fill, pdf.compareDoi);
  const discard = () => {
    form.discard();
    pdf.remove();
    entry.forget();
    forget();
  };

  return { form, pdf, entry, uploading, isRestored: draft.isRestored, discard };
}
