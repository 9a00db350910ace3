import { useImperativeHandle, type Ref } from 'react';
import type { ChosenFiles } from '#shared/files/chosenFiles';
import type { Draft } from '#shared/drafts/useDraft';
import { useForm, type Form } from '#shared/forms/useForm';
import type { EventFields } from '../../newPost';
import { emptyEventFields, loadEventSchema } from './eventFields';
import { EventFieldset } from './EventFieldset';
import { usePastQuestion } from './usePastQuestion';

/** The methods of the event form that the composer calls. */
export type EventPanelHandle = Pick<Form<EventFields>, 'check' | 'fail'>;

interface EventPanelProps {
  /** Persists the fields, and provides their initial values. */
  readonly draft: Draft;
  readonly image: ChosenFiles;
  readonly onImage: (image: ChosenFiles) => void;
  readonly disabled: boolean;
  readonly uploadPercent: number | undefined;
  readonly ref: Ref<EventPanelHandle>;
}

/** The event form in the composer, which validates it, and asks about a past date, before posting. */
export function EventPanel({ draft, ref, ...rest }: EventPanelProps) {
  const form = useForm({
    initialValues: emptyEventFields(),
    loadSchema: loadEventSchema,
    draft,
  });
  const { check, fail } = form;
  const { mayCreate, question } = usePastQuestion(form.values);
  useImperativeHandle(ref, () => ({
    check: async () => {
      const fields = await check();
      return fields && (await mayCreate()) ? fields : null;
    },
    fail,
  }));
  return (
    <>
      <EventFieldset form={form} {...rest} />
      {question}
    </>
  );
}
