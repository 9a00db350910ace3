import type { SharedPost } from '#contract/entities/post';

/** What stands under the title: the content, less a first line that is the title itself. */
export function textUnderTitle({ title, content }: Pick<SharedPost, 'title' | 'content'>): string {
  const text = content.trim();
  const end = text.indexOf('\n');
  const firstLine = end === -1 ? text : text.slice(0, end).trim();
  if (firstLine !== title.trim()) return text;
  return end === -1 ? '' : text.slice(end).trim();
}

/** Whether an address leads to a video, judged by its ending: that is all a shared post tells. */
export const isVideoAddress = (address: string) => /\.(mp4|webm|mov|m4v)$/i.test(address);
