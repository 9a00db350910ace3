import { useState } from 'react';
import { errorDetail } from '#api/errors';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import { ErrorState } from '#shared/ui/feedback/ErrorState';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { SettingsCard } from '#shared/ui/layout/SettingsCard';
import css from './data.module.css';
import { ExportRow } from './ExportRow';
import { useListExportsQuery, useRequestExportMutation, type DataExport } from './exportsApi';
import * as texts from './texts';

/** How often the list is read again while a copy is being written. */
const POLL_MS = 3_000;

const isWorking = ({ state }: DataExport) => state === 'waiting' || state === 'running';

/** Asks for a copy of the user's data, and lists the copies. */
export function ExportSettings() {
  return (
    <SettingsCard title={texts.exportTitle} lead={texts.exportLead}>
      <Exports />
    </SettingsCard>
  );
}

function Exports() {
  const [polls, setPolls] = useState(false);
  const { data, isError, isFetching, refetch } = useListExportsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: polls ? POLL_MS : 0,
  });
  const works = data?.some(isWorking) ?? false;
  if (polls !== works) setPolls(works);

  if (isError && !data)
    return (
      <ErrorState text={texts.loadFailed} retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton />;
  return (
    <div className={css.stack}>
      <RequestButton works={works} />
      {data.length > 0 ? (
        <ul className={css.exports} aria-label={texts.copies}>
          {data.map((each) => (
            <ExportRow key={each.id} copy={each} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Asks for a copy. It stays focusable while one is being written. */
function RequestButton({ works }: { readonly works: boolean }) {
  const dispatch = useAppDispatch();
  const [request, { isLoading }] = useRequestExportMutation();
  const ask = async () => {
    const { error } = await request();
    dispatch(
      error
        ? notify({ kind: 'error', text: errorDetail(error, texts.notRequested) })
        : notify({ kind: 'success', text: texts.requested }),
    );
  };
  return (
    <Button
      variant="primary"
      className={css.request}
      busy={isLoading}
      aria-disabled={works}
      onClick={() => void ask()}
    >
      {texts.request}
    </Button>
  );
}
