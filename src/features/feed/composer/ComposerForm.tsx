import { type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { clsx } from 'clsx';
import { pastedFiles } from '#shared/files/chosenFiles';
import { isComposing } from '#shared/keys/composing';
import { sendOnKey } from '#shared/keys/sendKeys';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { FieldError } from '#shared/ui/fields/FieldError';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { nameOf } from '#shared/lib/people';
import { Mentions } from '../mentions/Mentions';
import type { PostKind } from '../newPost';
import css from './Composer.module.css';
import type { EventPanelHandle } from './event/EventPanel';
import { DropHere } from './files/DropHere';
import { KindPanel } from './KindPanel';
import * as texts from './texts';
import type { useComposer } from './useComposer';

const UploadLine = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "file-drop" */ '#shared/files/UploadLine')).UploadLine,
);

const AttachedQuotes = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "quotes" */ '#shared/quotes/AttachedQuotes')).AttachedQuotes,
);

interface ComposerFormProps {
  readonly composer: ReturnType<typeof useComposer>;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly eventPanel: RefObject<EventPanelHandle | null>;
  /** The form's id, for a button outside it. */
  readonly id?: string | undefined;
  readonly fieldId?: string | undefined;
  readonly isDraggedOver: boolean;
  /** Rendered below the form's fields. */
  readonly foot: ReactNode;
}

/** The form of a post: its text, the fields of its kind, and its problem. */
export function ComposerForm(props: ComposerFormProps) {
  const { composer, field, eventPanel, id, fieldId, isDraggedOver, foot } = props;
  const { draft, posting, problem } = composer;
  const { kind, text, attached } = draft;
  const { isUploading: isPosting, percent } = posting;
  const keys = useSendKeys(composer.post);
  const isEvent = kind === 'event';

  // Both are keyed, so that the text keeps its element and focus when they swap places.
  const writing = (
    <div key="writing" className={clsx(css.top, isEvent && css.note)}>
      {isEvent ? null : <Me />}
      <TextArea
        ref={field}
        {...(fieldId ? { id: fieldId } : {})}
        look={isEvent ? 'boxed' : 'plain'}
        label={isEvent ? EVENT_NOTE : texts.writePost}
        labelHidden={!isEvent}
        placeholder={placeholders[kind]}
        fieldClassName={css.field}
        value={text.text}
        readOnly={isPosting}
        error={problem?.at === 'text' ? problem.text : undefined}
        onChange={(event) => composer.changeText(event.target.value)}
        onPaste={(event) => {
          const pasted = isPosting ? [] : pastedFiles(event.clipboardData);
          if (pasted.length === 0) return;
          event.preventDefault();
          composer.attach(pasted);
        }}
      />
      <Mentions field={field} />
    </div>
  );
  const panel =
    kind === 'text' ? null : (
      <KindPanel
        key={`panel ${draft.clearings}`}
        kind={kind}
        files={attached[kind]}
        onFiles={composer.changeFiles}
        disabled={isPosting}
        uploadPercent={percent}
        eventDraft={draft.event}
        eventRef={eventPanel}
      />
    );

  return (
    <form
      id={id}
      className={css.composer}
      aria-label={texts.writePost}
      noValidate
      {...keys}
      onSubmit={(event) => {
        event.preventDefault();
        void composer.post();
      }}
    >
      {isEvent ? [panel, writing] : [writing, panel]}
      {draft.quotes.text === '' ? null : (
        <AttachedQuotes
          draft={draft.quotes.text}
          disabled={isPosting}
          onChange={composer.changeQuotes}
        />
      )}
      {problem?.at === 'files' ? <FieldError>{problem.text}</FieldError> : null}
      {problem?.at === 'post' ? (
        <Notice
          tone={problem.isWaiting ? 'warn' : 'danger'}
          role="alert"
          action={
            <Button size="sm" onClick={() => void composer.post()}>
              {problem.isWaiting ? texts.postNow : texts.retry}
            </Button>
          }
        >
          {problem.text}
        </Notice>
      ) : null}
      {foot}
      {percent === undefined ? null : (
        <UploadLine
          label={texts.upload}
          percent={percent}
          words={progressWords}
          onCancel={composer.cancel}
        />
      )}
      {isDraggedOver ? <DropHere kind={kind} /> : null}
    </form>
  );
}

const EVENT_NOTE = (
  <>
    {texts.eventNote} <span className={css.optional}>{texts.optional}</span>
  </>
);

const placeholders: Readonly<Record<PostKind, string>> = {
  text: texts.aboutText,
  media: texts.aboutMedia,
  document: texts.aboutDocument,
  event: texts.aboutEvent,
};

const progressWords = (percent: number) =>
  percent < 100 ? texts.posting(percent) : texts.processing;

function Me() {
  const me = useAppSelector((state) => state.session.me);
  return me ? <Avatar name={nameOf(me)} src={me.profile_picture} size={44} /> : null;
}

/**
 * Returns key handlers for a form with long fields: only Ctrl+Enter or Command+Enter submits it.
 */
function useSendKeys(send: () => Promise<void>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    sendOnKey(event, 'ctrl-enter', () => void send());
    // Enter in a one-line field must not submit an unfinished form.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return { onKeyDown };
}
