import { useImperativeHandle, type Ref } from 'react';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import type { Draft } from '#shared/drafts/useDraft';
import { useForm, type Form } from '#shared/forms/useForm';
import type { EventFields } from '../../newPost';
import { emptyEventFields, loadEventSchema } from './eventFields';
import { EventFieldset } from './EventFieldset';

/** What the composer asks of the event form. */
export type EventPanelHandle = Pick<Form<EventFields>, 'check' | 'fail'>;

interface EventPanelProps {
  /** Where the fields are kept; they begin with what it holds. */
  readonly draft: Draft;
  readonly image: ChosenFiles;
  readonly onImage: (image: ChosenFiles) => void;
  readonly disabled: boolean;
  readonly uploadPercent: number | undefined;
  readonly ref: Ref<EventPanelHandle>;
}

/** The event form in the composer, which checks it before it posts. */
export function EventPanel({ draft, ref, ...rest }: EventPanelProps) {
  const form = useForm({
    initialValues: emptyEventFields(),
    loadSchema: loadEventSchema,
    draft,
  });
  const { check, fail } = form;
  useImperativeHandle(ref, () => ({ check, fail }));
  return <EventFieldset form={form} {...rest} />;
}
