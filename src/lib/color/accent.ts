import { contrastOf, mixed } from './contrast.ts'
import { PAPER, THEME_NAMES, THEMES } from './themes.ts'
import type { ThemeName } from './themes.ts'

export type Accents = Record<ThemeName, string>

export const DEFAULT_ACCENTS = Object.fromEntries(
  THEME_NAMES.map((theme) => [theme, THEMES[theme].texts.accent]),
) as Accents

export const hasOwnAccents = (accents: Accents): boolean =>
  THEME_NAMES.some((theme) => accents[theme] !== DEFAULT_ACCENTS[theme])

/** WCAG 2.2, 1.4.3: text of normal size. */
const AA = 4.5
const HOVERED = 0.9
const HEX = /^#[0-9a-f]{6}$/

const backgroundsOf = (theme: ThemeName): string[] => [
  ...Object.values(THEMES[theme].backgrounds),
  ...(theme === 'light' ? Object.values(PAPER) : []),
]

export const isHexColor = (value: unknown): value is string =>
  typeof value === 'string' && HEX.test(value)

export function toHexColor(value: string): string {
  const text = value.trim().toLowerCase().replace(/^#?/, '#')
  const full = text.replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
  return HEX.test(full) ? full : value
}

/** The lowest contrast of text on a button of this colour, hovered too. */
function buttonContrast(theme: ThemeName, accent: string, text: string): number {
  const hovered = backgroundsOf(theme).map((ground) =>
    contrastOf(mixed(text, ground, HOVERED), mixed(accent, ground, HOVERED)),
  )
  return Math.min(contrastOf(text, accent), ...hovered)
}

/** The colour of text on an accent: the theme's own where it is readable, else the better of white and black. */
export function onAccentOf(theme: ThemeName, accent: string): string {
  const onAccent = THEMES[theme].texts['on-accent']
  if (buttonContrast(theme, accent, onAccent) >= AA) return onAccent
  const [white, black] = ['#ffffff', '#000000'].map((text) => buttonContrast(theme, accent, text))
  return Number(white) >= Number(black) ? '#ffffff' : '#000000'
}

export function accentContrast(theme: ThemeName, accent: string): number {
  const asText = backgroundsOf(theme).map((ground) => contrastOf(accent, ground))
  return Math.min(...asText, buttonContrast(theme, accent, onAccentOf(theme, accent)))
}

const isReadableAccent = (theme: ThemeName, accent: string): boolean =>
  accentContrast(theme, accent) >= AA

/** The colour itself where it is readable, else the nearest of its hue that is. */
export function readableAccent(theme: ThemeName, accent: string): string {
  // The end of the scale towards which a colour gains contrast.
  const pole = THEMES[theme].scheme === 'light' ? '#000000' : '#ffffff'
  const steps = Array.from({ length: 101 }, (_, step) => mixed(pole, accent, step / 100))
  return steps.find((color) => isReadableAccent(theme, color)) ?? DEFAULT_ACCENTS[theme]
}

/** Rounded down: 4.49 is not enough, and must not read as 4.5. */
const ratioText = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1)

/** A typed accent, empty for the default: `shown` is the colour of a sample, `nearest` is offered instead of it. */
export function judgeAccent(theme: ThemeName, typed: string) {
  const color = toHexColor(typed)
  const isColor = isHexColor(color)
  const problem = typed === '' ? undefined : accentProblem(theme, color)
  const note = () =>
    typed === ''
      ? 'Default accent colour.'
      : `Contrast of at least ${ratioText(accentContrast(theme, color))}:1.`
  return {
    ...{ color, problem, note: problem ?? note() },
    shown: isColor ? color : DEFAULT_ACCENTS[theme],
    nearest: problem && isColor ? readableAccent(theme, color) : undefined,
  }
}

/** Why a value is not a valid accent for a theme; undefined for a readable colour. */
export function accentProblem(theme: ThemeName, value: unknown): string | undefined {
  if (!isHexColor(value))
    return 'A colour is written as # and six digits or letters, for example #1f5f4a.'
  const ratio = accentContrast(theme, value)
  if (ratio >= AA) return undefined
  return `Too little contrast: ${ratioText(ratio)} to 1 where text in this colour, or on it, needs ${AA}. The nearest that has it is ${readableAccent(theme, value)}.`
}
