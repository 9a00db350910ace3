import { CalendarX2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { hasStatus } from '#api/errors';
import { readId } from '#shared/lib/readId';
import { Card } from '#shared/ui/layout/Card';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { paths } from '#shared/paths';
import { useReadEventQuery } from '../eventsApi';
import * as texts from '../texts';
import { EventHead } from './EventHead';
import css from './EventView.module.css';
import { EventTabs } from './EventTabs';

/** The slots for the post that announces an event. */
export interface PostSlots {
  readonly share: (postId: number) => ReactNode;
  readonly discussion: (postId: number, authorId?: number) => ReactNode;
  /** Renders a text with its hashtags and addresses as links. */
  readonly text: (text: string) => ReactNode;
}

/** One event: when and where it is, who attends, and its discussion. */
export function EventView(ofPost: PostSlots) {
  const { eventId = '' } = useParams();
  // Send no request for anything that can't be an id.
  const id = readId(eventId);
  return (
    <div className={css.page}>
      {id === null ? <NoEvent /> : <EventOfId key={id} eventId={id} {...ofPost} />}
    </div>
  );
}

function EventOfId({ eventId, share, discussion, text }: PostSlots & { readonly eventId: number }) {
  const { data, error, isFetching, refetch } = useReadEventQuery(eventId, {
    refetchOnMountOrArgChange: true,
  });
  if (data && !hasStatus(error, 404))
    return (
      <>
        <EventHead event={data} share={share} />
        <EventTabs event={data} discussion={discussion} text={text} />
      </>
    );
  if (hasStatus(error, 404)) return <NoEvent />;
  if (error)
    return (
      <div className={css.state}>
        <Heading />
        <ErrorState
          text={texts.detailsFailed}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  return (
    <p role="status" className={css.loading}>
      <Spinner />
      {texts.detailsLoading}
    </p>
  );
}

function NoEvent() {
  return (
    <Card padding="lg" className={css.state}>
      <Heading />
      <EmptyState
        icon={CalendarX2}
        title={texts.detailsEmpty}
        text={texts.maybeDeleted}
        action={<LinkButton to={paths.events}>{texts.seeAll}</LinkButton>}
      />
    </Card>
  );
}

/** Gives the page a heading to focus while there is no title. */
function Heading() {
  return (
    <h1 tabIndex={-1} className={css.unseen}>
      <VisuallyHidden>{texts.event}</VisuallyHidden>
    </h1>
  );
}
