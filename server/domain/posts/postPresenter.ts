import type { Post, PostDocument, PostMedia } from '#contract/entities/post';
import { allowedActions } from '#contract/postActions';
import { presentPerson } from '#domain/people';
import { fileUrl } from '#domain/files';
import type { PostRow } from './selectPosts';
import { presentEventDetails } from './eventDetails';

type FileRow = NonNullable<PostRow['files']>[number];
/** Returns the address of a stored file for readers. */
type AddressOf = (file: { id: number; name: string }) => string;

const publicAddress: AddressOf = ({ name }) => fileUrl(name);

/** The width of a picture in a card; its thumbnail is the narrowest copy of at least this width. */
const CARD_WIDTH = 640;

/** Only an animation has a still copy of its own width. */
const isAnimated = ({ width, thumbnails }: FileRow) =>
  thumbnails.some((copy) => copy.width !== null && copy.width === width);

function presentMedia(file: FileRow, addressOf: AddressOf): PostMedia {
  const thumbnails = file.thumbnails.map((small) => ({
    url: addressOf(small),
    width: small.width ?? 0,
    height: small.height ?? 0,
  }));
  const card = thumbnails.find(({ width }) => width >= CARD_WIDTH) ?? thumbnails.at(-1);
  return {
    url: addressOf(file),
    kind: file.kind === 'video' ? 'video' : 'image',
    ...(file.width !== null && file.height !== null
      ? { width: file.width, height: file.height }
      : {}),
    ...(card ? { thumbnail_url: card.url } : {}),
    thumbnails,
    ...(isAnimated(file) ? { animated: true } : {}),
    alt: file.alt,
  };
}

const presentDocument = (file: FileRow, addressOf: AddressOf): PostDocument => ({
  url: addressOf(file),
  name: file.original_name,
  size: file.bytes,
  type: file.mime_type,
});

/** The files of a post as readers see them, with public addresses unless `addressOf` is given. */
export function presentAttachments(
  { post_type, files }: Pick<PostRow, 'post_type' | 'files'>,
  addressOf: AddressOf = publicAddress,
): { media: PostMedia[]; documents: PostDocument[] } {
  const rows = files ?? [];
  return {
    media: post_type === 'media' ? rows.map((row) => presentMedia(row, addressOf)) : [],
    documents: post_type === 'document' ? rows.map((row) => presentDocument(row, addressOf)) : [],
  };
}

/** The post as a reader sees it; counters and hashtags come from its row. */
export function presentPost(row: PostRow): Post {
  const { media, documents } = presentAttachments(row);
  return {
    id: row.id,
    user: presentPerson(row.person),
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
    mentions: row.mentions,
    ...(row.quotes ? { quotes: row.quotes } : {}),
    can: [...allowedActions(row.is_own)],
  };
}
