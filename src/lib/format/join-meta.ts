export const joinMeta = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact !== '').join(' · ')
