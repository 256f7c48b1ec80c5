import type { Import, ImportOutcome } from '#src/contract/import/import-schemas.ts'
import type { BadgeTone } from '#src/ui/display/badge.tsx'
import { pluralize } from '#src/lib/format/pluralize.ts'

export const OUTCOMES: Record<ImportOutcome, { done: string; planned: string; tone: BadgeTone }> = {
  imported: { done: 'Imported', planned: 'New', tone: 'success' },
  updated: { done: 'Updated', planned: 'Update', tone: 'accent' },
  unchanged: { done: 'Unchanged', planned: 'Unchanged', tone: 'neutral' },
  kept: { done: 'Not overwritten', planned: 'Not overwritten', tone: 'neutral' },
  'left-out': { done: 'Skipped', planned: 'Skipped', tone: 'danger' },
}

const NAMES = ['imported', 'updated', 'unchanged', 'kept', 'left-out'] as const

export function countsText({ counts, parts, phase }: Import): string {
  if (!counts) return ''
  const name = phase === 'plan' ? 'planned' : 'done'
  const posts = NAMES.filter((outcome) => counts[outcome] > 0).map(
    (outcome) => `${counts[outcome]} ${OUTCOMES[outcome][name].toLowerCase()}`,
  )
  const others = [
    counts.pictures > 0 && pluralize(counts.pictures, 'image'),
    counts.redirects > 0 && pluralize(counts.redirects, 'redirect'),
  ].filter((text) => text !== false)
  const rest = parts
    .filter(({ name, imported }) => imported > 0 && name !== 'Files')
    .map(({ name, imported }) => `${name.toLowerCase()}: ${imported}`)
  return [...posts, ...others, ...rest].join(', ') || 'no posts'
}

/** Nothing would be written: all is here already, or was removed. */
export const isEmptyImport = ({ counts, parts }: Import): boolean =>
  counts !== null &&
  counts.imported + counts.updated === 0 &&
  parts.every(({ imported }) => imported === 0)

export const importName = ({ fileName, description }: Import): string =>
  fileName ?? description ?? 'Import'

/** `Importing post 12 of 400`, `Planning`: shown, and told to screen readers at every tenth. */
export function progressText({ phase, progress: { done, total } }: Import): string {
  const verb = phase === 'plan' ? 'Reading' : 'Importing'
  return total === null ? `${verb} the files` : `${verb}: ${done} of ${pluralize(total, 'post')}`
}

/** The last full tenth in percent; null before anything is counted. */
export const fullTenth = ({ progress: { done, total } }: Import): number | null =>
  total === null || total === 0 ? null : Math.floor((done / total) * 10) * 10
