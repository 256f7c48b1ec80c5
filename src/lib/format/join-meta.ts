export const joinMeta = (...items: readonly string[]): string =>
  items.filter((item) => item !== '').join(' · ')
