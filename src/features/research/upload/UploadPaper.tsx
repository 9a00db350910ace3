import { Upload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { Notice } from '#shared/ui/feedback/Notice';
import { PaperFieldset } from '../papers/PaperFieldset';
import { RestoredLine } from '../RestoredLine';
import { PaperFileField } from './PaperFileField';
import { ProposalNotes } from './ProposalNotes';
import css from './UploadPaper.module.css';
import { UploadProgress } from './UploadProgress';
import { useUploadForm } from './useUploadForm';

/** The form that adds a paper; a chosen PDF proposes what it says of itself. */
export function UploadPaper() {
  const form = useUploadForm();
  const { uploading, proposal } = form;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.problem === null) return;
    const missing = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const chooser = element.current?.querySelector<HTMLElement>('[data-needed] button');
    (missing ?? chooser)?.focus();
  }, [form.problem]);
  return (
    <Card padding="lg" edgeToEdge>
      <form
        ref={element}
        noValidate
        aria-label="Upload Paper"
        className={css.form}
        onBlur={({ target, relatedTarget }) => {
          // Who goes on to a button sends the paper: it is too late to compare.
          const isLeft = target instanceof HTMLInputElement && target.name === 'doi';
          if (isLeft && !(relatedTarget instanceof HTMLButtonElement)) form.compareDoi();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (!uploading.isUploading) void form.submit();
        }}
      >
        <PaperFileField
          file={form.file}
          problem={form.fileProblem}
          disabled={uploading.isUploading}
          onChoose={form.choose}
          onRemove={form.removeFile}
        />
        <ProposalNotes inspection={proposal} />
        {form.isRestored ? <RestoredLine onDiscard={form.clear} /> : null}
        <PaperFieldset
          fields={form.fields}
          needsAll={form.isChecked}
          errors={form.errors}
          readOnly={uploading.isUploading}
          onChange={form.edit}
        />
        {form.problem === null ? null : (
          <Notice tone="danger" role="alert">
            {form.problem}
          </Notice>
        )}
        {uploading.percent === undefined ? null : (
          <UploadProgress percent={uploading.percent} onCancel={uploading.cancel} />
        )}
        <div className={css.foot}>
          <Button
            type="submit"
            variant="primary"
            icon={Upload}
            busy={uploading.isUploading}
            busyText="Uploading…"
          >
            {proposal.duplicates.length > 0 ? 'Add anyway' : 'Upload'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
