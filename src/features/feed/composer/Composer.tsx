import { useRef, type KeyboardEvent } from 'react';
import { sendOnKey } from '#shared/keys/sendKeys';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { useAppSelector } from '#shared/store/hooks';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Button } from '#shared/ui/buttons/Button';
import { Card } from '#shared/ui/layout/Card';
import { FieldError } from '#shared/ui/fields/FieldError';
import { Notice } from '#shared/ui/feedback/Notice';
import { TextArea } from '#shared/ui/fields/TextArea';
import { pastedFiles } from '#shared/files/chosenFiles';
import type { PostKind } from '../newPost';
import css from './Composer.module.css';
import { ComposerFoot } from './ComposerFoot';
import { DropHere } from './files/DropHere';
import type { EventPanelHandle } from './event/EventPanel';
import { KindPanel } from './KindPanel';
import { useComposer, type ComposerOptions } from './useComposer';
import { useFileDrag } from './files/useFileDrag';

const UploadLine = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "file-drop" */ '#shared/files/UploadLine')).UploadLine,
);

interface ComposerProps extends ComposerOptions {
  readonly fieldId?: string | undefined;
  /** Lies on a card of its own; else on what it is put on. */
  readonly onCard?: boolean | undefined;
}

/** Where a post is written. What is typed or chosen outlives failures, other pages and the browser. */
export function Composer(props: ComposerProps) {
  const { field, fieldId, only, onCard = false, onPosted } = props;
  const eventPanel = useRef<EventPanelHandle>(null);
  const composer = useComposer({ field, only, onPosted }, eventPanel);
  const { draft, posting, problem } = composer;
  const { kind, text, attached } = draft;
  const { isUploading: isPosting, percent } = posting;
  const drag = useFileDrag(composer.attach, isPosting);
  const keys = useSendKeys(composer.post);

  const form = (
    <form
      className={css.composer}
      aria-label="Write a post"
      noValidate
      {...keys}
      onSubmit={(event) => {
        event.preventDefault();
        void composer.post();
      }}
    >
      <div className={css.top}>
        <Me />
        <TextArea
          ref={field}
          {...(fieldId ? { id: fieldId } : {})}
          look="plain"
          label="Write a post"
          labelHidden
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
      </div>
      {kind === 'text' ? null : (
        <KindPanel
          key={draft.clearings}
          kind={kind}
          files={attached[kind]}
          onFiles={composer.changeFiles}
          disabled={isPosting}
          uploadPercent={percent}
          eventDraft={draft.event}
          eventRef={eventPanel}
        />
      )}
      {problem?.at === 'files' ? <FieldError>{problem.text}</FieldError> : null}
      {problem?.at === 'post' ? (
        <Notice
          tone={problem.isWaiting ? 'warn' : 'danger'}
          role="alert"
          action={
            <Button size="sm" onClick={() => void composer.post()}>
              {problem.isWaiting ? 'Post now' : 'Retry'}
            </Button>
          }
        >
          {problem.text}
        </Notice>
      ) : null}
      <ComposerFoot
        kind={kind}
        onKind={only === undefined ? composer.chooseKind : undefined}
        text={text.text}
        isPosting={isPosting}
        isRestored={draft.isRestored}
        onDiscard={composer.clear}
      />
      {percent === undefined ? null : (
        <UploadLine
          label="Upload of your post"
          percent={percent}
          words={progressWords}
          onCancel={composer.cancel}
        />
      )}
      {drag.isOver ? <DropHere kind={kind} /> : null}
    </form>
  );
  return onCard ? (
    <Card edgeToEdge spine={kind === 'text' ? undefined : kind} {...drag.handlers}>
      {form}
    </Card>
  ) : (
    <div className={css.bare} {...drag.handlers}>
      {form}
    </div>
  );
}

const placeholders: Readonly<Record<PostKind, string>> = {
  text: 'Share a finding, a question or a plan',
  media: 'Say something about these pictures',
  document: 'Say what this document is about',
  event: 'Say something about this event',
};

const progressWords = (percent: number) => (percent < 100 ? `Posting… ${percent}%` : 'Processing…');

function Me() {
  const me = useAppSelector((state) => state.session.me);
  return me ? <Avatar name={me.username} src={me.profile_picture} size={44} /> : null;
}

/** The keys of a form with long fields, to be spread on it: only Ctrl or Command and Enter send it. */
function useSendKeys(send: () => Promise<void>) {
  const onKeyDown = (event: KeyboardEvent) => {
    sendOnKey(event, 'ctrl-enter', () => void send());
    // Enter in a one-line field must not send what is half done.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
  };
  return { onKeyDown };
}
