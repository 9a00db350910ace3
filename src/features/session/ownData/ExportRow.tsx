import { Download } from 'lucide-react';
import { dateFormat } from '#shared/lib/dateFormat';
import { fileSize } from '#shared/lib/fileTexts';
import { LinkButton } from '#shared/ui/buttons/LinkButton';
import { Pill } from '#shared/ui/marks/Pill';
import css from './data.module.css';
import type { DataExport } from './exportsApi';
import * as texts from './texts';

const tones = {
  waiting: 'neutral',
  running: 'neutral',
  done: 'success',
  failed: 'danger',
  expired: 'neutral',
} as const;

const dayOf = (stamp: string) => dateFormat('en-GB', { dateStyle: 'long' }).format(new Date(stamp));

/** The line below the state: the size and the last day of a file, or the reason there is none. */
function hintOf({ state, size, expires_at: expiresAt }: DataExport): string {
  if (state === 'failed') return texts.failedHint;
  if (state === 'expired') return texts.expiredHint;
  if (state !== 'done') return texts.workingHint;
  const parts = [
    size === null ? [] : fileSize(size),
    expiresAt === null ? [] : texts.until(dayOf(expiresAt)),
  ];
  return parts.flat().join(' · ');
}

/** A copy of the user's data: its state, and the link that downloads it. */
export function ExportRow({ copy }: { readonly copy: DataExport }) {
  const { state, created_at: createdAt, download_url: url } = copy;
  const day = dayOf(createdAt);
  return (
    <li className={css.export}>
      <div className={css.words}>
        <p className={css.asked}>
          {texts.requestedOn(day)}{' '}
          <span role="status">
            <Pill tone={tones[state]}>{texts.states[state]}</Pill>
          </span>
        </p>
        <p className={css.hint}>{hintOf(copy)}</p>
      </div>
      {url === null ? null : (
        <LinkButton
          size="sm"
          icon={Download}
          href={url}
          download
          aria-label={texts.downloadOf(day)}
        >
          {texts.download}
        </LinkButton>
      )}
    </li>
  );
}
