import { useState } from 'react'
import { splitGraphemes } from '#src/lib/letter-arcs.ts'
import { frequencyText } from '#src/lib/format/frequency-text.ts'
import { MAX_NAME_LINE, NAME_TRACKING } from '#src/lib/name-arcs.ts'
import type { NameLine } from '#src/lib/name-arcs.ts'
import { NameDrawing, nameSize } from './name-drawing.tsx'
import { nameLetters } from './name-letters.ts'

/** The sender of a message, drawn as the owner is at the top of the page. */
export function SenderName({ name }: { name: string }) {
  const [line] = useState(() => measureLine(name.trim().replace(/\s+/g, ' ')))
  const letters = nameLetters(line.text)
  const [most] = letters
  return (
    <div aria-hidden className="lights rests @container mb-6 w-full">
      <p
        dir="auto"
        className={`leading-none font-semibold tracking-[-0.035em] ${nameSize([line], 'small')}`}
      >
        <NameDrawing lines={[line]} letters={letters} />
      </p>
      <p dir="auto" className="mt-3 font-mono text-xs break-words text-muted">
        {most ? `${line.text} · ${most.letter}, ${frequencyText(most.count)}` : line.text}
      </p>
    </div>
  )
}

/** Scripts whose letters are joined, or run from right to left. */
const UNMEASURED = /[\u0590-\u0dff]/

/** The places of the letters, as the browser sets them. */
function measureLine(text: string): NameLine {
  const drawing = document.createElement('canvas').getContext('2d')
  const letters = splitGraphemes(text)
  if (!drawing || UNMEASURED.test(text)) return { text, width: MAX_NAME_LINE + 1, positions: [] }
  const style = getComputedStyle(document.documentElement)
  drawing.font = `600 100px ${style.getPropertyValue('--font-name-stack')}`
  const measure = (part: string) => drawing.measureText(part)
  const end = (count: number) =>
    measure(letters.slice(0, count).join('')).width * 10 + NAME_TRACKING * count
  const width = end(letters.length)
  const places = letters.map((letter, index) => ({
    x: (end(index) + end(index + 1) - NAME_TRACKING) / 2,
    top: measure(letter).actualBoundingBoxAscent * 10,
  }))
  return { text, width, positions: width <= MAX_NAME_LINE ? places : [] }
}
