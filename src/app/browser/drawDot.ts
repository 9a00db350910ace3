const SIDE = 64;
const DOT = 14;
const RING = 4;

/**
 * Draws the image at an address at 64 pixels with a dot in its corner. Returns a data URL, or null
 * if it cannot be drawn.
 */
export async function drawDot(address: string): Promise<string | null> {
  const image = new Image(SIDE, SIDE);
  image.src = address;
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  const isThere = await image.decode().then(
    () => true,
    () => false,
  );
  if (!context || !isThere) return null;
  context.drawImage(image, 0, 0, SIDE, SIDE);
  context.beginPath();
  context.arc(SIDE - DOT - RING / 2, DOT + RING / 2, DOT, 0, 2 * Math.PI);
  // Chosen to be visible on light and dark tabs, because the page's colours don't apply there.
  context.fillStyle = '#d92d43';
  context.strokeStyle = '#fff';
  context.lineWidth = RING;
  context.fill();
  context.stroke();
  return canvas.toDataURL('image/png');
}
