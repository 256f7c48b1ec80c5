const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
const CHANNELS = /^(?:rgb|hsl)a?\([\d.,%/ \t]{1,40}\)$/i
const RGB = /^rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})(?:[ ,/]+1(?:\.0+)?)?\)$/
const WORD = /^[a-z]{3,20}$/i
const NO_COLOR = new Set([
  ...['inherit', 'initial', 'unset', 'revert', 'transparent', 'currentcolor', 'none', 'auto'],
])

function longHex(hex: string): string {
  const digits = hex.length <= 5 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const upper = digits.toUpperCase()
  return upper.length === 9 && upper.endsWith('FF') ? upper.slice(0, 7) : upper
}

/**
 * Upper-case `#RRGGBB[AA]`, rgb(a) or hsl(a) of plain numbers, or a keyword. Browsers return rgb for hex, so opaque rgb
 * becomes hex. Undefined otherwise.
 */
export function canonicalColor(value: string): string | undefined {
  const color = value.trim()
  if (HEX.test(color)) return longHex(color)
  if (WORD.test(color)) return NO_COLOR.has(color.toLowerCase()) ? undefined : color.toLowerCase()
  if (!CHANNELS.test(color)) return undefined
  const text = color.toLowerCase().replace(/[ \t]+/g, ' ')
  const rgb = RGB.exec(text)?.slice(1).map(Number)
  if (!rgb || rgb.some((channel) => channel > 255)) return text
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Red, green and blue of a canonical color, and the opacity in `rgba`; undefined for other notations. */
export function colorChannels(color: string): number[] | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})/i.exec(color)
  if (hex) return hex.slice(1).map((digits) => Number.parseInt(digits, 16))
  const rgb = /^rgba?\((\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})(?:[ ,/]+([\d.]+))?/.exec(color)
  return rgb?.slice(1).map((channel = '1') => Number(channel))
}
