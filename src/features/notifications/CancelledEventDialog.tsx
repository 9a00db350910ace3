import type { Notification } from '#contract/entities/notification';
import { actorName } from '#contract/notificationLines';
import { todaysZone } from '#shared/lib/zones/todaysZone';
import { paths } from '#shared/paths';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Dialog } from '#shared/ui/overlays/Dialog';
import * as texts from './texts';
import { shortWhen } from './notificationWhen';

interface CancelledEventDialogProps {
  readonly notification: Notification;
  /** Called when the reader goes to another page from here. */
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** Names an event that was cancelled, with its time; its page was deleted with it. */
export function CancelledEventDialog(props: CancelledEventDialogProps) {
  const { notification, onLeave, onClose } = props;
  const { title, event_datetime: stamp, timezone } = notification;
  const when = shortWhen(stamp, timezone);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={<bdi>{title}</bdi>}
      description={
        <>
          {texts.cancelledBy}
          <bdi>{actorName(notification)}</bdi>.
        </>
      }
      footer={
        <LinkButton to={paths.events} onClick={onLeave}>
          {texts.seeEvents}
        </LinkButton>
      }
    >
      {when ? (
        <p>
          {texts.wasToStart}
          <time dateTime={stamp}>{when}</time>
          {timezone ? texts.inZone(todaysZone(timezone)) : null}
        </p>
      ) : null}
    </Dialog>
  );
}
