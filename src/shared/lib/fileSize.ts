const units = ['B', 'KB', 'MB', 'GB'] as const;
const step = 1024;

/** A size in bytes as people read it: '640 B', '312 KB', '1.8 MB', '2 GB'. */
export function fileSize(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // Rounding first keeps 1,023.9 KB from being shown as '1024 KB'.
  while (Math.round(value) >= step && unit < units.length - 1) {
    value /= step;
    unit += 1;
  }
  const text = unit < 2 ? String(Math.round(value)) : String(Math.round(value * 10) / 10);
  return `${text} ${units[unit] ?? 'GB'}`;
}
