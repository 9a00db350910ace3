import { writeComment } from '#server/features/interactions/writeComment';
import { setLike, type LikeTarget } from '#server/features/interactions/setLike';
import { createDocumentPost } from '#server/features/posts/writeDocumentPost';
import { createMediaPost } from '#server/features/posts/writeMediaPost';
import { createTextPost } from '#server/features/posts/writeTextPost';
import { withAssets } from './assets';
import type { Activity, Stage } from './activity';
import { DAY, type DemoComment, type DemoPost, type DemoReactions } from './shapes';

/** The post, with its comments and likes. */
export function postActivities(post: DemoPost): Activity[] {
  const written: Activity = {
    ago: post.ago,
    async act(stage) {
      const { id } = await writePost(stage, post);
      stage.made(post, id);
    },
  };
  return [written, ...reactionActivities(post, post.ago)];
}

function writePost({ deps, userId }: Stage, { by, text, media, documents }: DemoPost) {
  const authorId = userId(by);
  if (media) {
    const files = media.map(({ file }) => `pictures/${file}`);
    const fields = { content: text, media_alt: media.map(({ alt }) => alt) };
    return withAssets(deps, files, (uploads) => createMediaPost(deps, authorId, fields, uploads));
  }
  if (documents) {
    const files = documents.map((file) => `documents/${file}`);
    return withAssets(deps, files, (uploads) =>
      createDocumentPost(deps, authorId, { content: text }, uploads),
    );
  }
  return createTextPost(deps, authorId, { content: text });
}

/** The likes and comments of a post; `post` is the key of its id on the stage. */
export function reactionActivities(post: DemoReactions, ago: number): Activity[] {
  return [
    ...likesOf({ ago, likedBy: post.likedBy ?? [] }, (stage) => ({
      postId: stage.idOf(post),
      commentId: null,
    })),
    ...(post.comments ?? []).flatMap((comment) => commentActivities(post, comment, null)),
  ];
}

function commentActivities(
  post: DemoReactions,
  comment: DemoComment,
  parent: DemoComment | null,
): Activity[] {
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
    ...(comment.replies ?? []).flatMap((reply) => commentActivities(post, reply, comment)),
  ];
}

/** Likes spread over a day, or until now if the post or comment is younger than that. */
function likesOf(
  { ago, likedBy = [] }: Pick<DemoComment, 'ago' | 'likedBy'>,
  target: (stage: Stage) => LikeTarget,
): Activity[] {
  const step = Math.min(ago, DAY) / (likedBy.length + 1);
  return likedBy.map((name, index) => ({
    ago: ago - step * (index + 1),
    async act(stage) {
      await setLike(stage.deps, stage.userId(name), target(stage), true);
    },
  }));
}
