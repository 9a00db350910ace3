import { MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Event } from '#contract/entities/event';
import { eventMessages } from '#contract/messages';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { usePart } from '#shared/parts/parts';
import { Card } from '#shared/ui/Card';
import { EmptyState } from '#shared/ui/EmptyState';
import { Skeleton } from '#shared/ui/Skeleton';
import { Tabs } from '#shared/ui/Tabs';
import { Attendees } from './Attendees';
import { EventMore } from './EventMore';
import css from './EventTabs.module.css';
import { PostPart } from './PostPart';

/** What there is to read about an event: the description and its guests, the talk, the rest. */
export function EventTabs({ event }: { readonly event: Event }) {
  const { details, discussion, more } = eventMessages.tabs;
  const [tab, setTab] = useState('details');
  return (
    <Tabs
      label="About the event"
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'details', label: details, content: <Details event={event} /> },
        {
          value: 'discussion',
          label: discussion,
          content: <Discussion postId={event.post_id} />,
        },
        { value: 'more', label: more, content: <EventMore event={event} /> },
      ]}
    />
  );
}

function Details({ event }: { readonly event: Event }) {
  return (
    <div className={css.cards}>
      <Card as="section" padding="lg" edgeToEdge className={css.card}>
        <h2 className={css.title}>{eventMessages.about}</h2>
        <p className={css.text}>{event.description}</p>
      </Card>
      <Attendees eventId={event.id} />
    </div>
  );
}

function Discussion({ postId }: { readonly postId: number | undefined }) {
  const Comments = usePart('Comments');
  return (
    <Card as="section" padding="lg" edgeToEdge aria-label={eventMessages.tabs.discussion}>
      {postId === undefined ? (
        <EmptyState icon={MessagesSquare} title="This event has no post to talk under." />
      ) : (
        <PartBoundary part="discussion">
          <Suspense fallback={<Skeleton />}>
            <PostPart of={Comments} postId={postId} />
          </Suspense>
        </PartBoundary>
      )}
    </Card>
  );
}
