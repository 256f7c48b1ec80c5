import clsx from 'clsx'
import { splitGraphemes, letterArcs } from '#src/lib/letter-arcs.ts'

/** Room for the arcs, without the letters between them. */
const BOX = { width: 320, height: 156, margin: 20 }
/** More letters would be too small to read. */
const MAX_LETTERS = 28
/** From a dot to the middle of its letter, and to the arcs of the words. */
const BELOW = 14
const WORDS_BELOW = 24

/** The beginning of a title, to the end of a word. */
function cut(title: string): string {
  const letters = splitGraphemes(title)
  if (letters.length <= MAX_LETTERS) return title
  const words = letters
    .slice(0, MAX_LETTERS + 1)
    .join('')
    .replace(/\s+\S*$/, '')
  return splitGraphemes(words).slice(0, MAX_LETTERS).join('')
}

type TitleCoverProps = { title: string; className?: string }

/** The cover of a post without an image: its title as an arc diagram, in the colours of the theme. */
export function TitleCover({ title, className }: TitleCoverProps) {
  const { dots, repeats, words, letters, places } = letterArcs(cut(title), BOX)
  return (
    <span
      data-title-cover=""
      className={clsx('flex items-center overflow-hidden bg-bg bg-dots', className)}
    >
      <svg
        aria-hidden
        viewBox={`0 0 ${BOX.width} ${BOX.height + WORDS_BELOW}`}
        strokeLinecap="round"
        textAnchor="middle"
        dominantBaseline="central"
        className="aspect-video h-auto w-full fill-none"
      >
        <path d={repeats.slice(1).join('')} strokeWidth={0.7} className="stroke-muted" />
        <path d={repeats[0]} strokeWidth={1.75} className="stroke-accent" />
        <path
          d={words}
          strokeWidth={1.5}
          transform={`translate(0 ${WORDS_BELOW})`}
          className="stroke-text"
        />
        <path d={dots} strokeWidth={3.5} className="stroke-text" />
        <g fontSize={11} className="fill-text font-mono">
          {letters.map((letter, index) => (
            <text key={index} x={places[index]?.x} y={(places[index]?.y ?? 0) + BELOW}>
              {letter}
            </text>
          ))}
        </g>
      </svg>
    </span>
  )
}
