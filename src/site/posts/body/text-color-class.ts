import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import type { TextColorName } from '#src/lib/color/text-colors.ts'
import type { Tone } from '#src/content/render/render-node.ts'

type Channels = readonly [number, number, number]

/**
 * Class for the colour of a tone, or none. Presets, also by name, have their own class. A pasted colour takes
 * the nearest preset: the CSP blocks style attributes, and a colour chosen for another page need not be
 * readable on this one.
 */
export function textColorClass(tone: Tone): string | undefined {
  const name = tone.preset ?? namedPreset(tone.value) ?? nearestPreset(tone.value)
  return name && `ink-${name}`
}

const namedPreset = (value: string): TextColorName | undefined =>
  TEXT_COLORS.find(({ name }) => name === value)?.name

function nearestPreset(value: string): TextColorName | undefined {
  const wanted = channels(value)
  if (!wanted) return undefined
  const distances = TEXT_COLORS.map(({ name, hex }) => ({
    name,
    far: distance(wanted, channels(hex)),
  }))
  return distances.reduce((best, next) => (next.far < best.far ? next : best)).name
}

function channels(value: string): Channels | undefined {
  const hex = /^#([0-9A-F]{2})([0-9A-F]{2})([0-9A-F]{2})/i.exec(value)
  if (hex) return triple(hex.slice(1).map((digits) => Number.parseInt(digits, 16)))
  const rgb = /^rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})/.exec(value)
  return rgb ? triple(rgb.slice(1).map(Number)) : undefined
}

const triple = ([red = 0, green = 0, blue = 0]: number[]): Channels => [red, green, blue]

// Weighted by the eye's sensitivity: an approximation of colour difference without a colour space.
function distance(a: Channels, b: Channels | undefined): number {
  if (!b) return Infinity
  return 2 * (a[0] - b[0]) ** 2 + 4 * (a[1] - b[1]) ** 2 + 3 * (a[2] - b[2]) ** 2
}
