import { charactersOf, letterArcs } from '#src/lib/letter-arcs.ts'

const BOX = { width: 44, height: 26, margin: 2 }
/** More would be closer to each other than a pixel. */
const LETTERS = 14

/** Default icon: the beginning of the owner's name as arcs. */
export function NameMark({ name }: { name: string }) {
  const { dots, repeats, words } = letterArcs(charactersOf(name).slice(0, LETTERS).join(''), BOX)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      strokeLinecap="round"
      className="mr-2.5 h-6 w-auto shrink-0 fill-none"
    >
      <path d={words} className="stroke-muted" />
      <path d={repeats.join('')} strokeWidth={1.25} className="stroke-accent" />
      <path d={dots} strokeWidth={2.25} className="stroke-text" />
    </svg>
  )
}
