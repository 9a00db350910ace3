import type { Page, WebSocketRoute } from '@playwright/test';

/** Proxies a page's socket so that a test can cut and restore it. */
export async function breakableLine(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/chat\/ws\//, async (socket) => {
    if (isCut) return socket.close();
    socket.connectToServer();
    open.add(socket);
  });
  return {
    async cut() {
      isCut = true;
      await Promise.all([...open].map((socket) => socket.close()));
      open.clear();
    },
    /** Restores the socket, and tells the page that the network is back, as a browser does. */
    async mend() {
      isCut = false;
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
    },
  };
}
