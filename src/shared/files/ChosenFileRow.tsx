import { Check, X } from 'lucide-react';
import { fileSize } from '../lib/fileTexts';
import { FileRow } from '../ui/marks/FileRow';
import { Icon } from '../ui/marks/Icon';
import { IconButton } from '../ui/buttons/IconButton';
import { TextField } from '../ui/fields/TextField';
import type { ChosenFile } from './chosenFiles';
import { FilePreview } from './FilePreview';
import type { FileProgress } from './fileProgress';
import css from './FilesField.module.css';
import * as texts from './texts';

interface ChosenFileRowProps {
  readonly chosen: ChosenFile;
  /** Set while the file is being uploaded. */
  readonly progress: FileProgress | undefined;
  readonly disabled: boolean;
  /** If set, asks for a description of pictures. */
  readonly altMaxLength: number | undefined;
  readonly onDescribe: (alt: string) => void;
  readonly onRemove: () => void;
}

/** A chosen file: its preview, name, size and progress, and a button to remove it. */
export function ChosenFileRow(props: ChosenFileRowProps) {
  const { chosen, progress, disabled, altMaxLength, onDescribe, onRemove } = props;
  const { file, alt } = chosen;
  const isImage = file.type.startsWith('image/');
  const isShown = isImage || file.type.startsWith('video/');
  return (
    <li className={css.row}>
      <FileRow
        look="plain"
        name={file.name}
        {...(isShown ? { thumbnail: <FilePreview file={file} /> } : {})}
        meta={progress ? <SentLine size={file.size} progress={progress} /> : fileSize(file.size)}
        actions={
          <IconButton
            label={texts.remove(file.name)}
            icon={X}
            aria-disabled={disabled}
            onClick={onRemove}
          />
        }
      />
      {isImage && altMaxLength !== undefined ? (
        <TextField
          fieldClassName={css.alt}
          label={
            <>
              {texts.altText} <span className={css.of}>({file.name})</span>
            </>
          }
          placeholder={texts.altExample}
          value={alt}
          maxLength={altMaxLength}
          readOnly={disabled}
          onChange={(event) => onDescribe(event.target.value)}
        />
      ) : null}
    </li>
  );
}

function SentLine({ size, progress }: { readonly size: number; readonly progress: FileProgress }) {
  const { sent, percent } = progress;
  if (percent === 100) {
    return (
      <span className={css.sent}>
        <Icon of={Check} size="sm" />
        {texts.sent}
      </span>
    );
  }
  return (
    <span className={css.sending}>
      <span>
        {sent === 0
          ? texts.waiting(fileSize(size))
          : texts.sending(fileSize(sent), fileSize(size), percent)}
      </span>
      <span className={css.track}>
        <span className={css.bar} style={{ inlineSize: `${percent}%` }} />
      </span>
    </span>
  );
}
