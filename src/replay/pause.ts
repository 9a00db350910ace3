/** Lets the browser draw and answer before work goes on. */
export const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
