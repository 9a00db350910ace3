import { CalendarPlus } from 'lucide-react';
import type { Event } from '#contract/entities/event';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { saveFile } from '#shared/lib/saveFile';
import * as texts from '../texts';
import { useDownloadEventMutation } from './calendarApi';
import { calendarFileName } from './calendarFileName';

/** Downloads an event as a calendar file. */
export function AddToCalendarButton({ event }: { readonly event: Pick<Event, 'id' | 'title'> }) {
  const dispatch = useAppDispatch();
  const [download, { isLoading }] = useDownloadEventMutation();
  const add = async () => {
    const { data } = await download(event.id);
    if (data === undefined) dispatch(notify({ kind: 'error', text: texts.addFailed }));
    else saveFile(calendarFileName(event), data, 'text/calendar;charset=utf-8');
  };
  return (
    <Button icon={CalendarPlus} busy={isLoading} onClick={() => void add()}>
      {texts.addToCalendar}
    </Button>
  );
}
