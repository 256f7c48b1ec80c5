export const joinedFacts = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact !== '').join(' · ')
