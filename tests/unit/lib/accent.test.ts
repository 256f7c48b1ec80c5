import { describe, expect, it } from 'vitest'
import {
  accentContrast,
  accentProblem,
  DEFAULT_ACCENTS,
  onAccentOf,
  readableAccent,
  toHexColor,
} from '#src/lib/color/accent.ts'
import { contrastOf, mixed } from '#src/lib/color/contrast.ts'
import { accentStyle, isAccentStyle } from '#src/lib/color/accent-style.ts'
import { THEME_NAMES, THEMES } from '#src/lib/color/themes.ts'
import { themes } from '#tests/unit/ui/theme-values.ts'

/** Colours of every hue, from dark to light, in every theme. */
const CHANNELS = ['00', '55', 'aa', 'ff']
const SAMPLES = THEME_NAMES.flatMap((theme) =>
  CHANNELS.flatMap((red) =>
    CHANNELS.flatMap((green) => CHANNELS.map((blue) => ({ theme, hex: `#${red}${green}${blue}` }))),
  ),
)

describe('an accent', () => {
  it.each(THEME_NAMES)('is readable in %s, with the text colour of its buttons', (theme) => {
    const { accent, 'on-accent': onAccent } = THEMES[theme].texts
    expect(accentProblem(theme, accent)).toBeUndefined()
    expect(onAccentOf(theme, accent)).toBe(onAccent)
  })

  it('is refused with its contrast and the nearest colour that is readable', () => {
    expect(accentProblem('light', '#ff8800')).toBe(
      'Too little contrast: 1.9 to 1 where text in this colour, or on it, needs 4.5. The nearest that has it is #a15600.',
    )
    expect(accentProblem('light', '#a15600')).toBeUndefined()
  })

  it.each(['red', '#12345', '#1234567', 'rgb(0 0 0)', '#12345g', 7])('is not %j', (value) => {
    expect(accentProblem('dark', value)).toContain('# and six digits')
  })

  it.each([
    ['#ABC', '#aabbcc'],
    [' 1F5F4A ', '#1f5f4a'],
    ['green', 'green'],
    ['', ''],
  ])('is written %j or %j', (written, stored) => {
    expect(toHexColor(written)).toBe(stored)
  })

  it('keeps the text readable where it lies below it: highlights, selected cells', () => {
    const lowest = themes.map(({ name, value }) => {
      const grounds = Object.values(THEMES[name].backgrounds)
      const accent = readableAccent(
        name,
        { light: '#000000', dark: '#ffffff' }[THEMES[name].scheme],
      )
      const over = (share: number) =>
        grounds.map((ground) =>
          contrastOf(
            share < 0.3 ? mixed(accent, value('text'), share) : value('text'),
            mixed(accent, ground, share),
          ),
        )
      return Math.min(...over(0.3), ...over(0.18))
    })
    expect(lowest.filter((ratio) => ratio < 4.5)).toEqual([])
  })

  it('has a readable colour near every other, which stays where it is readable already', () => {
    const near = SAMPLES.map(({ theme, hex }) => ({ theme, hex: readableAccent(theme, hex) }))
    expect(near.filter(({ theme, hex }) => accentContrast(theme, hex) < 4.5)).toEqual([])
    expect(near.map(({ theme, hex }) => readableAccent(theme, hex))).toEqual(
      near.map(({ hex }) => hex),
    )
  })
})

describe('the style sheet of the accents', () => {
  it('is recognised by its whole text', () => {
    const style = accentStyle({ ...DEFAULT_ACCENTS, ocean: '#ffd27a' })
    expect(style).toContain('[data-theme=ocean]{--accent:#ffd27a;--on-accent:#03182a}')
    expect(isAccentStyle(style)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['more after it', `${accentStyle(DEFAULT_ACCENTS)}body{display:none}`],
    ['another text colour', accentStyle(DEFAULT_ACCENTS).replace('#031006', '#39ff6a')],
    ['a part of it', ':root{--accent:#1f5f4a;--on-accent:#ffffff}'],
  ])('is not %s', (_, text) => {
    expect(isAccentStyle(text)).toBe(false)
  })
})
