/** Texts of pictures that move. */

export const playAnimation = 'Play GIF';
export const pauseAnimation = 'Pause GIF';
/** On the button, beside the sign to play or to pause. People call any short animation so. */
export const animation = 'GIF';
