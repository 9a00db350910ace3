import { PostByLink } from '#features/feed/share/PostByLink';
import { PublicHeader } from '#features/landing/PublicHeader';

/** A post opened by its public link, under a bar with the login link. No account is needed. */
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
