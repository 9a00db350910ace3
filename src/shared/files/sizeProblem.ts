import { fileMessages } from '#contract/messages';

/** Returns why a file cannot be sent by its size, or null. An empty one was not fully downloaded. */
export function sizeProblem({ size }: Pick<File, 'size'>, maxBytes: number): string | null {
  if (size === 0) return fileMessages.tooSmall(1);
  return size > maxBytes ? fileMessages.tooLarge(maxBytes) : null;
}
