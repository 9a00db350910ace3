/** Texts of the small marks. */

// Avatar
export const online = 'Online';

// Chip
export const remove = 'Remove';

/** On the tile of a file without a short extension. */
export const file = 'FILE';

// KindLabel
export const note = 'Note';
export const media = 'Media';
export const document = 'Document';
export const event = 'Event';

// Logo
export const product = 'Quad';
