import type { Post, PostDocument, PostMedia } from '#contract/entities/post';
import { presentAuthor } from '#domain/people';
import { fileUrl } from '#domain/files';
import type { PostRow } from './selectPosts';
import { presentEventDetails } from './eventDetails';

type FileRow = NonNullable<PostRow['files']>[number];

/** The width at which a picture stands in a card; its thumbnail is the narrowest copy not below it. */
const CARD_WIDTH = 640;

function presentMedia(file: FileRow): PostMedia {
  const thumbnails = file.thumbnails.map(({ name, width, height }) => ({
    url: fileUrl(name),
    width: width ?? 0,
    height: height ?? 0,
  }));
  const card = thumbnails.find(({ width }) => width >= CARD_WIDTH) ?? thumbnails.at(-1);
  return {
    url: fileUrl(file.name),
    kind: file.kind === 'video' ? 'video' : 'image',
    ...(file.width !== null && file.height !== null
      ? { width: file.width, height: file.height }
      : {}),
    ...(card ? { thumbnail_url: card.url } : {}),
    thumbnails,
    alt: file.alt,
  };
}

const presentDocument = (file: FileRow): PostDocument => ({
  url: fileUrl(file.name),
  name: file.original_name,
  size: file.bytes,
  type: file.mime_type,
});

/** The post as a reader sees it; counters and hashtags are those that stand on its row. */
export function presentPost(row: PostRow): Post {
  const files = row.files ?? [];
  const media = row.post_type === 'media' ? files.map(presentMedia) : [];
  const documents = row.post_type === 'document' ? files.map(presentDocument) : [];
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
    media_url: media[0]?.url ?? null,
    document_url: documents[0]?.url ?? null,
    media,
    documents,
    event: row.event ? presentEventDetails(row.event) : null,
    user_liked: row.user_liked,
    total_likes: row.total_likes,
    total_comments: row.total_comments,
    hashtags: row.hashtags,
  };
}
