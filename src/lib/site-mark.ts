import { letterLinks } from './letter-arcs.ts'
import type { LetterLink } from './letter-arcs.ts'

type SiteMark = {
  name: string
  background: string
  line: string
  /** Phones round the corners themselves, so there the ground fills the whole square. */
  isSquare?: boolean
}

/** More would be closer to each other than a pixel of a small icon. */
const MAX_ARCS = 3
const WIDTH = 21
const TALLEST = 14
const MIDDLE = 16

/** The arcs of the mark: letters that the owner's name repeats; without one, from its beginning to its end. */
export function markedLinks(name: string): LetterLink[] {
  const { letters, repeats } = letterLinks(name)
  const links = repeats.flatMap((repeat) => repeat.links).slice(0, MAX_ARCS)
  return links.length > 0 ? links : [{ from: 0, to: letters.length - 1 }]
}

/** Path data of the mark in a square of 32: arcs between equal letters of the owner's name, and their ends. */
export function markPaths(name: string): { arcs: string; dots: string } {
  const links = markedLinks(name)
  const positions = links.flatMap(({ from, to }) => [from, to])
  const first = Math.min(...positions)
  const step = WIDTH / Math.max(1, Math.max(...positions) - first)
  const widest = Math.max(...links.map(({ from, to }) => to - from)) * step
  const tall = Math.min(1.7, (2 * TALLEST) / Math.max(1, widest))
  const y = round(MIDDLE + (widest * tall) / 4)
  const at = (position: number) =>
    `${round(MIDDLE + (widest === 0 ? 0 : (position - first) * step - WIDTH / 2))} ${y}`
  const arcs = links.map(({ from, to }) => {
    const radius = ((to - from) * step) / 2
    return `M${at(from)}A${round(radius)} ${round(radius * tall)} 0 0 1 ${at(to)}`
  })
  return { arcs: arcs.join(''), dots: positions.map((position) => `M${at(position)}h0`).join('') }
}

/** The mark as lines in one colour. */
export function markGroup(name: string, line: string): string {
  const { arcs, dots } = markPaths(name)
  return `<g fill="none" stroke="${line}" stroke-linecap="round"><path d="${arcs}" stroke-width="1.9"/><path d="${dots}" stroke-width="3.8"/></g>`
}

/** The mark of the site as an icon, on a rounded square. */
export const siteMark = ({ name, background, line, isSquare = false }: SiteMark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${isSquare ? '' : ' rx="7"'} fill="${background}"/>${markGroup(name, line)}</svg>`

const round = (value: number) => Math.round(value * 100) / 100
