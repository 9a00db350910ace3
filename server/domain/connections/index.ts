/** How two people stand to each other, and the frames that say it has changed. */
export { changedFrame, changedFrames } from './changedFrames';
export {
  areConnected,
  connectPair,
  findConnectionId,
  listConnectionIds,
  pairOf,
  selectConnectionsOf,
} from './connections';
export { introducePair } from './introducePair';
export { joinPair } from './joinPair';
export { lockPair } from './lockPair';
