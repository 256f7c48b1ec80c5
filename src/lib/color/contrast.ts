export type Linear = readonly [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const channelAt = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)

export function linear(hex: string): Linear {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLinear(channelAt(hex, at) / 255))
  return [red, green, blue]
}

const luminance = ([red, green, blue]: Linear) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

/** WCAG 2 contrast of two colours. */
export function contrast(a: Linear, b: Linear): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

export const contrastOf = (a: string, b: string): number => contrast(linear(a), linear(b))

export function mixed(a: string, b: string, share: number): string {
  const parts = [1, 3, 5].map((at) =>
    Math.round(channelAt(a, at) * share + channelAt(b, at) * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
