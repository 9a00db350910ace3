import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { selectUploadPercent } from '#api/uploads';
import { UploadAnnouncement } from '#shared/files/UploadAnnouncement';
import { fileSize } from '#shared/lib/fileTexts';
import { useAppDispatch, useAppSelector } from '#shared/store/hooks';
import { FileRow, IconButton, ProgressBar } from '#shared/ui';
import type { OutboxItem } from '../state/chatState';
import { uploadFailed } from '../state/chatSlice';
import * as texts from '../texts';
import css from './OutboxList.module.css';

const words = (percent: number) =>
  percent < 100 ? texts.uploadingPercent(percent) : texts.processing;

/** A message whose file is uploading, with its progress and a cancel button. */
export function UploadRow({ item }: { readonly item: OutboxItem }) {
  const dispatch = useAppDispatch();
  const { client_id: id, file_name: name = '', file_size: size = 0, content } = item;
  const percent = useAppSelector((state) => selectUploadPercent(state, id)) ?? 0;
  const progress =
    percent < 100
      ? texts.uploadingBytes(percent, fileSize((size * percent) / 100), fileSize(size))
      : texts.processing;
  return (
    <div className={clsx(css.bubble, css.uploading)}>
      <FileRow
        look="plain"
        name={name}
        meta={<ProgressBar label={texts.uploadOf(name)} value={percent} text={progress} />}
        actions={
          <IconButton
            size="sm"
            icon={X}
            label={texts.cancelUploadOf(name)}
            onClick={() => dispatch(uploadFailed({ client_id: id, detail: texts.uploadCancelled }))}
          />
        }
      />
      {content === '' ? null : (
        <p className={css.text} dir="auto">
          {content}
        </p>
      )}
      <UploadAnnouncement percent={percent} words={words} />
    </div>
  );
}
