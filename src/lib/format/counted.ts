/** `1 company`, `4 companies`; nothing for none. */
export const counted = (count: number, one: string, many: string): string | undefined =>
  count === 0 ? undefined : `${count} ${count === 1 ? one : many}`
