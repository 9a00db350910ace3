import type { ReactNode } from 'react';
import { useState } from 'react';
import { PlayButton } from '#shared/pictures/PlayButton';
import type { ThreadMessage } from '../../state/thread';
import css from './ChatPicture.module.css';
import { stillAddress } from './stillAddress';

interface ChatPictureProps {
  readonly name: string;
  readonly message: ThreadMessage;
  readonly address: string;
  /** Renders the picture with the address to show. */
  readonly children: (src: string) => ReactNode;
}

/** The frame of a conversation's picture. An animation is a still with a button that plays it. */
export function ChatPicture({ name, message, address, children }: ChatPictureProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  // Before the server has acknowledged a message, only it knows whether the picture moves.
  const mayMove = message.temporary === true || message.animated === true;
  return (
    <div className={css.frame} data-picture>
      {children(mayMove && !isPlaying ? stillAddress(address) : address)}
      {message.temporary !== true && message.animated ? (
        <PlayButton
          picture={name}
          isPlaying={isPlaying}
          onToggle={() => setIsPlaying(!isPlaying)}
        />
      ) : null}
    </div>
  );
}
