import { Button } from '#shared/ui/buttons/Button';
import { CopyField } from '#shared/ui/fields/CopyField';
import { Dialog } from '#shared/ui/overlays/Dialog';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Notice } from '#shared/ui/feedback/Notice';
import { Spinner } from '#shared/ui/feedback/Spinner';
import * as texts from '../texts';
import { useCreateCalendarFeedMutation, useReadCalendarFeedStateQuery } from './calendarApi';
import { KeptAddress } from './KeptAddress';
import css from './SubscribeDialog.module.css';

/** The private feed address with which calendar apps read the events its owner attends. */
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
      title={texts.eventsInYourCalendar}
      description={texts.subscribeMeans}
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <div className={css.body}>
        {!state.data && !state.error ? <Spinner label={texts.loadingLink} /> : null}
        {state.error && !state.data ? (
          <ErrorState
            text={texts.linkFailed}
            retrying={state.isFetching}
            onRetry={() => void state.refetch()}
          />
        ) : null}
        {address === undefined ? null : <NewAddress key={address} address={address} />}
        {state.data && !hasAddress ? (
          <>
            <p>{texts.keepPrivate}</p>
            <Button
              variant="primary"
              busy={made.isLoading}
              className={css.way}
              onClick={() => void create()}
            >
              {texts.create}
            </Button>
          </>
        ) : null}
        {made.isError ? (
          <Notice tone="danger" role="alert">
            {texts.createFailed}
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

/** A newly created address, to be copied now because it is not shown again. */
function NewAddress({ address }: { readonly address: string }) {
  return (
    <>
      <CopyField label={texts.privateLink} value={address} />
      <Notice tone="warn" role="status">
        {texts.copyNow}
      </Notice>
    </>
  );
}
