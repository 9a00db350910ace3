import { useAppSelector } from '#shared/store/hooks';
import { lazyOrNothing } from '#shared/lazy/lazyOrNothing';
import { selectRecorder } from '#shared/session-log/recorderSlice';

const RecordingMark = lazyOrNothing(
  async () =>
    (await import(/* webpackChunkName: "session-log" */ '#shared/session-log/RecordingMark'))
      .RecordingMark,
);

/** The mark of a recording, over every page, from its start until it was seen to end. */
export function RecordingFrame() {
  const { since, endedBy } = useAppSelector(selectRecorder);
  return since === null ? null : <RecordingMark key={since} endedBy={endedBy} />;
}
