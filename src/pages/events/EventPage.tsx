import { EventView } from '#features/events/detail/EventView';
import { RichText } from '#features/feed/card/RichText';
import { CommentSection } from '#features/feed/comments/CommentSection';
import { ShareButton } from '#features/feed/share/ShareButton';

const share = (postId: number) => <ShareButton post={{ id: postId }} />;
const discussion = (postId: number) => (
  <CommentSection id={`comments-of-${postId}`} postId={postId} />
);

/** One event, with the talk under the post that announces it. */
export const EventPage = () => (
  <EventView share={share} discussion={discussion} text={(text) => <RichText text={text} />} />
);
