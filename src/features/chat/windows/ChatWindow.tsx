import { ArrowLeft, Minus, X } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { isComposing } from '#shared/keys/composing';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { IconButton } from '#shared/ui';
import { nameOf } from '#shared/lib/people';
import { ChatHeading } from '../ChatHeading';
import {
  allMinimised,
  selectFocusWanted,
  windowClosed,
  windowFocused,
  windowMinimised,
  type ChatWindow as WindowState,
} from '../state/chatWindowsSlice';
import { Conversation } from '../Conversation';
import * as texts from '../texts';
import css from './ChatWindow.module.css';
import type { DockFocus } from './useDockFocus';

interface ChatWindowProps {
  readonly window: WindowState;
  readonly isPhone: boolean;
  /** Whether only one window fits, so that no other takes its place when it is minimised. */
  readonly isAlone: boolean;
  readonly focus: DockFocus;
}

/** One docked conversation; on a phone it fills the screen. Escape minimises it. */
export function ChatWindow({ window: chat, isPhone, isAlone, focus }: ChatWindowProps) {
  const { id } = chat;
  const name = nameOf(chat);
  const dispatch = useAppDispatch();
  const section = useRef<HTMLElement>(null);
  const isFocusWanted = useAppSelector((state) => selectFocusWanted(state) === id);

  useEffect(() => {
    if (!isFocusWanted || !section.current) return;
    // Focusing the field would open a phone's keyboard before the user has read anything.
    const field = isPhone ? null : section.current.querySelector('textarea');
    focus.enter(id, field ?? section.current);
  }, [isFocusWanted, isPhone, focus, id]);

  const minimise = useCallback(() => {
    focus.leave(id);
    dispatch(isAlone ? allMinimised() : windowMinimised(id));
  }, [dispatch, focus, id, isAlone]);
  const close = () => {
    if (isAlone) dispatch(allMinimised());
    focus.leave(id);
    dispatch(windowClosed(id));
  };

  useEffect(() => {
    const element = section.current;
    const minimiseOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) minimise();
    };
    // For the mouse only: keyboard users have a button that does the same.
    const minimiseOnHeading = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || !target.closest('header')) return;
      if (!isPhone && !target.closest('a, button')) minimise();
    };
    element?.addEventListener('keydown', minimiseOnEscape);
    element?.addEventListener('click', minimiseOnHeading);
    return () => {
      element?.removeEventListener('keydown', minimiseOnEscape);
      element?.removeEventListener('click', minimiseOnHeading);
    };
  }, [minimise, isPhone]);

  return (
    <section
      ref={section}
      role={isPhone ? 'dialog' : undefined}
      aria-modal={isPhone || undefined}
      tabIndex={-1}
      className={css.window}
      aria-label={texts.chatWith(name)}
      onFocus={() => {
        if (isFocusWanted) dispatch(windowFocused(id));
      }}
    >
      <ChatHeading
        partner={chat}
        size={isPhone ? 'large' : 'small'}
        start={
          isPhone ? (
            <IconButton icon={ArrowLeft} label={texts.backFromChatWith(name)} onClick={minimise} />
          ) : null
        }
      >
        {isPhone ? null : (
          <IconButton
            size="sm"
            icon={Minus}
            label={texts.minimiseChatWith(name)}
            onClick={minimise}
          />
        )}
        <IconButton
          size={isPhone ? 'md' : 'sm'}
          icon={X}
          label={texts.closeChatWith(name)}
          onClick={close}
        />
      </ChatHeading>
      <Conversation chat={chat} />
    </section>
  );
}
