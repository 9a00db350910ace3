/** Returns a `blob:` address of a file, which the caller must revoke, or the server's error. */
export const readBlob = async (response: Response): Promise<unknown> =>
  response.ok ? URL.createObjectURL(await response.blob()) : (response.json() as Promise<unknown>);
