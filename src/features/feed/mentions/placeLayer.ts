/** The distance to the field and to the edges of the screen, in pixels. */
const GAP = 8;

/**
 * Places a fixed layer below a field, or above it if there is more room, in the part of the screen
 * that no keyboard covers.
 */
export function placeLayer(layer: HTMLElement, field: HTMLElement): void {
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const screen = window.visualViewport;
  const start = screen?.offsetTop ?? 0;
  const end = start + (screen?.height ?? window.innerHeight);
  const below = end - bottom - 2 * GAP;
  const above = top - start - 2 * GAP;
  const isBelow = below >= Math.min(layer.scrollHeight, above);
  Object.assign(layer.style, {
    left: `${left}px`,
    width: `${width}px`,
    maxHeight: `${Math.max(0, isBelow ? below : above)}px`,
    top: isBelow ? `${bottom + GAP}px` : 'auto',
    bottom: isBelow ? 'auto' : `${window.innerHeight - top + GAP}px`,
  });
}

/** Keeps a layer at its field while things move. Returns a function that stops it. */
export function keepInPlace(layer: HTMLElement, field: HTMLElement): () => void {
  const place = () => placeLayer(layer, field);
  place();
  const resized = new ResizeObserver(place);
  resized.observe(field);
  resized.observe(layer);
  window.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place);
  window.visualViewport?.addEventListener('resize', place);
  return () => {
    resized.disconnect();
    window.removeEventListener('scroll', place, { capture: true });
    window.removeEventListener('resize', place);
    window.visualViewport?.removeEventListener('resize', place);
  };
}
