import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import type { Draft } from '#shared/drafts/useDraft';
import { readEventDraft, writeEventDraft } from './eventFields';
import { EventFieldset } from './EventFieldset';
import { useEventForm, type EventErrors, type EventForm } from './useEventForm';

/** What the composer asks of the event form. */
export type EventPanelHandle = Pick<EventForm, 'check' | 'showErrors'>;

interface EventPanelProps {
  /** Where the fields are kept; they begin with what it holds. */
  readonly draft: Pick<Draft, 'text' | 'change'>;
  readonly image: ChosenFiles;
  readonly onImage: (image: ChosenFiles) => void;
  readonly disabled: boolean;
  readonly uploadPercent: number | undefined;
  readonly ref: Ref<EventPanelHandle>;
}

/** The event form in the composer; after each check the first wrong field has the focus. */
export function EventPanel({ draft, ref, ...rest }: EventPanelProps) {
  const { check, showErrors, ...form } = useEventForm(readEventDraft(draft.text), (fields) =>
    draft.change(writeEventDraft(fields)),
  );
  const root = useRef<HTMLDivElement>(null);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (failures > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  const fail = () => setFailures((count) => count + 1);
  useImperativeHandle(ref, () => ({
    async check() {
      const fields = await check();
      if (fields === null) fail();
      return fields;
    },
    showErrors(errors: EventErrors) {
      showErrors(errors);
      fail();
    },
  }));
  return (
    <div ref={root}>
      <EventFieldset {...form} {...rest} />
    </div>
  );
}
