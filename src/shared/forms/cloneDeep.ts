/** Formik's deep copy of a form's values, which are texts and lists of texts. */
export default structuredClone;
