import clsx from 'clsx'
import { letterArcs } from '#src/lib/letter-arcs.ts'
import type { NameLetter } from './name-letters.ts'

type Shape = 'upright' | 'lying'
type HeroDrawingProps = { text: string; letters: readonly NameLetter[]; shape: Shape }

/** Beside the text, and on phones below it. */
const BOXES: Record<Shape, { width: number; height: number; margin: number }> = {
  upright: { width: 340, height: 440, margin: 8 },
  lying: { width: 320, height: 92, margin: 6 },
}
/** From a dot to the middle of its letter, and to the end of the arc of its word. */
const ASIDE = 11
const WORD_ASIDE = 20
const LARGEST_LETTER = 12

/**
 * The owner's name as an arc diagram, each letter beside its dot. The arcs of one letter after the other light up, or
 * those of the letter that is pointed at, tapped or focused: by `letters.css` alone.
 */
export function HeroDrawing({ text, letters, shape }: HeroDrawingProps) {
  const box = BOXES[shape]
  const { dots, repeats, words, letters: all, places, step } = letterArcs(text, box)
  const aside = shape === 'upright' ? { x: WORD_ASIDE, y: 0 } : { x: 0, y: WORD_ASIDE }
  const beside = (index: number) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 }
    return shape === 'upright' ? { x: x + ASIDE, y } : { x, y: y + ASIDE }
  }
  /** One element for many letters: it has a place for each unit of its text. */
  const textAt = (indexes: readonly number[]) => {
    const units = indexes.flatMap((index) => Array.from(all[index] ?? '', () => index))
    return {
      x: units.map((index) => beside(index).x).join(' '),
      y: units.map((index) => beside(index).y).join(' '),
      children: indexes.map((index) => all[index]).join(''),
    }
  }
  const hits = (indexes: readonly number[]) =>
    indexes.map((index) => hitPath(places[index] ?? { x: 0, y: 0 }, shape)).join('')
  const filled = all.flatMap((letter, index) => (letter === ' ' ? [] : index))
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${box.width + aside.x} ${box.height + aside.y}`}
      strokeLinecap="round"
      textAnchor="middle"
      dominantBaseline="central"
      fontSize={Math.min(LARGEST_LETTER, step)}
      className="h-auto w-full fill-none font-mono"
    >
      <path
        d={repeats.join('')}
        pathLength={1}
        strokeWidth={0.6}
        className="grows-arcs stroke-muted"
      />
      <text {...textAt(filled)} className="fill-muted" />
      <g className="reads-letters">
        {letters.map(({ className, indexes }, rank) => (
          <g key={className} className={className}>
            <path d={repeats[rank]} strokeWidth={2.5} className="stroke-accent" />
            <text {...textAt(indexes)} className="fill-accent font-semibold" />
          </g>
        ))}
      </g>
      <path
        d={words}
        transform={`translate(${aside.x} ${aside.y})`}
        strokeWidth={1.5}
        className="stroke-text"
      />
      <path d={dots} strokeWidth={5} className="stroke-text" />
      <g strokeWidth={step} strokeLinecap="butt" stroke="transparent">
        {letters.map(({ className, indexes }) => (
          <path
            key={className}
            d={hits(indexes)}
            // A tap focuses it.
            tabIndex={-1}
            className={clsx('letter outline-none', className)}
          />
        ))}
      </g>
    </svg>
  )
}

/** Across the line, around a dot and its letter. */
const hitPath = ({ x, y }: { x: number; y: number }, shape: Shape) =>
  shape === 'upright' ? `M${x - 12} ${y}h${ASIDE + 24}` : `M${x} ${y - 14}v${ASIDE + 28}`
