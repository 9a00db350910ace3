import { useEffect, useRef, useState } from 'react';
import type { LibraryItem } from '#contract/entities/library';
import { errorDetail } from '#api/errors';
import { DraftLine } from '#shared/drafts/DraftLine';
import { draftCleared, selectDraft } from '#shared/drafts/draftsSlice';
import { useDraft } from '#shared/drafts/useDraft';
import { FormMessage } from '#shared/forms/FormMessage';
import { useForm } from '#shared/forms/useForm';
import { MathText } from '#shared/math/MathText';
import { notify } from '#shared/notify/notify';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Dialog } from '#shared/ui/overlays/Dialog';
import css from './ItemDialog.module.css';
import { itemFieldsOf, loadItemSchema, tagsOf, type ItemFields } from './itemFields';
import { useSaveToLibraryMutation, type ItemChanges, type ItemName } from './libraryApi';
import { keepInLibrary } from './saveThunks';
import * as texts from './texts';

interface ItemDialogProps extends ItemName {
  /** Omit it if only its name is known; it is then read first, and can be removed here. */
  readonly item?: LibraryItem | undefined;
  readonly onClose: () => void;
}

const FORM_ID = 'library-item';
const draftKeyOf = ({ kind, id }: ItemName) => `library-item:${kind}:${id}`;

/** The note and the tags of something in the library. */
export function ItemDialog({ kind, id, item, onClose }: ItemDialogProps) {
  // Saving what is saved changes nothing, and returns the item.
  const [read, reading] = useSaveToLibraryMutation();
  const [save, saving] = useSaveToLibraryMutation();
  const isKnown = item !== undefined;
  useEffect(() => {
    if (!isKnown) void read({ kind, id });
  }, [read, isKnown, kind, id]);
  const shown = item ?? reading.data;
  return (
    <Dialog
      open
      sheet
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={texts.dialogTitle}
      description={shown?.title ? <MathText text={shown.title} /> : undefined}
      footer={
        <>
          {isKnown || kind === 'reference' ? null : (
            <RemoveButton
              kind={kind}
              id={id}
              item={shown}
              // A removal must not overtake the request that reads the item, which would keep it.
              isWaiting={!shown && !reading.error}
              onRemoved={onClose}
            />
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            variant="primary"
            type="submit"
            form={FORM_ID}
            aria-disabled={!shown}
            busy={saving.isLoading}
            busyText={texts.saving}
          >
            {texts.saveChanges}
          </Button>
        </>
      }
    >
      {shown ? (
        <ItemForm item={shown} name={{ kind, id }} save={save} onClose={onClose} />
      ) : (
        <Loading
          error={reading.error}
          isRetrying={reading.isLoading}
          onRetry={() => void read({ kind, id })}
        />
      )}
    </Dialog>
  );
}

interface LoadingProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Loading({ error, isRetrying, onRetry }: LoadingProps) {
  if (error !== undefined)
    return (
      <ErrorState
        text={errorDetail(error, texts.itemFailed)}
        retrying={isRetrying}
        onRetry={onRetry}
      />
    );
  return (
    <div role="status" aria-label={texts.itemLoading}>
      <Skeleton />
      <Skeleton width="60%" />
    </div>
  );
}

interface RemoveButtonProps {
  readonly kind: 'post' | 'paper';
  readonly id: number;
  /** Undefined while it is unknown. */
  readonly item: LibraryItem | undefined;
  readonly isWaiting: boolean;
  readonly onRemoved: () => void;
}

/** Removes a post or paper, also offline. Asks first, unless nothing would be lost. */
function RemoveButton({ kind, id, item, isWaiting, onRemoved }: RemoveButtonProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const draftKey = draftKeyOf({ kind, id });
  const isTyped = useAppSelector((state) => selectDraft(state, draftKey) !== '');
  const isBare = item?.note === '' && item.tags.length === 0 && !isTyped;
  const remove = () => {
    dispatch(draftCleared(draftKey));
    void dispatch(keepInLibrary({ kind, id }, false));
    onRemoved();
  };
  return (
    <>
      <Button
        variant="danger-quiet"
        className={css.remove}
        aria-disabled={isWaiting}
        onClick={() => (isBare ? remove() : setIsAsking(true))}
      >
        {texts.remove}
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.removeQuestion}
        description={texts.removeWarning}
        actionText={texts.remove}
        onAction={remove}
      />
    </>
  );
}

interface ItemFormProps {
  readonly item: LibraryItem;
  readonly name: ItemName;
  readonly save: (changes: ItemChanges) => PromiseLike<{ error?: unknown }>;
  readonly onClose: () => void;
}

function ItemForm({ item, name, save, onClose }: ItemFormProps) {
  const dispatch = useAppDispatch();
  const first = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(draftKeyOf(name));
  const initialValues = itemFieldsOf(item);
  const form = useForm<ItemFields>({
    draft,
    initialValues,
    loadSchema: loadItemSchema,
    invalidText: texts.checkFields,
    async submit({ note, tags }) {
      // An imported tag may have a comma in it. It stays whole unless the tags are changed.
      const changed = tags === initialValues.tags ? {} : { tags: tagsOf(tags) };
      const { error } = await save({ ...name, note, ...changed });
      if (error) return { notice: { tone: 'danger', text: errorDetail(error, texts.notSaved) } };
      draft.clear();
      dispatch(notify({ kind: 'success', text: texts.changesSaved }));
      onClose();
      return {};
    },
  });
  useEffect(() => first.current?.focus(), []);
  return (
    <form id={FORM_ID} className={css.form} {...form.props}>
      {draft.isRestored ? <DraftLine onDiscard={form.discard} /> : null}
      <TextArea
        ref={first}
        label={texts.note}
        hint={texts.noteHint}
        rows={3}
        {...form.field('note')}
      />
      <TextField label={texts.tags} hint={texts.tagsHint} {...form.field('tags')} />
      <FormMessage notice={form.notice} />
    </form>
  );
}
