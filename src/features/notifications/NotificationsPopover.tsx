import { ArrowLeft, Bell, CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Notification } from '#contract/entities/notification';
import { PartBoundary } from '#shared/errors/PartBoundary';
import { lazyLayer } from '#shared/lazy/lazyLayer';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { IconButton } from '#shared/ui/buttons/IconButton';
import { NavButton } from '#shared/ui/buttons/NavButton';
import { Popover } from '#shared/ui/overlays/Popover';
import type { NotificationGroup } from '#contract/notificationLines';
import { NotificationList } from './NotificationList';
import css from './NotificationsPopover.module.css';
import * as texts from './texts';
import { isCancelledEvent } from './notificationPath';
import { readAllNotifications, readNotifications } from './notificationThunks';

const CancelledEventDialog = lazyLayer(
  async () => (await import('./CancelledEventDialog')).CancelledEventDialog,
);

interface NotificationsPopoverProps {
  readonly userId: number;
  readonly unreadCount: number;
}

/**
 * The bell with its list of notifications. It opens on mount, because a click triggered its
 * loading.
 */
export function NotificationsPopover({ userId, unreadCount }: NotificationsPopoverProps) {
  const dispatch = useAppDispatch();
  const heading = useRef<HTMLHeadingElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const [cancelled, setCancelled] = useState<Notification | null>(null);

  const open = ({ newest, unreadIds }: NotificationGroup) => {
    setIsOpen(false);
    if (isCancelledEvent(newest)) setCancelled(newest);
    void dispatch(readNotifications(unreadIds));
  };
  const readAll = () => {
    // The focused button is removed with the unread count.
    heading.current?.focus();
    void dispatch(readAllNotifications());
  };
  const closeDialog = () => {
    setCancelled(null);
    // The row that opened it is gone. By then the dialog no longer traps the focus.
    requestAnimationFrame(() => bell.current?.focus());
  };
  const trigger = (
    <NavButton
      ref={bell}
      icon={Bell}
      label={texts.notifications}
      count={unreadCount}
      countLabel={texts.unreadNotifications(unreadCount)}
    />
  );

  return (
    <>
      <Popover
        label={texts.notifications}
        trigger={trigger}
        open={isOpen}
        onOpenChange={setIsOpen}
        initialFocus={heading}
        className={css.panel}
      >
        <div className={css.header}>
          <IconButton
            icon={ArrowLeft}
            label={texts.close}
            className={css.back}
            onClick={() => setIsOpen(false)}
          />
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            {texts.notifications}
          </h2>
          {unreadCount > 0 ? (
            <>
              <span className={css.count}>
                {texts.unreadCount(unreadCount > 99 ? '99+' : unreadCount)}
              </span>
              <Button
                variant="link"
                icon={CheckCheck}
                title={texts.markAllAsRead}
                className={css.readAll}
                onClick={readAll}
              >
                <span className={css.readAllWords}>{texts.markAllAsRead}</span>
              </Button>
            </>
          ) : null}
        </div>
        <PartBoundary part="list">
          <NotificationList userId={userId} onOpen={open} />
        </PartBoundary>
      </Popover>
      {cancelled ? (
        <CancelledEventDialog
          notification={cancelled}
          onLeave={() => setCancelled(null)}
          onClose={closeDialog}
        />
      ) : null}
    </>
  );
}
