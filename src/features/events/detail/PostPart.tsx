import type { ComponentType } from 'react';

interface PostPartProps {
  readonly of: ComponentType<{ readonly postId: number }>;
  readonly postId: number;
}

/** What another feature shows of a post. */
export const PostPart = ({ of: Part, postId }: PostPartProps) => <Part postId={postId} />;
