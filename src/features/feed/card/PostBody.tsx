import { memo, Suspense } from 'react';
import type { Post } from '#contract/entities/post';
import { lazyPart } from '#shared/lazy/lazyPart';
import { KindSpace } from './KindSpace';
import { PostText } from './PostText';

const loadKinds = () => import(/* webpackChunkName: "post-kinds" */ './KindBody');
// Asked for with the feed itself, not with its first picture: it is there when the posts are.
const early = loadKinds().catch(() => null);
const KindBody = lazyPart(async () => ((await early) ?? (await loadKinds())).KindBody);

/** What a post says and carries: its text, then its pictures, documents or event. */
export const PostBody = memo(function PostBody({ post }: { readonly post: Post }) {
  const { content, post_type: kind } = post;
  return (
    <>
      {content ? <PostText text={content} /> : null}
      {kind === 'text' ? null : (
        <Suspense fallback={<KindSpace post={post} />}>
          <KindBody post={post} />
        </Suspense>
      )}
    </>
  );
});
