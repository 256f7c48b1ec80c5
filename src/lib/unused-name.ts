/** The first of `name`, `name-2`, `name-3` … that is not used. */
export function unusedName(
  name: string,
  isUsed: (candidate: string) => boolean,
  separator = '-',
): string {
  let candidate = name
  for (let count = 2; isUsed(candidate); count += 1) candidate = `${name}${separator}${count}`
  return candidate
}
