import type { ReportFile } from '#contract/entities/report';
import { safeUrl } from '#shared/lib/safeUrl';
import { FileRow, LinkButton } from '#shared/ui';
import * as texts from '../texts';
import css from './moderation.module.css';

/** The pictures, videos and documents of reported content. Those without a safe address are left out. */
export function ReportFiles({ files }: { readonly files: readonly ReportFile[] }) {
  const shown = files.flatMap((file) => {
    const url = safeUrl(file.url);
    return url === null ? [] : [{ ...file, url }];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label={texts.files} className={css.files}>
      {shown.map((file) => (
        <li key={file.url}>
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  );
}

/** People's videos have no captions, and an empty track would promise some. */
const Player = 'video';

function OneFile({ file }: { readonly file: ReportFile }) {
  const { url, name, type, alt, still_url } = file;
  // An animation moves only on the page of its own that the link opens.
  const shown = safeUrl(still_url) ?? url;
  if (type.startsWith('image/'))
    return (
      <a href={url} target="_blank" rel="noreferrer">
        <img src={shown} alt={alt || name} loading="lazy" className={css.picture} />
      </a>
    );
  if (type.startsWith('video/'))
    return (
      <Player
        src={url}
        controls
        preload="metadata"
        aria-label={texts.videoOf(name)}
        className={css.picture}
      />
    );
  return (
    <FileRow
      name={name}
      actions={
        <LinkButton
          size="sm"
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.openFile(name)}
        >
          {texts.open}
        </LinkButton>
      }
    />
  );
}
