import clsx from 'clsx'
import { charactersOf, letterKey } from '#src/lib/letter-arcs.ts'
import type { NameLetter } from './name-letters.ts'

type HeroNameProps = { name: string; letters: readonly NameLetter[] }

/** The name as the title of the page; a letter that returns lights its arcs in the drawing. */
export function HeroName({ name, letters }: HeroNameProps) {
  const classes = new Map(letters.map(({ letter, className }) => [letter, className]))
  return (
    <h1
      id="home-title"
      // One name, not letters, for screen readers.
      dir="auto"
      aria-label={name}
      className="mt-3 text-hero wrap-anywhere md:mt-4"
    >
      {charactersOf(name).map((character, index) => {
        const own = classes.get(letterKey(character))
        if (own === undefined) return character
        return (
          // A tap focuses it.
          <span key={index} tabIndex={-1} className={clsx('letter outline-none', own)}>
            {character}
          </span>
        )
      })}
    </h1>
  )
}
