import type { MouseEvent } from 'react';
import { EventView } from '#features/events/detail/EventView';
import { RichText } from '#features/feed/card/RichText';
import { CommentSection } from '#features/feed/comments/CommentSection';
import { ShareButton } from '#features/feed/share/ShareButton';
import { Button } from '#shared/ui/buttons/Button';
import { EmptyState } from '#shared/ui/feedback/EmptyState';
import * as texts from '#features/events/texts';

const share = (postId: number) => <ShareButton post={{ id: postId }} />;
const discussion = (postId: number, authorId?: number) => (
  <CommentSection
    id={`comments-of-${postId}`}
    postId={postId}
    authorId={authorId}
    empty={<NoQuestions />}
  />
);

/** Focuses the comment field below the button. */
const ask = ({ currentTarget }: MouseEvent<HTMLButtonElement>) =>
  currentTarget.closest('section')?.querySelector('textarea')?.focus();

const NoQuestions = () => (
  <EmptyState
    compact
    title={texts.noQuestions}
    action={
      <Button size="sm" onClick={ask}>
        {texts.askFirst}
      </Button>
    }
  />
);

/** One event, with the comments on the post that announces it. */
export const EventPage = () => (
  <EventView share={share} discussion={discussion} text={(text) => <RichText text={text} />} />
);
