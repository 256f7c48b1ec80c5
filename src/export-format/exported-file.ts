import type { Readable } from 'node:stream'
import { stringify } from 'yaml'

export type ExportedFile = { path: string; content: string | Readable }

export const jsonFile = (path: string, value: unknown): ExportedFile => ({
  path,
  content: `${JSON.stringify(value, null, 2)}\n`,
})

type FrontMatter = Readonly<Record<string, unknown>>

export const markdownFile = (path: string, data: FrontMatter, body: string): ExportedFile => {
  const filled = Object.entries(data).filter(([, value]) => !isEmpty(value))
  const yaml = stringify(Object.fromEntries(filled), { lineWidth: 0 })
  return { path, content: `---\n${yaml}---\n\n${body}${body === '' ? '' : '\n'}` }
}

export const bodyOfMarkdownFile = (text: string): string => text.replace(/^\r?\n|\r?\n$/g, '')

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** A date of the database in ISO form; undefined for none. */
export const isoDate = (value: unknown): string | undefined =>
  typeof value === 'string' || value instanceof Date ? new Date(value).toISOString() : undefined
