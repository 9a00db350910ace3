/** Loads the schemas of the account forms, together with the validator. */
export const loadAuthSchemas = () => import(/* webpackChunkName: "auth-schemas" */ './authSchemas');

/** Loads the schema of a profile, from the same chunk. */
export const loadProfileSchema = async () => (await loadAuthSchemas()).profileSchema;
