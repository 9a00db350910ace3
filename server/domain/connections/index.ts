/** How two people stand to each other, and the frames that say it has changed. */
export { changedFrame, changedFrames, introducePair } from './pairFrames';
export {
  areConnected,
  connectPair,
  findConnectionId,
  listConnectionIds,
  pairOf,
  selectConnectionsOf,
  lockPair,
} from './connections';
export { joinPair } from './joinPair';
