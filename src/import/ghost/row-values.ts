import type { GhostRow } from './ghost-rows.ts'

/** A column as text: '' for null and for what is neither text nor number (ids were numbers once). */
export function rowText(row: GhostRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Ghost writes ISO dates, earlier versions milliseconds or `2016-05-01 08:00:00`, all in UTC. */
export function rowDate(row: GhostRow, column: string): Date | undefined {
  const value = row[column]
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const isBare = typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)
  const date = new Date(isBare ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}
