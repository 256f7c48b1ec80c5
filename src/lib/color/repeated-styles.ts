import { TEXT_COLORS } from './text-colors.ts'

/** The letters of a name and the posts of a page that can be lit (lights.css). */
const LIGHTS = 12
/** Posts with more notes have no sidenotes (sidenotes.ts). */
const SIDENOTES = 12
const SIDENOTES_WINDOW = '@media screen and (width >= 1180px)'
const CAN_ANCHOR = '@supports (anchor-name: --a) and (top: anchor(--a top))'

type Rules = { [selector: string]: string | Rules }

/** Rules of the style sheet that differ only in a number or a color. */
export const repeatedStyles = (): Rules => ({
  ...Object.fromEntries(
    TEXT_COLORS.map(({ name, hex }) => [`.ink-${name}`, { '--ink': hex.toLowerCase() }]),
  ),
  [numbers(LIGHTS).flatMap(litSelectors).join(', ')]: { '--lit': '1' },
  [CAN_ANCHOR]: {
    [SIDENOTES_WINDOW]: Object.fromEntries<Rules>(numbers(SIDENOTES).flatMap(sidenoteRules)),
  },
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The group pointed at is lit, otherwise the group with the focus. */
const litSelectors = (number: number) => [
  `.lights:has(.light-${number}:hover) .light-${number}`,
  `.lights:not(:has([class*='light-']:hover)):has(.light-${number}:focus-within) .light-${number}`,
]

/** A sidenote belongs to its first reference: later references have other ids. */
function sidenoteRules(number: number) {
  const reference = `anchor(--reference-${number} top, 0px)`
  const below = `calc(anchor(--note-${number - 1} bottom, 0px) + 0.75rem)`
  const top = number === 1 ? reference : `max(${reference}, ${below})`
  return [
    [`#fnref\\:${number}`, { 'anchor-name': `--reference-${number}` }],
    [`.footnotes > ol > li:nth-child(${number})`, { top, 'anchor-name': `--note-${number}` }],
  ] as const
}
