const WRITTEN =
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(\.\d+)?)?\s*([AP]M)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i

/** A date of front matter in any of the forms that generators accept; without a zone it is UTC. */
export function readDate(value: unknown): Date | undefined {
  if (value instanceof Date) return valid(new Date(value.getTime()))
  if (typeof value === 'number') return valid(new Date(value < 1e11 ? value * 1000 : value))
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  const parts = WRITTEN.exec(text)
  if (!parts)
    return /\d{4}/.test(text)
      ? (valid(new Date(`${text} UTC`)) ?? valid(new Date(text)))
      : undefined
  const [
    ,
    year,
    month = '',
    day = '',
    hour = '0',
    minute = '00',
    second = '00',
    fraction = '',
    half,
    zone = 'Z',
  ] = parts
  const time = `${twoDigits(String(clockHour(Number(hour), half)))}:${minute}:${second}${fraction.slice(0, 4)}`
  return valid(new Date(`${year}-${twoDigits(month)}-${twoDigits(day)}T${time}${isoZone(zone)}`))
}

const twoDigits = (digits: string) => digits.padStart(2, '0')

function clockHour(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  return (hour % 12) + (half.toUpperCase() === 'PM' ? 12 : 0)
}

function isoZone(zone: string): string {
  if (/^(?:Z|UTC|GMT)$/i.test(zone)) return 'Z'
  return zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`
}

function valid(date: Date): Date | undefined {
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1000 ? undefined : date
}
