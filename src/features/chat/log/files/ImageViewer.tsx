import { Download } from 'lucide-react';
import { fullTime } from '#shared/lib/timeLabel';
import { Dialog, Icon } from '#shared/ui';
import type { ThreadMessage } from '../../state/thread';
import * as texts from '../../texts';
import { ChatPicture } from './ChatPicture';
import css from './ImageViewer.module.css';

interface ImageViewerProps {
  readonly name: string;
  readonly message: ThreadMessage;
  readonly address: string;
  readonly onClose: () => void;
  readonly onError: () => void;
}

/** A picture of a conversation, as large as the window allows. */
export function ImageViewer({ name, message, address, onClose, onError }: ImageViewerProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="lg"
      sheet
      title={name}
      description={fullTime(message.timestamp)}
      footer={
        <a className={css.download} href={address} download={name}>
          <Icon of={Download} />
          {texts.download}
        </a>
      }
    >
      <ChatPicture name={name} message={message} address={address}>
        {(src) => (
          <div className={css.stage}>
            <img className={css.picture} src={src} alt={name} onError={onError} />
          </div>
        )}
      </ChatPicture>
    </Dialog>
  );
}
