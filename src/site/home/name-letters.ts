import { letterKey, letterLinks } from '#src/lib/letter-arcs.ts'

/** `lights.css` has a rule for each; further ones are drawn, but cannot be lit. */
const LIT_LETTERS = 12

export type NameLetter = {
  letter: string
  count: number
  /** The places where it stands in the text. */
  indexes: number[]
  /** Class of all its parts. */
  className: string
}

export function nameLetters(text: string): NameLetter[] {
  const { letters, repeats } = letterLinks(text)
  return repeats.slice(0, LIT_LETTERS).map((links, rank) => {
    const indexes = [links[0]?.from ?? 0, ...links.map(({ to }) => to)]
    const letter = letterKey(letters[indexes[0] ?? 0] ?? '')
    return { letter, count: indexes.length, indexes, className: `light-${rank + 1}` }
  })
}
