/** The facts that are known, with a dot between them. */
export const joinedFacts = (...facts: readonly string[]): string =>
  facts.filter((fact) => fact !== '').join(' · ')
