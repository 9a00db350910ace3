/** The words of an event by which its post is found. */
export const attachedText = (event: {
  title: string;
  description: string;
  location: string | null;
}): string => [event.title, event.description, event.location ?? ''].join('\n').trimEnd();
