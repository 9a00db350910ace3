/** Fetches the rules of the account forms, and the validator with them. */
export const loadAuthSchemas = () => import(/* webpackChunkName: "auth-schemas" */ './authSchemas');

/** Fetches the rules of a profile, from the same chunk. */
export const loadProfileSchema = async () => (await loadAuthSchemas()).profileSchema;
