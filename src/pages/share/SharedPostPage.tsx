import { PostByLink } from '#features/feed/share/PostByLink';
import { PublicHeader } from '#features/landing/PublicHeader';

/** A post by its public link, which anybody may open, under the bar with the way in. */
export function SharedPostPage() {
  return (
    <>
      <PublicHeader />
      <main id="content">
        <PostByLink />
      </main>
    </>
  );
}
