import { Suspense, type Ref } from 'react';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyPart } from '#shared/lazy/lazyPart';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import type { Draft } from '#shared/drafts/useDraft';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import css from './Composer.module.css';
import type { EventPanelHandle } from './event/EventPanel';
import type { FileKind } from './files/postFileRules';

const MediaPicker = lazyPart(
  async () => (await import(/* webpackChunkName: "file-drop" */ './files/MediaPicker')).MediaPicker,
);
const DocumentPicker = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "file-drop" */ './files/DocumentPicker')).DocumentPicker,
);
const EventPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "event-form" */ './event/EventPanel')).EventPanel,
);

interface KindPanelProps {
  readonly kind: FileKind;
  readonly files: ChosenFiles;
  readonly onFiles: (files: ChosenFiles) => void;
  readonly disabled: boolean;
  readonly uploadPercent: number | undefined;
  readonly eventDraft: Draft;
  readonly eventRef: Ref<EventPanelHandle>;
}

/** The fields of a post's kind besides its text. Loaded on demand. */
export function KindPanel(props: KindPanelProps) {
  const { kind, files, onFiles, eventDraft, eventRef, ...state } = props;
  const field = { value: files, onChange: onFiles, ...state };
  return (
    <div className={css.panel}>
      <PartBoundary key={kind} part="part of the form">
        <Suspense fallback={<Skeleton />}>
          {kind === 'media' ? <MediaPicker {...field} /> : null}
          {kind === 'document' ? <DocumentPicker {...field} /> : null}
          {kind === 'event' ? (
            <EventPanel
              {...state}
              ref={eventRef}
              draft={eventDraft}
              image={files}
              onImage={onFiles}
            />
          ) : null}
        </Suspense>
      </PartBoundary>
    </div>
  );
}
