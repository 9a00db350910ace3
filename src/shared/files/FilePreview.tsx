import { Film, ImageIcon } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../ui/marks/Icon';
import css from './FilePreview.module.css';
import { useObjectUrl } from './useObjectUrl';

/** A thumbnail of an image or the first frame of a video. Falls back to an icon. */
export function FilePreview({ file }: { readonly file: File }) {
  const [isBroken, setIsBroken] = useState(false);
  const isVideo = file.type.startsWith('video/');
  // Without a time, some browsers show no frame of a video.
  const show = useObjectUrl(file, isVideo ? '#t=0.1' : '');
  const common = { ref: show, className: css.content, onError: () => setIsBroken(true) };
  return (
    <span aria-hidden="true" className={css.frame}>
      <Icon of={isVideo ? Film : ImageIcon} />
      {!isBroken && isVideo ? (
        <video {...common} muted playsInline preload="metadata" tabIndex={-1} />
      ) : null}
      {!isBroken && !isVideo ? <img {...common} alt="" /> : null}
    </span>
  );
}
