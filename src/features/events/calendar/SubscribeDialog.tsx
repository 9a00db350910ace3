import { Button } from '#shared/ui/buttons/Button';
import { CopyField } from '#shared/ui/fields/CopyField';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Notice } from '#shared/ui/feedback/Notice';
import { Spinner } from '#shared/ui/feedback/Spinner';
import { useCreateCalendarFeedMutation, useReadCalendarFeedStateQuery } from './calendarApi';
import { KeptAddress } from './KeptAddress';
import css from './SubscribeDialog.module.css';

/** The private address under which calendar programs read the events its owner attends. */
export function SubscribeDialog({ onClose }: { readonly onClose: () => void }) {
  const state = useReadCalendarFeedStateQuery(undefined, { refetchOnMountOrArgChange: true });
  const [create, made] = useCreateCalendarFeedMutation();
  const since = state.data?.created_at ?? null;
  const address = made.data?.feed_url;
  const hasAddress = since !== null || address !== undefined;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Your events in your own calendar"
      description="A private address shows your calendar program the events you attend, and keeps up with changes."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className={css.body}>
        {!state.data && !state.error ? <Spinner label="Loading your calendar address" /> : null}
        {state.error && !state.data ? (
          <ErrorState
            text="Your calendar address could not be read."
            retrying={state.isFetching}
            onRetry={() => void state.refetch()}
          />
        ) : null}
        {address === undefined ? null : <NewAddress key={address} address={address} />}
        {state.data && !hasAddress ? (
          <>
            <p>
              Whoever has the address can read the events you attend, so keep it to yourself. You
              can take it back at any time.
            </p>
            <Button
              variant="primary"
              busy={made.isLoading}
              className={css.way}
              onClick={() => void create()}
            >
              Make a private address
            </Button>
          </>
        ) : null}
        {made.isError ? (
          <Notice tone="danger" role="alert">
            The address could not be made. Please try again.
          </Notice>
        ) : null}
        {hasAddress ? (
          <KeptAddress
            hiddenSince={address === undefined ? since : null}
            isReplacing={made.isLoading}
            onReplace={create}
            onTakenBack={made.reset}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

/** An address that was just made, to be copied now: it is not shown a second time. */
function NewAddress({ address }: { readonly address: string }) {
  return (
    <>
      <CopyField label="Private address" value={address} what="address" />
      <Notice tone="warn" role="status">
        Copy it now: it is shown only this once. In your calendar program choose “Add calendar from
        URL” and paste it.
      </Notice>
    </>
  );
}
