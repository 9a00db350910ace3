import type { ReactNode } from 'react';
import { universityMessages } from '#contract/messages';
import type { PostView } from '#shared/store/featureEvents';
import { universityHashtag } from './universityAddresses';
import css from './UniversityPosts.module.css';

/** Where the posts stand on the page of a university. */
export const POSTS_ID = 'university-posts';

/** What pages of universities show of posts. */
export interface PostsSlot {
  /** The posts of a view; `label` names the list for those who do not see it. */
  readonly posts: (view: PostView, label: string) => ReactNode;
}

interface UniversityPostsProps extends PostsSlot {
  readonly name: string;
}

/** The posts that bear the hashtag of a university. */
export function UniversityPosts({ name, posts }: UniversityPostsProps) {
  const hashtag = universityHashtag(name);
  // A name of signs alone has no hashtag, so no post can bear it.
  if (hashtag === '') return null;
  const title = universityMessages.posts(hashtag);
  return (
    <section className={css.posts} aria-labelledby={POSTS_ID}>
      <h2 id={POSTS_ID} tabIndex={-1} className={css.title}>
        {title}
      </h2>
      {posts({ kind: 'hashtag', hashtag }, title)}
    </section>
  );
}
