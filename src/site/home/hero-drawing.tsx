import { letterArcs } from '#src/lib/letter-arcs.ts'

/** Beside the text, and on phones below it. */
const BOXES = {
  upright: { width: 360, height: 440, margin: 8 },
  lying: { width: 320, height: 104, margin: 4 },
}
/** Letters that light up in turn; `reads-letters` has a delay for each. */
const READ_LETTERS = 6

/**
 * The owner's name as an arc diagram. The arcs of one letter after the other light up, by CSS alone; with reduced
 * motion those of the first stay lit.
 */
export function HeroDrawing({ text, shape }: { text: string; shape: keyof typeof BOXES }) {
  const box = BOXES[shape]
  const { dots, repeats, words } = letterArcs(text, box)
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width} ${box.height}`}
      strokeLinecap="round"
      className="h-auto w-full fill-none"
    >
      <path d={repeats.join('')} strokeWidth={0.6} className="stroke-muted" />
      <g strokeWidth={2.5} className="reads-letters stroke-accent">
        {repeats.slice(0, READ_LETTERS).map((arcs) => (
          <path key={arcs} d={arcs} />
        ))}
      </g>
      <path d={words} strokeWidth={2} className="stroke-text" />
      <path d={dots} strokeWidth={5} className="stroke-text" />
    </svg>
  )
}
