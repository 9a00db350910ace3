import { DEFAULT_TIMEZONE } from '#contract/limits';
import { createEventPost } from '#server/features/events/posts/createEventPost';
import { setRsvp } from '#server/features/events/rsvp/setRsvp';
import { withAsset } from './assets';
import type { Activity } from './activity';
import { reactionActivities } from './postActivities';
import { DAY, type DemoEvent } from './shapes';

const MINUTE_MS = 60_000;

/** Returns a day on the campus's calendar, as YYYY-MM-DD. */
const dayOf = (moment: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: DEFAULT_TIMEZONE, dateStyle: 'short' }).format(
    moment,
  );

/** The announcement, its reactions, and the RSVPs spread over a day. */
export function eventActivities(event: DemoEvent): Activity[] {
  const { by, ago, inDays, time, title, description, location, picture, reactions } = event;
  const { ends, places, waiting = [] } = event;
  const announced: Activity = {
    ago,
    async act(stage) {
      const start = stage.deps.clock.now().getTime() + ago * MINUTE_MS;
      const fields = {
        event_title: title,
        event_description: description,
        event_date: dayOf(start + inDays * DAY * MINUTE_MS),
        event_time: time,
        user_timezone: DEFAULT_TIMEZONE,
        ...(location === null ? {} : { location }),
        ...(ends === undefined ? {} : { event_end_time: ends }),
        ...(places === undefined ? {} : { capacity: String(places) }),
      };
      const post = await withAsset(stage.deps, `events/${picture}`, (upload) =>
        createEventPost(stage.deps, stage.userId(by), fields, upload),
      );
      if (!post.event) throw new Error(`${title} was announced and is no event.`);
      stage.made(event, post.event.id);
      stage.made(reactions, post.id);
    },
  };
  const answers = [
    ...event.going.map((name) => ({ name, status: 'going' as const })),
    ...event.interested.map((name) => ({ name, status: 'interested' as const })),
    ...waiting.map((name) => ({ name, status: 'going' as const })),
  ];
  const step = Math.min(ago, DAY) / (answers.length + 1);
  const answered = answers.map(({ name, status }, index) => ({
    ago: ago - step * (index + 1),
    act: (stage) =>
      setRsvp(stage.deps, stage.userId(name), stage.idOf(event), { status, waitlist: true }),
  })) satisfies Activity[];
  return [announced, ...answered, ...reactionActivities(reactions, ago)];
}
