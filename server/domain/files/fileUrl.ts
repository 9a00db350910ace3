/** The address of a stored public file by its name; null where there is no file. */
export function fileUrl(name: string): string;
export function fileUrl(name: string | null): string | null;
export function fileUrl(name: string | null): string | null {
  return name === null ? null : `/api/files/${name}`;
}
