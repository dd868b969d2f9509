/** More levels than anything of ours has. What goes deeper overflows whoever walks it by calling itself, JSON.stringify first. */
const mostLevels = 100;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether what `text` was read into nests too deep. Level by level, so that it cannot overflow itself. */
export function nestsTooDeep(value: unknown, text: string): boolean {
  if (text.length < 2 * mostLevels) return false;
  let level: object[] = [value].filter(isObject);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth >= mostLevels) return true;
    level = level.flatMap((each) => Object.values(each).filter(isObject));
  }
  return false;
}
