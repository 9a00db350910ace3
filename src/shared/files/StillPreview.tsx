import { useEffect, useRef } from 'react';

/** The longest side of the drawn picture in pixels: a preview's, on a screen of ratio 3. */
const LONGEST_SIDE = 240;

interface StillPreviewProps {
  readonly file: File;
  readonly className: string | undefined;
  readonly onError: () => void;
}

/** The first frame of a picture that may move. */
export function StillPreview({ file, className, onError }: StillPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const picture = new Image();
    const address = URL.createObjectURL(file);
    picture.onerror = onError;
    picture.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = picture;
      const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
      const target = canvas.current;
      if (!target) return;
      target.width = Math.max(1, width * scale);
      target.height = Math.max(1, height * scale);
      // Drawing a picture that moves takes its first frame.
      target.getContext('2d')?.drawImage(picture, 0, 0, target.width, target.height);
    };
    picture.src = address;
    return () => {
      picture.onload = null;
      picture.onerror = null;
      URL.revokeObjectURL(address);
    };
  }, [file, onError]);
  return <canvas ref={canvas} className={className} />;
}
