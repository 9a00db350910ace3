import { clsx } from 'clsx';
import { Download } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
import { fileSize } from '#shared/lib/fileTexts';
import { missingFileText, safeUrl } from '#shared/lib/safeUrl';
import { FileRow, Icon } from '#shared/ui';
import type { ThreadMessage } from '../../state/thread';
import * as texts from '../../texts';
import { fileNameOf } from '../messageWords';
import { isAddressOver, useFreshAddress } from './useFreshAddress';
import css from './FileMessage.module.css';

interface FileMessageProps {
  readonly message: ThreadMessage;
  readonly partnerId: number;
}

/** A file in a conversation: its type, name and size, and a download link. */
export function FileMessage({ message, partnerId }: FileMessageProps) {
  const name = fileNameOf(message);
  const { file_size: size } = message;
  const address = safeUrl(message.file_url);
  return (
    <div className={css.file}>
      <FileRow
        look="plain"
        name={name}
        meta={missingFileText(message.file_url, size == null ? '' : fileSize(size)) || undefined}
        actions={
          address === null ? undefined : (
            <DownloadLink address={address} name={name} message={message} partnerId={partnerId} />
          )
        }
      />
    </div>
  );
}

interface DownloadLinkProps extends FileMessageProps {
  readonly address: string;
  readonly name: string;
}

function DownloadLink({ address, name, message, partnerId }: DownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const replaced = useRef<string | null>(null);
  const fresh = useRef<string | null>(null);
  const askAnew = useFreshAddress(message, partnerId);

  useEffect(() => {
    if (replaced.current === null || replaced.current === address) return;
    replaced.current = null;
    fresh.current = address;
    link.current?.click();
  }, [address]);

  const handleClick = (event: MouseEvent) => {
    // Trust an address that was just renewed, even if this device's clock says it expired.
    if (fresh.current === address || !isAddressOver(address, Date.now()) || !askAnew()) return;
    // The download starts by itself when the fresh address arrives.
    event.preventDefault();
    replaced.current = address;
  };

  return (
    <a
      ref={link}
      className={clsx(css.download, 'touch-target')}
      href={address}
      download={name}
      aria-label={texts.downloadFile(name)}
      onClick={handleClick}
    >
      <Icon of={Download} />
    </a>
  );
}
