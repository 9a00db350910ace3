import type { ReactNode, RefObject } from 'react';
import { DraftLine } from '#shared/drafts/DraftLine';
import type { Draft } from '#shared/drafts/useDraft';
import { FormMessage } from '#shared/forms/FormMessage';
import type { Form } from '#shared/forms/useForm';
import { Button } from '#shared/ui/buttons/Button';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from './texts';

interface EditDialogProps {
  readonly title: string;
  readonly form: Pick<Form<unknown>, 'props' | 'isSubmitting' | 'notice' | 'discard'>;
  /** Keeps the changes until they are saved or discarded. */
  readonly draft: Pick<Draft, 'isRestored'>;
  /** The field focused first. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

const FORM_ID = 'edit-research';

/** A dialog around a form that changes something of the user's own. */
export function EditDialog({ title, form, draft, first, onClose, children }: EditDialogProps) {
  return (
    <Dialog
      open
      sheet
      size="md"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={title}
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
        {draft.isRestored ? <DraftLine onDiscard={form.discard} /> : null}
        {children}
        <FormMessage notice={form.notice} />
      </form>
    </Dialog>
  );
}
