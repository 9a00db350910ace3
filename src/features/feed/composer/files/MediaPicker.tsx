import { ImagePlus } from 'lucide-react';
import { MEDIA_ALT_MAX_LENGTH, POST_FILES_MAX, POST_VIDEO_MAX_BYTES } from '#contract/limits';
import { FilesField, type FilesFieldProps } from '#shared/files/FilesField';
import { fileSize } from '#shared/lib/fileTexts';
import * as texts from '../texts';
import { postFileRules } from './postFileRules';

const hint = texts.mediaHint(POST_FILES_MAX, fileSize(POST_VIDEO_MAX_BYTES));

/** The picker for the pictures and videos of a post, with the pictures' descriptions. */
export function MediaPicker(props: FilesFieldProps) {
  return (
    <FilesField
      {...props}
      rules={postFileRules.media}
      icon={ImagePlus}
      title={texts.dropMedia}
      hint={hint}
      altMaxLength={MEDIA_ALT_MAX_LENGTH}
    />
  );
}
