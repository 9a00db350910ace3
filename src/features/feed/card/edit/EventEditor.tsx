import { useState } from 'react';
import type { EventDetails } from '#contract/entities/event';
import type { Post } from '#contract/entities/post';
import { trimText } from '#contract/visibleText';
import { useDraft } from '#shared/drafts/useDraft';
import { noFiles, type ChosenFiles } from '#shared/files/chosenFiles';
import { useForm } from '#shared/forms/useForm';
import { parseUtc } from '#shared/lib/timeLabel';
import { wallText } from '#shared/lib/wallTime';
import { todaysZone } from '#shared/lib/zones/todaysZone';
import { EventFieldset } from '../../composer/event/EventFieldset';
import { loadEventSchema } from '../../composer/event/eventFields';
import { editEventDraftKey } from '../../feedState';
import type { EventFields } from '../../newPost';
import { EditFrame } from './EditFrame';
import { useEdit } from './useEdit';

interface EventEditorProps {
  readonly post: Post;
  readonly event: EventDetails;
  readonly onClose: () => void;
}

/** The end as it is on the clock of the event's zone; empty if there is none. */
function endOf({ ends_at: end, event_date: date }: EventDetails, zone: string) {
  const [day = '', time = ''] = end ? wallText(parseUtc(end), zone).split('T') : [];
  return { event_end_date: day === date ? '' : day, event_end_time: time };
}

const fieldsOf = (event: EventDetails): EventFields => ({
  event_title: event.title,
  event_description: event.description,
  event_date: event.event_date,
  event_time: event.event_time,
  user_timezone: todaysZone(event.timezone),
  location: event.location ?? '',
  ...endOf(event, todaysZone(event.timezone)),
  online_url: event.online_url ?? '',
  join_note: event.join_note ?? '',
  capacity: event.capacity ? String(event.capacity) : '',
});

/** Edits an event post. Its picture stays unless another is chosen. */
export function EventEditor({ post, event, onClose }: EventEditorProps) {
  const eventDraft = useDraft(editEventDraftKey(post.id));
  const edit = useEdit(post, () => {
    eventDraft.clear();
    onClose();
  });
  const [image, setImage] = useState<ChosenFiles>(noFiles);
  const form = useForm({
    initialValues: fieldsOf(event),
    loadSchema: loadEventSchema,
    draft: eventDraft,
  });

  const save = async () => {
    const fields = await form.check();
    if (!fields || !edit.checkText()) return;
    const file = image.files[0]?.file ?? null;
    await edit.save({ kind: 'event', content: trimText(edit.draft.text), fields, image: file });
  };

  return (
    <EditFrame
      post={post}
      edit={edit}
      onSave={() => void save()}
      onDiscardDraft={() => {
        edit.draft.change(post.content);
        form.discard();
      }}
    >
      <EventFieldset
        form={form}
        image={image}
        onImage={setImage}
        hasImage={event.image_url != null}
        disabled={edit.isSaving}
        uploadPercent={edit.percent}
      />
    </EditFrame>
  );
}
