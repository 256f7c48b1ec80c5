import { dots, INK, line, sheet, text } from '#src/drawing/svg-pen.ts'

export const COVER = { width: 1600, height: 900, margin: 96 } as const

/** The page every cover is drawn on: dotted paper, a comment for a title, the number of the note. */
export function coverSheet(topic: string, number: number, parts: string[]): string {
  const { width, height, margin } = COVER
  const label = { size: 40, weight: 500 }
  return sheet(width, height, INK.paper, [
    dots(width, height, 40),
    text(`// ${topic}`, margin, 132, { ...label, fill: INK.accent }),
    text(String(number).padStart(2, '0'), width - margin, 132, {
      ...label,
      fill: INK.muted,
      anchor: 'end',
    }),
    line(margin, 172, width - margin, 172, { stroke: INK.control, width: 2 }),
    ...parts,
  ])
}
