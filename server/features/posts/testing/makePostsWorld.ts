import { createTestServer, type TestServer } from '#server/testing/createTestServer';
import { createVerifiedUser, type TestUser } from '#server/testing/factories';
import { plainPicture } from '#server/testing/files/pictures';

/** A server, two people on it, and a picture they can post. */
export interface PostsWorld {
  server: TestServer;
  nusrat: TestUser;
  tanvir: TestUser;
  /** A PNG. */
  picture: Buffer;
}

/**
 * Creates the world for tests of posts with files; width and height of the picture are in pixels.
 */
export async function makePostsWorld(width: number, height: number): Promise<PostsWorld> {
  const server = await createTestServer();
  const nusrat = await createVerifiedUser(server);
  const tanvir = await createVerifiedUser(server);
  return { server, nusrat, tanvir, picture: await plainPicture(width, height).png().toBuffer() };
}
