import type { Replay } from '#replay/createReplay';
import { actionName, describeChange } from '#replay/describe';
import { findFirst, parseCondition } from '#replay/history/condition';
import { formatPath, parsePath, valueAt } from '#replay/history/statePath';
import { asLogged, valueChanges } from '#replay/history/valueChanges';
import { linkTo } from '#replay/replayLink';
import { shortJson } from '#replay/shortJson';
import * as texts from '#replay/texts';

type Log = Replay<object>;

/** Returns the number and name of the action at an index. */
function actionAt({ entries }: Log, place: number): { at: number; name: string } {
  const entry = entries[place];
  if (!entry) throw new RangeError(`The log has no entry ${place}`);
  return { at: entry.i, name: actionName(entry.action) };
}

/**
 * Prints every change of a value, as it is found. Returns the exit code: 1 if no state has the
 * path. Throws a `PathError`.
 */
export async function showHistory(replay: Log, text: string, isJson: boolean): Promise<number> {
  const path = parsePath(text);
  const name = formatPath(path);
  const initial = asLogged(valueAt(replay.stateAt(-1), path), path);
  const changes: object[] = [];
  for await (const { place, before, after } of valueChanges(replay, path)) {
    const { at, name: action } = actionAt(replay, place);
    if (!isJson && changes.length === 0) console.log(texts.atStart(name, shortJson(initial)));
    if (!isJson) console.log(texts.changedBy(at, action, describeChange({ before, after })));
    changes.push(isJson ? { at, action, before, after } : {});
  }
  if (initial === undefined && changes.length === 0) {
    console.error(texts.neverThere);
    return 1;
  }
  if (isJson) console.log(JSON.stringify({ path: name, initial, changes }, null, 2));
  else {
    if (changes.length === 0) console.log(texts.atStart(name, shortJson(initial)));
    console.log(texts.changeCount(changes.length));
  }
  return 0;
}

/**
 * Prints the first action after which a condition holds. Returns the exit code: 1 if there is none.
 * Throws a `PathError`.
 */
export async function showWhen(replay: Log, text: string, isJson: boolean): Promise<number> {
  const condition = parseCondition(text);
  const { place, exists } = await findFirst(replay, condition);
  if (!exists) {
    console.error(texts.neverThere);
    return 1;
  }
  const found = place === null || place < 0 ? null : actionAt(replay, place);
  const link = found && linkTo(found.at);
  const path = formatPath(condition.path);
  if (isJson)
    console.log(JSON.stringify({ path, value: condition.wanted, place, ...found, link }, null, 2));
  else if (place === null) console.log(texts.neverHolds);
  else if (!found || link === null) console.log(texts.holdsAtStart);
  else console.log(`${texts.firstHolds(found.at, found.name)}\n${texts.seeAt(link)}`);
  return place === null ? 1 : 0;
}
