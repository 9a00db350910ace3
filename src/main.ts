import 'react-dom/client';
import { allowOwnScripts } from '#app/browser/trustedScripts';

// The entry of every page except the public ones, which use `visitor.ts`. React, the application and
// its start are tasks of their own, because together they would block a phone for 200 ms.
allowOwnScripts();
setTimeout(() => {
  void import(/* webpackMode: "eager" */ '#app/start').then(({ start }) => setTimeout(start));
});
