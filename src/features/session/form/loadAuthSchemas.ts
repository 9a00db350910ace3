/** Fetches the rules of the account forms, and the validator with them. */
export const loadAuthSchemas = () => import(/* webpackChunkName: "auth-schemas" */ './authSchemas');
