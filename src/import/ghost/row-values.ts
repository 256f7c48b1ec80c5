import { readDate } from '#src/import/source/read-date.ts'
import type { GhostRow } from './ghost-rows.ts'

/** A column as text: '' for null and for values that are neither text nor number (ids were numbers once). */
export function rowText(row: GhostRow, column: string): string {
  const value = row[column]
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

/** Ghost writes ISO dates, earlier versions milliseconds or `2016-05-01 08:00:00`, all in UTC. */
export function rowDate(row: GhostRow, column: string): Date | undefined {
  const value = row[column]
  return readDate(typeof value === 'number' ? new Date(value) : value)
}
