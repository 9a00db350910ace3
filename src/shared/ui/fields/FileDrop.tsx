import { clsx } from 'clsx';
import { FolderOpen, ImagePlus, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDropzone, type Accept, type FileRejection } from 'react-dropzone';
import { fileRejectionText } from '../../lib/fileTexts';
import { Button } from '../buttons/Button';
import { Icon } from '../marks/Icon';
import * as texts from '../../texts';
import { FieldError } from './FieldError';
import css from './FileDrop.module.css';

/** A refused file, and the reason. */
export interface RefusedFile {
  readonly file: File;
  readonly text: string;
}

interface FileDropProps {
  /** The title, such as 'Drop pictures or video here'. */
  readonly title: ReactNode;
  /** A second line, such as the accepted types. */
  readonly hint?: ReactNode;
  readonly buttonText?: string | undefined;
  readonly icon?: LucideIcon | undefined;
  /** Accepted types as MIME type to extensions. Defaults to all types. */
  readonly accept?: Accept | undefined;
  /** Limits in bytes. */
  readonly maxSize?: number | undefined;
  readonly minSize?: number | undefined;
  readonly multiple?: boolean | undefined;
  /** 0, the default, means any number. */
  readonly maxFiles?: number | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles?: ((files: File[]) => void) | undefined;
  /** If set, the caller checks all files itself, and `accept` only guides the file dialog. */
  readonly onOffered?: ((files: File[]) => void) | undefined;
  /** If set, the caller shows the refusals. Otherwise they are listed under the zone. */
  readonly onRefused?: ((refused: RefusedFile[]) => void) | undefined;
}

/** An area for dropping files, with a button for users who don't drag. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, icon = ImagePlus, disabled = false, ...limits } = props;
  const { onFiles, onOffered, onRefused } = props;
  const { accept, maxSize, minSize = 0, multiple = true, maxFiles = 0 } = limits;
  const { buttonText = multiple ? texts.chooseFiles : texts.chooseFile } = limits;
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const types = Object.entries(accept ?? {}).flatMap(([mime, endings]) => [mime, ...endings]);

  const explain = ({ file, errors }: FileRejection): RefusedFile => ({
    file,
    text: errors.map(({ code }) => fileRejectionText(code, { types, maxSize, minSize })).join('. '),
  });

  const zone = useDropzone({
    ...(accept ? { accept } : {}),
    ...(maxSize === undefined ? {} : { maxSize }),
    minSize,
    multiple,
    maxFiles,
    disabled,
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      if (onOffered) {
        onOffered([...accepted, ...rejections.map(({ file }) => file)]);
        return;
      }
      const explained = rejections.map(explain);
      if (onRefused) onRefused(explained);
      else setRefused(explained);
      if (accepted.length > 0) onFiles?.(accepted);
    },
  });

  return (
    <div className={css.frame}>
      <div
        {...zone.getRootProps()}
        className={clsx(css.zone, zone.isDragActive && css.over, disabled && css.off)}
      >
        <input {...zone.getInputProps({ 'aria-label': buttonText })} />
        <Icon of={icon} size="xl" className={css.icon} />
        <div className={css.words}>
          <p className={css.title}>{title}</p>
          {hint ? <p className={css.hint}>{hint}</p> : null}
        </div>
        <Button size="sm" icon={FolderOpen} disabled={disabled} onClick={zone.open}>
          {buttonText}
        </Button>
      </div>
      {refused.map(({ file, text }) => (
        <FieldError key={`${file.name}-${String(file.size)}`}>
          {file.name}: {text}
        </FieldError>
      ))}
    </div>
  );
}
