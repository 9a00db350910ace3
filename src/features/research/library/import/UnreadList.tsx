import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { copyText } from '#shared/lib/copyText';
import { saveFile } from '#shared/lib/saveFile';
import { notify } from '#shared/notify/notify';
import { useAppDispatch } from '#shared/store/hooks';
import { Button } from '#shared/ui/buttons/Button';
import css from './Import.module.css';
import type { Unread } from './importState';
import * as texts from './texts';

/** A file that is no bibliography has as many as it has lines. */
const SHOWN_MAX = 100;

/** The entries that can't be read, with their lines. All of them can be copied or saved as a file. */
export function UnreadList({ unread }: { readonly unread: readonly Unread[] }) {
  const dispatch = useAppDispatch();
  const headingId = useId();
  const written = () =>
    unread.map(({ line, reason }) => `${texts.unreadLine(line, reason)}\n`).join('');
  const copy = async () => {
    const isCopied = await copyText(written());
    dispatch(
      notify(
        isCopied
          ? { kind: 'success', text: texts.listCopied }
          : { kind: 'error', text: texts.copyRefused },
      ),
    );
  };
  return (
    <section aria-labelledby={headingId} className={css.section}>
      <div className={css.head}>
        <h4 id={headingId} className={css.label}>
          {texts.unread}
        </h4>
        <div className={css.actions}>
          <Button size="sm" icon={Copy} onClick={() => void copy()}>
            {texts.copyList}
          </Button>
          <Button
            size="sm"
            icon={Download}
            onClick={() => saveFile(texts.listFile, written(), 'text/plain;charset=utf-8')}
          >
            {texts.saveList}
          </Button>
        </div>
      </div>
      <ul className={css.unread} aria-labelledby={headingId}>
        {unread.slice(0, SHOWN_MAX).map(({ line, reason }, at) => (
          <li key={at} className={css.unreadEntry}>
            <span className={css.line}>{texts.line(line)}</span>
            <span dir="auto">{reason}</span>
          </li>
        ))}
      </ul>
      {unread.length > SHOWN_MAX ? (
        <p className={css.facts}>{texts.more(unread.length - SHOWN_MAX)}</p>
      ) : null}
    </section>
  );
}
