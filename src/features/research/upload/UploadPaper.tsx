import { Upload } from 'lucide-react';
import { FormMessage } from '#shared/forms/FormMessage';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { UploadLine } from '#shared/files/UploadLine';
import { DraftLine } from '#shared/drafts/DraftLine';
import { PaperFieldset } from '../papers/edit/PaperFieldset';
import * as texts from '../texts';
import { PaperFileField } from './PaperFileField';
import { PasteEntry } from './PasteEntry';
import { ProposalNotes } from './ProposalNotes';
import css from './UploadPaper.module.css';
import { usePaperForm } from './usePaperForm';

const progressWords = (percent: number) =>
  percent < 100 ? texts.uploadingPercent(percent) : texts.readingPaper;

/** The form that uploads a paper; a chosen PDF or a pasted entry fills in its details. */
export function UploadPaper() {
  const { form, pdf, entry, uploading, isRestored, discard } = usePaperForm();
  return (
    <Card padding="lg" edgeToEdge>
      <form
        {...form.props}
        aria-label={texts.uploadPaperTitle}
        className={css.form}
        onBlur={({ target, relatedTarget }) => {
          // Moving on to a button submits the form, so it is too late to compare.
          const isLeft = target instanceof HTMLInputElement && target.name === 'doi';
          if (isLeft && !(relatedTarget instanceof HTMLButtonElement)) pdf.compareDoi();
        }}
      >
        <PaperFileField
          file={pdf.file}
          problem={pdf.problem}
          disabled={uploading.isUploading}
          onChoose={pdf.choose}
          onRemove={pdf.remove}
        />
        <ProposalNotes
          inspection={pdf.proposal}
          fileName={pdf.file?.name ?? ''}
          disabled={uploading.isUploading}
          onReplace={pdf.replace}
        />
        <PasteEntry entry={entry} disabled={uploading.isUploading} />
        {isRestored ? <DraftLine onDiscard={discard} /> : null}
        <PaperFieldset form={form} />
        <FormMessage notice={form.notice} />
        {uploading.percent === undefined ? null : (
          <UploadLine
            label={texts.uploadProgress}
            percent={uploading.percent}
            words={progressWords}
            onCancel={uploading.cancel}
          />
        )}
        <div className={css.foot}>
          <Button
            type="submit"
            variant="primary"
            icon={Upload}
            busy={uploading.isUploading}
            busyText={texts.uploading}
          >
            {pdf.proposal.duplicates.length > 0 ? texts.addAnyway : texts.upload}
          </Button>
        </div>
      </form>
    </Card>
  );
}
