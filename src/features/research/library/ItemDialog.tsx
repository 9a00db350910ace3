import { useEffect, useRef } from 'react';
import type { LibraryItem } from '#contract/entities/library';
import { LIBRARY_NOTE_MAX_LENGTH } from '#contract/limits';
import { errorDetail } from '#api/errors';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { Dialog } from '#shared/ui/overlays/Dialog';
import css from './ItemDialog.module.css';
import { itemFieldsOf, loadItemSchema, tagsOf } from './itemFields';
import { useSaveToLibraryMutation, type ItemName } from './libraryApi';
import { keepInLibrary } from './saveThunks';
import * as texts from './texts';

interface ItemDialogProps extends ItemName {
  /** Omit it if only its name is known; it is then read first. */
  readonly item?: LibraryItem | undefined;
  readonly onClose: () => void;
}

const FORM_ID = 'library-item';

/** The note and the tags of something in the library, which can be removed here. */
export function ItemDialog({ kind, id, item, onClose }: ItemDialogProps) {
  const dispatch = useAppDispatch();
  // Saving what is saved changes nothing, and returns the item.
  const [read, reading] = useSaveToLibraryMutation();
  const load = () => void read({ kind, id });
  const isKnown = item !== undefined;
  useEffect(() => {
    if (!isKnown) void read({ kind, id });
  }, [read, isKnown, kind, id]);
  const shown = item ?? reading.data;
  const remove = () => {
    if (kind !== 'reference') void dispatch(keepInLibrary({ kind, id }, false));
    onClose();
  };
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.dialogTitle}
      description={shown?.title}
      footer={
        <>
          {isKnown ? null : (
            <Button variant="danger-quiet" className={css.remove} onClick={remove}>
              {texts.remove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit" form={FORM_ID} aria-disabled={!shown}>
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      {shown ? <ItemForm kind={kind} id={id} item={shown} onClose={onClose} /> : null}
      {!shown && reading.error ? (
        <ErrorState text={errorDetail(reading.error, texts.itemFailed)} onRetry={load} />
      ) : null}
      {!shown && !reading.error ? (
        <div role="status" aria-label={texts.dialogTitle}>
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ) : null}
    </Dialog>
  );
}

interface ItemFormProps extends ItemName {
  readonly item: LibraryItem;
  readonly onClose: () => void;
}

function ItemForm({ kind, id, item, onClose }: ItemFormProps) {
  const dispatch = useAppDispatch();
  const [save] = useSaveToLibraryMutation();
  const first = useRef<HTMLTextAreaElement>(null);
  const form = useForm({
    initialValues: itemFieldsOf(item),
    loadSchema: loadItemSchema,
    invalidText: texts.checkFields,
    async submit({ note, tags }) {
      const { error } = await save({ kind, id, note, tags: tagsOf(tags) });
      if (error) return { notice: { tone: 'danger', text: errorDetail(error, texts.notSaved) } };
      dispatch(notify({ kind: 'success', text: texts.changesSaved }));
      onClose();
      return {};
    },
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <form id={FORM_ID} className={css.form} {...form.props}>
      <TextArea
        ref={first}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        {...form.field('note')}
        maxLength={LIBRARY_NOTE_MAX_LENGTH}
      />
      <TextField label={texts.tags} hint={texts.tagsHint} {...form.field('tags')} />
      <FormMessage notice={form.notice} />
    </form>
  );
}
