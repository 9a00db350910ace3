import { offerFiles } from '#shared/files/chosenFiles';
import type { PostKind } from '../../newPost';
import type { Attached } from './attached';
import { kindForFiles, postFileRules, type FileKind } from './postFileRules';

/** What is attached after files were dropped or pasted, and the kind of post they make of it. */
export function attachFiles(
  attached: Attached,
  kind: PostKind,
  offered: readonly File[],
): { kind: FileKind; attached: Attached } {
  const target = kind === 'text' ? kindForFiles(offered) : kind;
  const chosen = offerFiles(attached[target], offered, postFileRules[target]);
  return { kind: target, attached: { ...attached, [target]: chosen } };
}
