import { contrastOf, mixed } from './contrast.ts'
import { THEME_COLORS } from './theme-colors.ts'
import type { AccentTheme } from './theme-colors.ts'

/** WCAG 2.2, 1.4.3: text of normal size. */
const AA = 4.5
/** Opacity of a primary button under the pointer, where the ground shines through. */
const HOVERED = 0.9
const HEX = /^#[0-9a-f]{6}$/

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && HEX.test(value)

/** `#ABC` or ` aabbcc ` as `#aabbcc`; any other text as it is. */
export function toHexColor(value: string): string {
  const text = value.trim().toLowerCase().replace(/^#?/, '#')
  const full = text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
  return HEX.test(full) ? full : value
}

/** The lowest contrast of text on a button of this colour, hovered too. */
function buttonContrast(theme: AccentTheme, accent: string, text: string): number {
  const hovered = THEME_COLORS[theme].grounds.map((ground) =>
    contrastOf(mixed(text, ground, HOVERED), mixed(accent, ground, HOVERED)),
  )
  return Math.min(contrastOf(text, accent), ...hovered)
}

/** The colour of text on an accent: the theme's own where it is readable, else the better of white and black. */
export function onAccentOf(theme: AccentTheme, accent: string): string {
  const { onAccent } = THEME_COLORS[theme]
  if (buttonContrast(theme, accent, onAccent) >= AA) return onAccent
  const [white, black] = ['#ffffff', '#000000'].map((text) => buttonContrast(theme, accent, text))
  return Number(white) >= Number(black) ? '#ffffff' : '#000000'
}

/** The lowest contrast of an accent in a theme: as text on every ground, and below the text of a button. */
export function accentContrast(theme: AccentTheme, accent: string): number {
  const asText = THEME_COLORS[theme].grounds.map((ground) => contrastOf(accent, ground))
  return Math.min(...asText, buttonContrast(theme, accent, onAccentOf(theme, accent)))
}

const isReadableAccent = (theme: AccentTheme, accent: string): boolean =>
  accentContrast(theme, accent) >= AA

/** The colour itself where it is readable, else the nearest of its hue that is. */
export function readableAccent(theme: AccentTheme, accent: string): string {
  const { pole } = THEME_COLORS[theme]
  const steps = Array.from({ length: 101 }, (_, step) => mixed(pole, accent, step / 100))
  return steps.find((color) => isReadableAccent(theme, color)) ?? THEME_COLORS[theme].accent
}

/** Rounded down: 4.49 is not enough, and must not read as 4.5. */
export const shownRatio = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Why a value is no accent for a theme, as a sentence; undefined for a readable colour. */
export function accentProblem(theme: AccentTheme, value: unknown): string | undefined {
  if (!isHexColor(value))
    return 'A colour is written as # and six digits or letters, for example #1f5f4a.'
  const ratio = accentContrast(theme, value)
  if (ratio >= AA) return undefined
  return `Too little contrast: ${shownRatio(ratio)} to 1 where text in this colour, or on it, needs ${AA}. The nearest that has it is ${readableAccent(theme, value)}.`
}
