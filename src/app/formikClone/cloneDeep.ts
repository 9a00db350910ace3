/** A copy of a value and of all it holds. Stands for lodash's `cloneDeep` in the build; see `clone`. */
export default function cloneDeep<T>(value: T): T {
  return structuredClone(value);
}
