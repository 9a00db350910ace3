/** Replaces style sheets, fonts and images in Jest. */
export default '';
