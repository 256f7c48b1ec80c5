import { TEXT_COLORS } from '#src/lib/color/text-colors.ts'
import { colorChannels } from '#src/content/html/css-color.ts'

/**
 * Class for a color, or none. Presets, also by name, have their own class. A pasted color takes the nearest preset: the
 * CSP blocks style attributes, and a color chosen for another page need not be readable on this one.
 */
export function textColorClass(color: string): string | undefined {
  const preset = TEXT_COLORS.find(({ name }) => name === color) ?? nearestPreset(color)
  return preset && `ink-${preset.name}`
}

function nearestPreset(color: string) {
  const wanted = colorChannels(color)
  if (!wanted) return undefined
  const distances = TEXT_COLORS.map(({ name, hex }) => ({
    name,
    far: distance(wanted, colorChannels(hex)),
  }))
  return distances.reduce((best, next) => (next.far < best.far ? next : best))
}

// Weighted by the eye's sensitivity: an approximation of colour difference without a colour space.
const WEIGHTS = [2, 4, 3]

const distance = (a: readonly number[], b: readonly number[] = []) =>
  WEIGHTS.reduce((sum, weight, at) => sum + weight * ((a[at] ?? 0) - (b[at] ?? 0)) ** 2, 0)
