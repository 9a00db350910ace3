import { RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Button } from '#shared/ui/buttons/Button';
import { eventDate } from '#shared/lib/eventTime';
import { useDeleteCalendarFeedMutation } from './calendarApi';
import css from './SubscribeDialog.module.css';

interface KeptAddressProps {
  /** The creation time of an address that can't be shown again; null while it is shown. */
  readonly hiddenSince: string | null;
  readonly isReplacing: boolean;
  readonly onReplace: () => Promise<unknown>;
  readonly onTakenBack: () => void;
}

/**
 * The existing address, with buttons to replace and to delete it. Both need confirmation because
 * they cannot be undone.
 */
export function KeptAddress(props: KeptAddressProps) {
  const { hiddenSince, isReplacing, onReplace, onTakenBack } = props;
  const dispatch = useAppDispatch();
  const [asked, setAsked] = useState<'replace' | 'take back' | null>(null);
  const [takeBack, taking] = useDeleteCalendarFeedMutation();
  const close = (isOpen: boolean) => {
    if (!isOpen) setAsked(null);
  };
  const replace = async () => {
    await onReplace();
    setAsked(null);
  };
  const remove = async () => {
    const { error } = await takeBack();
    if (error) return;
    onTakenBack();
    dispatch(notify({ kind: 'success', text: 'Calendar link revoked.' }));
    setAsked(null);
  };
  return (
    <>
      {hiddenSince === null ? null : (
        <p>
          You created a link on {eventDate(hiddenSince)}. For security we can’t show it again. If
          you lost it, create a new one.
        </p>
      )}
      <div className={css.ways}>
        <Button icon={RefreshCw} size="sm" onClick={() => setAsked('replace')}>
          Replace link
        </Button>
        <Button
          icon={Unlink}
          size="sm"
          variant="danger-quiet"
          onClick={() => setAsked('take back')}
        >
          Revoke link
        </Button>
      </div>
      <AlertDialog
        open={asked === 'replace'}
        onOpenChange={close}
        title="Replace your calendar link?"
        description="Calendars using the current link will stop updating. This cannot be undone."
        actionText="Replace link"
        actionIcon={RefreshCw}
        busy={isReplacing}
        onAction={() => void replace()}
      />
      <AlertDialog
        open={asked === 'take back'}
        onOpenChange={close}
        title="Revoke your calendar link?"
        description="Calendars using this link will stop updating. This cannot be undone."
        actionText="Revoke link"
        actionIcon={Unlink}
        busy={taking.isLoading}
        failure={taking.isError ? 'Couldn’t revoke the link. Please try again.' : undefined}
        onAction={() => void remove()}
      />
    </>
  );
}
