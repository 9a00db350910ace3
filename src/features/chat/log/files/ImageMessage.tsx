import { ImageOff, RotateCw } from 'lucide-react';
import { useRef, useState } from 'react';
import { missingFileText, safeUrl } from '#shared/lib/safeUrl';
import { Button, Icon } from '#shared/ui';
import type { ThreadMessage } from '../../state/thread';
import * as texts from '../../texts';
import { fileNameOf } from '../messageWords';
import { ChatPicture } from './ChatPicture';
import { isAddressOver, useFreshAddress } from './useFreshAddress';
import css from './ImageMessage.module.css';
import { ImageViewer } from './ImageViewer';

interface ImageMessageProps {
  readonly message: ThreadMessage;
  readonly partnerId: number;
}

/**
 * A picture in a conversation. Its box has the final size before it loads, and a click opens it
 * large. Its address expires, so a picture that fails to load is requested once more before it
 * counts as broken.
 */
export function ImageMessage({ message, partnerId }: ImageMessageProps) {
  const name = fileNameOf(message) || texts.picture;
  const address = safeUrl(message.file_url);
  const [broken, setBroken] = useState<string | null>(null);
  const [isShown, setIsShown] = useState(false);
  const hasAsked = useRef(false);
  const askAnew = useFreshAddress(message, partnerId);

  const handleError = () => {
    setBroken(address);
    if (hasAsked.current) return;
    hasAsked.current = true;
    askAnew();
  };

  if (address === null || broken === address)
    return (
      <div role="group" aria-label={name} className={css.broken}>
        <Icon of={ImageOff} size="xl" />
        <span>{missingFileText(message.file_url, texts.pictureNotLoaded)}</span>
        {address === null ? null : (
          <Button
            size="sm"
            icon={RotateCw}
            aria-label={texts.tryAgainToLoad(name)}
            onClick={() => {
              setBroken(null);
              askAnew();
            }}
          >
            {texts.tryAgain}
          </Button>
        )}
      </div>
    );
  return (
    <>
      <ChatPicture name={name} message={message} address={address}>
        {(src) => (
          <button
            type="button"
            className={css.thumbnail}
            aria-label={texts.openPicture(name)}
            aria-haspopup="dialog"
            onClick={() => {
              if (isAddressOver(address, Date.now())) askAnew();
              setIsShown(true);
            }}
          >
            <img
              className={css.picture}
              src={src}
              alt={name}
              width={240}
              height={180}
              loading="lazy"
              decoding="async"
              onError={handleError}
              onLoad={() => {
                hasAsked.current = false;
              }}
            />
          </button>
        )}
      </ChatPicture>
      {isShown ? (
        <ImageViewer
          name={name}
          message={message}
          address={address}
          onClose={() => setIsShown(false)}
          onError={handleError}
        />
      ) : null}
    </>
  );
}
