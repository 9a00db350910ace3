import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { selectUploadPercent } from '#api/uploads';
import { UploadAnnouncement } from '#shared/files/UploadAnnouncement';
import { fileSize } from '#shared/lib/fileTexts';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { FileRow, IconButton, ProgressBar } from '#shared/ui';
import type { OutboxItem } from '../state/chatState';
import { uploadFailed } from '../state/chatSlice';
import css from './OutboxList.module.css';

const CANCELLED = 'You cancelled the upload.';

const words = (percent: number) => (percent < 100 ? `Uploading ${percent}%` : 'Processing…');

/** A message whose file is uploading, with its progress and a cancel button. */
export function UploadRow({ item }: { readonly item: OutboxItem }) {
  const dispatch = useAppDispatch();
  const { client_id: id, file_name: name = '', file_size: size = 0, content } = item;
  const percent = useAppSelector((state) => selectUploadPercent(state, id)) ?? 0;
  const sent = percent < 100 ? ` · ${fileSize((size * percent) / 100)} of ${fileSize(size)}` : '';
  return (
    <div className={clsx(css.bubble, css.uploading)}>
      <FileRow
        look="plain"
        name={name}
        meta={
          <ProgressBar
            label={`Upload of ${name}`}
            value={percent}
            text={`${words(percent)}${sent}`}
          />
        }
        actions={
          <IconButton
            size="sm"
            icon={X}
            label={`Cancel the upload of ${name}`}
            onClick={() => dispatch(uploadFailed({ client_id: id, detail: CANCELLED }))}
          />
        }
      />
      {content === '' ? null : <p className={css.text}>{content}</p>}
      <UploadAnnouncement percent={percent} words={words} />
    </div>
  );
}
