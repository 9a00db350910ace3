import { GENERATED_AVATAR_PIXELS } from '#contract/limits';
import { avatarColour, initialLetter } from '#shared/ui/marks/Avatar';

/** The letter's height as a share of the square. */
const LETTER_SHARE = 0.5;

/**
 * Creates a picture for a user without one: a coloured square with the first letter of the name, as
 * a PNG file. Rejects if the browser cannot draw.
 */
export async function generatedAvatar(username: string): Promise<File> {
  const size = GENERATED_AVATAR_PIXELS;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw pictures');
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();

  pen.fillStyle = token(`--avatar-${avatarColour(username) + 1}`);
  pen.fillRect(0, 0, size, size);
  pen.fillStyle = token('--on-avatar');
  pen.font = `600 ${size * LETTER_SHARE}px ${token('--font-ui') || 'sans-serif'}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  const letter = initialLetter(username);
  // Centre the drawn letter in the square, not its line box.
  const { actualBoundingBoxAscent: above, actualBoundingBoxDescent: below } =
    pen.measureText(letter);
  pen.fillText(letter, size / 2, size / 2 + (above - below) / 2);

  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('This browser cannot make pictures');
  return new File([blob], 'avatar.png', { type: 'image/png' });
}
