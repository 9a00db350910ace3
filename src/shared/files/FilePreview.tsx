import { Film, ImageIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Icon } from '../ui/marks/Icon';
import css from './FilePreview.module.css';
import { StillPreview } from './StillPreview';
import { useObjectUrl } from './useObjectUrl';

/** Types of images that may move. */
const MOVING = ['image/gif', 'image/webp', 'image/apng'];

/** A thumbnail of an image or the first frame of a video. Falls back to an icon. */
export function FilePreview({ file }: { readonly file: File }) {
  const [isBroken, setIsBroken] = useState(false);
  const fail = useCallback(() => setIsBroken(true), []);
  const mayMove = MOVING.includes(file.type);
  const isVideo = file.type.startsWith('video/');
  // Without a time, some browsers show no frame of a video.
  const show = useObjectUrl(file, isVideo ? '#t=0.1' : '');
  const common = { ref: show, className: css.content, onError: fail };
  return (
    <span aria-hidden="true" className={css.frame}>
      <Icon of={isVideo ? Film : ImageIcon} />
      {!isBroken && isVideo ? (
        <video
          {...common}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          // A browser that can't decode the pictures still loads the sound.
          onLoadedMetadata={({ currentTarget }) => {
            if (currentTarget.videoWidth === 0) fail();
          }}
        />
      ) : null}
      {!isBroken && mayMove ? (
        <StillPreview file={file} className={css.content} onError={fail} />
      ) : null}
      {!isBroken && !isVideo && !mayMove ? <img {...common} alt="" /> : null}
    </span>
  );
}
