import { Minus, Plus } from 'lucide-react';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { VisuallyHidden } from '#shared/ui/marks/VisuallyHidden';
import { followedTagsChanged } from '../feedSlice';
import * as texts from '../texts';
import { useFollowTagMutation, useListFollowedTagsQuery, useUnfollowTagMutation } from './tagsApi';

interface FollowTagProps {
  /** As posts have it, without `#`. */
  readonly hashtag: string;
}

/** Follows a hashtag, or unfollows it. Nothing is shown until the followed ones are known. */
export function FollowTag({ hashtag }: FollowTagProps) {
  const dispatch = useAppDispatch();
  const { data } = useListFollowedTagsQuery();
  const [follow, following] = useFollowTagMutation();
  const [unfollow, unfollowing] = useUnfollowTagMutation();
  if (!data) return null;
  const isFollowed = data.hashtags.includes(hashtag);
  const toggle = async () => {
    const { error } = await (isFollowed ? unfollow({ hashtag }) : follow({ hashtag }));
    if (error) {
      const failed = isFollowed ? texts.unfollowFailed : texts.followFailed;
      dispatch(notify({ kind: 'error', text: errorDetail(error, failed) }));
      return;
    }
    dispatch(followedTagsChanged());
    const text = isFollowed ? texts.unfollowed(hashtag) : texts.followed(hashtag);
    dispatch(notify({ kind: 'success', text }));
  };
  return (
    <Button
      size="sm"
      icon={isFollowed ? Minus : Plus}
      busy={following.isLoading || unfollowing.isLoading}
      onClick={() => void toggle()}
    >
      {isFollowed ? texts.unfollow : texts.follow}
      <VisuallyHidden> #{hashtag}</VisuallyHidden>
    </Button>
  );
}
