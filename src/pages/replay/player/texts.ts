/** Texts of the playback controls. */

export const player = 'Player';
export const toStart = 'To the start';
export const stepBack = 'Step back';
export const play = 'Play';
export const pause = 'Pause';
export const stepForward = 'Step forward';
export const toEnd = 'To the end';
export const skipIdle = 'Skip idle time';
export const speed = 'Speed';
export const maximumSpeed = 'Max';

/** The position before the first action. */
export const start = 'Start';
export const stepOf = (step: number, all: number) => `${step} of ${all.toLocaleString('en')}`;

// Timeline
export const position = 'Position';
export const action = (number: number, type: string) => `Action ${number}, ${type}`;
