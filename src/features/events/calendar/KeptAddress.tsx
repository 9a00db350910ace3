import { RefreshCw, Unlink } from 'lucide-react';
import { useState } from 'react';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { AlertDialog } from '#shared/ui/overlays/AlertDialog';
import { Button } from '#shared/ui/buttons/Button';
import { eventDate } from '#shared/events/eventTime';
import * as texts from '../texts';
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
    dispatch(notify({ kind: 'success', text: texts.revoked }));
    setAsked(null);
  };
  return (
    <>
      {hiddenSince === null ? null : <p>{texts.createdOn(eventDate(hiddenSince))}</p>}
      <div className={css.ways}>
        <Button icon={RefreshCw} size="sm" onClick={() => setAsked('replace')}>
          {texts.replace}
        </Button>
        <Button
          icon={Unlink}
          size="sm"
          variant="danger-quiet"
          onClick={() => setAsked('take back')}
        >
          {texts.revoke}
        </Button>
      </div>
      <AlertDialog
        open={asked === 'replace'}
        onOpenChange={close}
        title={texts.replaceQuestion}
        description={texts.replaceWarning}
        actionText={texts.replace}
        actionIcon={RefreshCw}
        busy={isReplacing}
        onAction={() => void replace()}
      />
      <AlertDialog
        open={asked === 'take back'}
        onOpenChange={close}
        title={texts.revokeQuestion}
        description={texts.revokeWarning}
        actionText={texts.revoke}
        actionIcon={Unlink}
        busy={taking.isLoading}
        failure={taking.isError ? texts.revokeFailed : undefined}
        onAction={() => void remove()}
      />
    </>
  );
}
