import { Link } from 'react-router-dom';
import type { Event } from '#contract/entities/event';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Card } from '#shared/ui/layout/Card';
import { eventZone } from '#shared/lib/eventTime';
import { paths } from '#shared/paths';
import { SubscribeButton } from '../calendar/SubscribeButton';
import css from './EventTabs.module.css';

/**
 * More about an event: the organiser, the post that announces it, the time zone, and the calendar
 * file.
 */
export function EventMore({ event }: { readonly event: Event }) {
  const { user, post_id: postId } = event;
  const zone = eventZone(event.timezone);
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label="More about the event">
      <dl className={css.list}>
        {user ? (
          <div>
            <dt>Organiser</dt>
            <dd className={css.person}>
              <Avatar name={user.username} src={user.profile_picture} size={40} />
              <span className={css.name}>
                <Link to={paths.profile(user.username)}>{user.username}</Link>
                {user.university_name ? (
                  <span className={css.answer}>{user.university_name}</span>
                ) : null}
              </span>
            </dd>
          </div>
        ) : null}
        {postId === undefined ? null : (
          <div>
            <dt>Post</dt>
            <dd>
              <Link to={paths.post(postId)}>View post</Link>
            </dd>
          </div>
        )}
        {zone ? (
          <div>
            <dt>Time zone</dt>
            <dd>{zone}</dd>
          </div>
        ) : null}
        <div>
          <dt>Your calendar</dt>
          <dd className={css.subscribe}>
            <p>See the events you’re going to in your calendar app.</p>
            <SubscribeButton />
          </dd>
        </div>
      </dl>
    </Card>
  );
}
