import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Card } from '#shared/ui/layout/Card';
import { eventZone } from '#shared/lib/eventTime';
import { paths } from '#shared/paths';
import { nameOf } from '#shared/lib/people';
import { PersonName } from '#shared/ui/people/PersonName';
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
        {user ? (
          <div>
            <dt>{texts.organiser}</dt>
            <dd className={css.person}>
              <Avatar name={nameOf(user)} src={user.profile_picture} size={40} />
              <span className={css.name}>
                <Link to={paths.profile(user.username)}>
                  <PersonName of={user} />
                </Link>
                {user.university_name ? (
                  <span className={css.detail}>{user.university_name}</span>
                ) : null}
              </span>
            </dd>
          </div>
        ) : null}
        {postId === undefined ? null : (
          <div>
            <dt>{texts.post}</dt>
            <dd>
              <Link to={paths.post(postId)}>{texts.viewPost}</Link>
            </dd>
          </div>
        )}
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
