import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { tinykeys } from 'tinykeys';
import type { PostMedia } from '#contract/entities/post';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { IconButton } from '#shared/ui/buttons/IconButton';
import * as texts from '../../texts';
import css from './PictureViewer.module.css';
import { ViewedPicture } from './ViewedPicture';

interface PictureViewerProps {
  readonly pictures: readonly PostMedia[];
  /** The index of the picture shown first. */
  readonly start: number;
  readonly onClose: () => void;
}

/** Pictures one at a time, as large as the window allows. The arrow keys navigate. */
export function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const [index, setIndex] = useState(start);
  const picture = pictures[index];
  const count = pictures.length;
  const hasMany = count > 1;
  const step = useCallback(
    (by: number) => setIndex((current) => (current + by + count) % count),
    [count],
  );

  useEffect(() => {
    if (!hasMany) return undefined;
    return tinykeys(window, { ArrowLeft: () => step(-1), ArrowRight: () => step(1) });
  }, [hasMany, step]);

  if (!picture) return null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      sheet
      title={
        <span aria-live="polite">
          {hasMany ? texts.pictureOf(index + 1, count) : texts.picture}
        </span>
      }
      description={picture.alt}
    >
      <div className={css.frame}>
        <ViewedPicture key={picture.url} media={picture} />
        {hasMany ? (
          <div className={css.steps}>
            <IconButton
              label={texts.previousPicture}
              icon={ChevronLeft}
              variant="secondary"
              onClick={() => step(-1)}
            />
            <IconButton
              label={texts.nextPicture}
              icon={ChevronRight}
              variant="secondary"
              onClick={() => step(1)}
            />
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}
