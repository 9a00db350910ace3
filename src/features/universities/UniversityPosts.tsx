import { universityMessages } from '#contract/messages';
import type { PostsSlot } from './postsSlot';
import { universityHashtag } from './universityHashtag';
import css from './UniversityPosts.module.css';

/** Where the posts stand on the page of a university. */
export const POSTS_ID = 'university-posts';

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
