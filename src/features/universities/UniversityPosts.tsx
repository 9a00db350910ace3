import type { ReactNode } from 'react';
import { universityMessages } from '#contract/messages';
import type { PostView } from '#shared/store/featureEvents';
import { universityHashtag } from './universityAddresses';
import css from './UniversityPosts.module.css';

/** The element id of the posts on a university's page. */
export const POSTS_ID = 'university-posts';

/** The slot for posts on university pages. */
export interface PostsSlot {
  /** Renders the posts of a view; `label` names the list for screen readers. */
  readonly posts: (view: PostView, label: string) => ReactNode;
}

interface UniversityPostsProps extends PostsSlot {
  readonly name: string;
}

/** The posts with the hashtag of a university. */
export function UniversityPosts({ name, posts }: UniversityPostsProps) {
  const hashtag = universityHashtag(name);
  // A name without letters and digits has no hashtag, so there are no posts.
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
