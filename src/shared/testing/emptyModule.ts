/** Stands in for style sheets, fonts and pictures in Jest. */
export default '';
