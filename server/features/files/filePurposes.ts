/** Files that whoever knows their unguessable name may read; papers and chat files are not among them. */
const PUBLIC_PURPOSES: readonly string[] = [
  'avatar',
  'media',
  'thumbnail',
  'document',
  'event_image',
];

/** Whether a file of this purpose is public by its name. */
export const isPublicPurpose = (purpose: string) => PUBLIC_PURPOSES.includes(purpose);
