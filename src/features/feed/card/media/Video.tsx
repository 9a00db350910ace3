import { useState, type CSSProperties } from 'react';
import type { PostMedia } from '#contract/entities/post';
import { missingFileText, safeUrl } from '#shared/lib/safeUrl';
import { Notice } from '#shared/ui/feedback/Notice';
import * as texts from '../../texts';
import { shapeOf } from './pictureSources';
import css from './Video.module.css';

interface VideoProps {
  readonly video: PostMedia;
  readonly author: string;
}

/** Users' videos have no captions, and an empty track would promise some. */
const Player = 'video';

/**
 * A video in a box with its own aspect ratio. It does not start automatically. On paper it is a line
 * of text.
 */
export function Video({ video, author }: VideoProps) {
  const [fault, setFault] = useState<'failed' | 'unplayable' | null>(null);
  const address = safeUrl(video.url);
  if (address === null || fault === 'failed')
    return <Notice tone="warn">{missingFileText(video.url, texts.videoFailed)}</Notice>;
  if (fault === 'unplayable')
    return (
      <Notice tone="warn">
        {texts.videoUnplayable}{' '}
        <a href={address} download>
          {texts.downloadVideo}
        </a>
      </Notice>
    );
  const label = video.alt || texts.videoBy(author);
  const size = video.width && video.height ? { width: video.width, height: video.height } : {};
  return (
    <>
      <Player
        {...size}
        className={css.video}
        style={{ '--shape': shapeOf(video) } as CSSProperties}
        src={address}
        poster={safeUrl(video.thumbnail_url) ?? undefined}
        aria-label={label}
        controls
        playsInline
        preload="metadata"
        // Of a video whose pictures it can't decode, such as a phone's HEVC, a browser plays the sound.
        onLoadedMetadata={({ currentTarget }) => {
          if (currentTarget.videoWidth === 0) setFault('unplayable');
        }}
        onError={() => setFault('failed')}
      />
      <p className={css.paper}>{label}</p>
    </>
  );
}
