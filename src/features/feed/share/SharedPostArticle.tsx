import type { SharedPost } from '#contract/entities/post';
import { safeUrl } from '#shared/lib/safeUrl';
import { Avatar } from '#shared/ui/marks/Avatar';
import { Card } from '#shared/ui/layout/Card';
import { KindLabel, spineWords } from '#shared/ui/marks/KindLabel';
import { RelativeTime } from '#shared/ui/marks/RelativeTime';
import { Picture } from '../card/media/Picture';
import { Video } from '../card/media/Video';
import { RichText } from '../card/RichText';
import css from './SharedPostArticle.module.css';

/** What stands under the title: the content, less a first line that is the title itself. */
export function textUnderTitle({ title, content }: Pick<SharedPost, 'title' | 'content'>): string {
  const text = content.trim();
  const end = text.indexOf('\n');
  const firstLine = end === -1 ? text : text.slice(0, end).trim();
  if (firstLine !== title.trim()) return text;
  return end === -1 ? '' : text.slice(end).trim();
}

/** Whether an address leads to a video, judged by its ending: that is all a shared post tells. */
export const isVideoAddress = (address: string) => /\.(mp4|webm|mov|m4v)$/i.test(address);

/** A shared post to be read: its title, who wrote it and when, its picture and its text. */
export function SharedPostArticle({ post }: { readonly post: SharedPost }) {
  const { title, user, created_at: createdAt, post_type: kind, media_url: mediaUrl } = post;
  const text = textUnderTitle(post);
  const address = safeUrl(mediaUrl);
  return (
    <Card as="article" spine={kind} padding="lg" edgeToEdge className={css.article}>
      <KindLabel kind={kind} />
      <h1 tabIndex={-1} dir="auto" className={css.title}>
        {title || `${spineWords[kind]} by ${user.username}`}
      </h1>
      <div className={css.author}>
        <Avatar name={user.username} src={user.profile_picture} size={32} />
        <span className={css.name}>{user.username}</span>
        <RelativeTime stamp={createdAt} className={css.time} />
      </div>
      {address ? <SharedMedia address={address} author={user.username} /> : null}
      {text ? (
        <div dir="auto" className={css.text}>
          <RichText text={text} />
        </div>
      ) : null}
    </Card>
  );
}

interface SharedMediaProps {
  readonly address: string;
  readonly author: string;
}

function SharedMedia({ address, author }: SharedMediaProps) {
  const alt = `Shared by ${author}`;
  if (isVideoAddress(address))
    return <Video video={{ url: address, kind: 'video' }} author={author} />;
  return (
    <div className={css.media}>
      <Picture
        media={{ url: address, kind: 'image', alt }}
        sizes="100vw"
        fit="contain"
        isLazy={false}
      />
    </div>
  );
}
