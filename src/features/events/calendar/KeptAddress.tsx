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
  /** When the address was made that cannot be shown; null while its owner has it before his eyes. */
  readonly hiddenSince: string | null;
  readonly isReplacing: boolean;
  readonly onReplace: () => Promise<unknown>;
  readonly onTakenBack: () => void;
}

/** The address there is, and the two ways to end it; both are asked about, for neither can be undone. */
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
    dispatch(notify({ kind: 'success', text: 'Your calendar address was taken back.' }));
    setAsked(null);
  };
  return (
    <>
      {hiddenSince === null ? null : (
        <p>
          You have had an address since {eventDate(hiddenSince)}. It was shown when it was made and
          cannot be shown again; if you lost it, replace it.
        </p>
      )}
      <div className={css.ways}>
        <Button icon={RefreshCw} size="sm" onClick={() => setAsked('replace')}>
          Replace address
        </Button>
        <Button
          icon={Unlink}
          size="sm"
          variant="danger-quiet"
          onClick={() => setAsked('take back')}
        >
          Take address back
        </Button>
      </div>
      <AlertDialog
        open={asked === 'replace'}
        onOpenChange={close}
        title="Replace your calendar address?"
        description="Calendars that use the address of now stop being updated. This cannot be undone."
        actionText="Replace address"
        actionIcon={RefreshCw}
        busy={isReplacing}
        onAction={() => void replace()}
      />
      <AlertDialog
        open={asked === 'take back'}
        onOpenChange={close}
        title="Take your calendar address back?"
        description="Calendars that use it stop being updated. This cannot be undone."
        actionText="Take address back"
        actionIcon={Unlink}
        busy={taking.isLoading}
        failure={
          taking.isError ? 'The address could not be taken back. Please try again.' : undefined
        }
        onAction={() => void remove()}
      />
    </>
  );
}
