import { writeComment } from '#server/features/interactions/writeComment';
import { setLike, type LikeTarget } from '#server/features/interactions/setLike';
import { createTextPost } from '#server/features/posts/writeTextPost';
import type { Happening, Stage } from './happening';
import { DAY, type DemoComment, type DemoPost } from './shapes';

/** The note, and the comments and likes it got. */
export function postHappenings(post: DemoPost): Happening[] {
  return [
    {
      ago: post.ago,
      async act(stage) {
        const { id } = await createTextPost(stage.deps, stage.userId(post.by), post.text);
        stage.made(post, id);
      },
    },
    ...likesOf(post, (stage) => ({ postId: stage.idOf(post), commentId: null })),
    ...(post.comments ?? []).flatMap((comment) => commentHappenings(post, comment, null)),
  ];
}

function commentHappenings(
  post: DemoPost,
  comment: DemoComment,
  parent: DemoComment | null,
): Happening[] {
  return [
    {
      ago: comment.ago,
      async act(stage) {
        const { id } = await writeComment(stage.deps, stage.userId(comment.by), {
          postId: stage.idOf(post),
          parentId: parent && stage.idOf(parent),
          content: comment.text,
        });
        stage.made(comment, id);
      },
    },
    ...likesOf(comment, (stage) => ({
      postId: stage.idOf(post),
      commentId: stage.idOf(comment),
    })),
    ...(comment.replies ?? []).flatMap((reply) => commentHappenings(post, reply, comment)),
  ];
}

/** Likes come one after another within a day, or until now where the thing is younger than that. */
function likesOf(
  { ago, likedBy = [] }: Pick<DemoComment, 'ago' | 'likedBy'>,
  target: (stage: Stage) => LikeTarget,
): Happening[] {
  const step = Math.min(ago, DAY) / (likedBy.length + 1);
  return likedBy.map((name, index) => ({
    ago: ago - step * (index + 1),
    async act(stage) {
      await setLike(stage.deps, stage.userId(name), target(stage), true);
    },
  }));
}
