import type { Post } from '#contract/entities/post';
import { presentAuthor } from '../../presenters/author';
import type { PostRow } from './postRepository';

/** The post as a reader sees it; counters and hashtags are those that stand on its row. */
export function presentPost(row: PostRow): Post {
  return {
    id: row.id,
    user: presentAuthor({
      id: row.user_id,
      username: row.username,
      profile_picture: row.profile_picture,
      university_name: row.university_name,
    }),
    content: row.content,
    created_at: row.created_at.toISOString(),
    edited_at: row.edited_at?.toISOString() ?? null,
    post_type: row.post_type,
    media_url: null,
    document_url: null,
    media: [],
    documents: [],
    event: null,
    user_liked: row.user_liked,
    total_likes: row.total_likes,
    total_comments: row.total_comments,
    hashtags: row.hashtags,
  };
}
