import { letterLinks } from '#src/lib/letter-arcs.ts'

/** `repeated-styles.ts` has a rule for each; further ones are drawn, but cannot be lit. */
const LIT_LETTERS = 12

export type NameLetter = {
  letter: string
  count: number
  /** Class of all its parts. */
  className: string
}

export function nameLetters(text: string): NameLetter[] {
  const { repeats } = letterLinks(text)
  return repeats.slice(0, LIT_LETTERS).map(({ key, indexes }, rank) => ({
    letter: key,
    count: indexes.length,
    className: `light-${rank + 1}`,
  }))
}
