import clsx from 'clsx'
import { splitGraphemes, letterKey } from '#src/lib/letter-arcs.ts'
import { MAX_NAME_LINE, NAME_HEIGHT, nameArcs } from '#src/lib/name-arcs.ts'
import type { NameLine } from '#src/lib/name-arcs.ts'
import type { NameLetter } from './name-letters.ts'

type NameDrawingProps = { lines: readonly NameLine[]; letters: readonly NameLetter[] }

/** Text sizes by the width of the widest line: it fills its container, and never more. */
const SIZES: [width: number, large: string, small: string][] = [
  [6200, 'text-[min(15.2cqi,10rem)]', 'text-[min(15.2cqi,3rem)]'],
  [9000, 'text-[10.5cqi]', 'text-[min(10.5cqi,3rem)]'],
  [13_000, 'text-[7.2cqi]', 'text-[min(7.2cqi,3rem)]'],
  [15_000, 'text-[6.2cqi]', 'text-[6.2cqi]'],
  [17_000, 'text-[5.5cqi]', 'text-[5.5cqi]'],
  [MAX_NAME_LINE, 'text-[5cqi]', 'text-[5cqi]'],
]

/** The class of the text size of a name. */
export function nameSize(lines: readonly NameLine[], size: 'large' | 'small' = 'large'): string {
  const width = Math.max(...lines.map((line) => line.width))
  const [, large, small] = SIZES.find(([most]) => width <= most) ?? []
  return (size === 'large' ? large : small) ?? 'pb-3 text-[7.2cqi] wrap-anywhere'
}

/**
 * A name whose equal letters are joined by arcs, and its words from their first letter to their last. A letter that is
 * pointed at, tapped or focused lights its arcs: by `lights.css` alone.
 */
export function NameDrawing({ lines, letters }: NameDrawingProps) {
  const classes = new Map(letters.map(({ letter, className }) => [letter, className]))
  return lines.map((line, index) => (
    <span key={index} className={clsx(line.positions.length > 0 && 'name-line')}>
      <LineArcs line={line} classes={classes} />
      {splitGraphemes(line.text).map((character, position) => {
        const own = classes.get(letterKey(character))
        if (own === undefined) return character
        return (
          // A tap focuses it.
          <span key={position} tabIndex={-1} className={clsx('letter', own)}>
            {character}
          </span>
        )
      })}
      {index < lines.length - 1 && ' '}
    </span>
  ))
}

type LineArcsProps = { line: NameLine; classes: ReadonlyMap<string, string> }

function LineArcs({ line, classes }: LineArcsProps) {
  if (line.positions.length === 0) return null
  const { letters, words } = nameArcs(line)
  return (
    <svg
      aria-hidden
      // As wide as the text, also in a font of the browser.
      width="100%"
      preserveAspectRatio="none"
      height={`${NAME_HEIGHT / 1000}em`}
      viewBox={`0 0 ${line.width} ${NAME_HEIGHT}`}
    >
      <path d={words} />
      {/* The most frequent letter is drawn over the others. */}
      {letters.toReversed().map(({ key, arcs, dots }) => (
        <g key={key} className={classes.get(key)}>
          <path d={arcs} pathLength={1} className="letter-arcs" />
          <path d={dots} className="letter-dots" />
        </g>
      ))}
    </svg>
  )
}
