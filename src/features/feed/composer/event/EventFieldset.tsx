import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { noFiles, type ChosenFiles } from '#shared/files/chosenFiles';
import type { Form } from '#shared/forms/useForm';
import { readWallTime } from '#shared/lib/wallTime';
import { otherNames, timeZones, typedZone } from '#shared/lib/zones/zoneNames';
import { Combobox } from '#shared/ui/choices/Combobox';
import { Icon } from '#shared/ui/marks/Icon';
import { DateCard } from '#shared/ui/marks/DateCard';
import { TextArea } from '#shared/ui/fields/TextArea';
import { TextField } from '#shared/ui/fields/TextField';
import type { EventFields } from '../../newPost';
import * as texts from '../texts';
import css from './EventFieldset.module.css';
import { EventImagePicker } from './EventImagePicker';
import { EventTimeNote } from './EventTimeNote';

interface EventFieldsetProps {
  readonly form: Form<EventFields>;
  readonly image: ChosenFiles;
  readonly onImage: (image: ChosenFiles) => void;
  /** Whether the event has a picture, which stays unless another is chosen. */
  readonly hasImage?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly uploadPercent?: number | undefined;
}

const optional = (label: string) => (
  <>
    {label} <span className={css.optional}>{texts.optional}</span>
  </>
);

/** The fields of an event: title, description, time, place and picture, then those that few need. */
export function EventFieldset(props: EventFieldsetProps) {
  const { form, image = noFiles, onImage, hasImage, ...state } = props;
  const { values: value, ref } = form;
  const { disabled = false } = state;
  const [zones] = useState(timeZones);
  const zone = typedZone(value.user_timezone);
  const time = readWallTime(value.event_date, value.event_time || '00:00', zone ?? '');
  const field = (name: keyof EventFields) => ({ ...form.field(name), readOnly: disabled });
  return (
    <div ref={ref} className={css.fieldset} role="group" aria-label={texts.event}>
      <div className={css.leaf}>
        {time ? (
          <DateCard date={new Date(time.moment)} timeZone={zone} />
        ) : (
          <div className={css.blank}>
            <Icon of={CalendarDays} />
          </div>
        )}
      </div>
      <div className={css.fields}>
        <TextField {...field('event_title')} label={texts.title} required className={css.title} />
        <TextArea {...field('event_description')} label={texts.description} required rows={3} />
        <div className={css.when}>
          <TextField
            {...field('event_date')}
            type="date"
            label={texts.date}
            required
            max="2200-12-31"
          />
          <TextField {...field('event_time')} type="time" label={texts.time} required />
          <Combobox
            {...field('user_timezone')}
            label={texts.timeZone}
            required
            autoComplete="off"
            options={zones}
            otherNames={otherNames}
            emptyText={zone === undefined ? texts.noSuchZone : undefined}
            onChange={(typed) => form.change({ user_timezone: typed })}
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <div className={css.when}>
          <TextField {...field('event_end_time')} type="time" label={optional(texts.ends)} />
          <TextField
            {...field('event_end_date')}
            type="date"
            label={optional(texts.endDate)}
            hint={texts.endDateHint}
            max="2200-12-31"
          />
        </div>
        <EventTimeNote value={value} />
        <TextField {...field('location')} label={optional(texts.location)} />
        <EventImagePicker value={image} onChange={onImage} hasImage={hasImage} {...state} />
        <fieldset className={css.seldom}>
          <legend className={css.label}>{texts.onlineOrLimited}</legend>
          <TextField
            {...field('online_url')}
            type="url"
            inputMode="url"
            label={optional(texts.onlineAddress)}
            hint={texts.onlineHint}
          />
          <TextField {...field('join_note')} label={optional(texts.joinNote)} />
          <TextField
            {...field('capacity')}
            inputMode="numeric"
            label={optional(texts.places)}
            hint={texts.placesHint}
          />
        </fieldset>
      </div>
    </div>
  );
}
