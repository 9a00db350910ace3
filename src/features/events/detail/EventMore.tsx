import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { Card } from '#shared/ui/layout/Card';
import { eventZone } from '#shared/events/eventTime';
import { paths } from '#shared/paths';
import { PersonRow } from '#shared/ui/people/PersonRow';
import { SubscribeButton } from '../calendar/SubscribeButton';
import * as texts from '../texts';
import css from './EventTabs.module.css';

/**
 * More about an event: the organiser, the post that announces it, the time zone, and the calendar
 * file.
 */
export function EventMore({ event }: { readonly event: Event }) {
  const { user, post_id: postId } = event;
  const zone = eventZone(event.timezone);
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label={texts.moreAboutEvent}>
      <dl className={css.list}>
        <div>
          <dt>{texts.organiser}</dt>
          <PersonRow as="dd" person={user} lines={[user.university_name]} />
        </div>
        <div>
          <dt>{texts.post}</dt>
          <dd>
            <Link className="touch-target" to={paths.post(postId)}>
              {texts.viewPost}
            </Link>
          </dd>
        </div>
        {zone ? (
          <div>
            <dt>{texts.timeZone}</dt>
            <dd>{zone}</dd>
          </div>
        ) : null}
        <div>
          <dt>{texts.yourCalendar}</dt>
          <dd className={css.subscribe}>
            <p>{texts.inYourCalendar}</p>
            <SubscribeButton />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
