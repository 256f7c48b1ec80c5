import { isRecord } from '#src/lib/json-record.ts'
import type { JsonRecord } from '#src/lib/json-record.ts'
import { readDate } from '#src/import/source/read-date.ts'

type Rule = {
  name: string
  isHidden: (value: unknown, now: Date) => boolean
  /** The post was public at some time or for some readers: its date is the publication date. */
  hasAppeared?: boolean
}

const wordOf = (value: unknown) =>
  /^(?:string|number|boolean)$/.test(typeof value)
    ? (value as string | number | boolean).toString().trim()
    : ''
const isNo = (value: unknown) => /^(?:false|no|off|n|0|never)$/i.test(wordOf(value))
const isYes = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !isNo(value)

/** A status of another name (`wip`, `pending`) says that it was not yet for readers. */
const PUBLIC_STATUS =
  /^(?:published?|public|posted|released|live|active|visible|finished|final|done|completed?|stable|updated|seed(?:ling)?|sprout|budding|growing|evergreen)$/i

const isUnbuilt = (value: unknown) =>
  isRecord(value) && ['render', 'list'].some((name) => isNo(value[name]))

const RULES: readonly Rule[] = [
  { name: 'published', isHidden: isNo },
  { name: 'isPublished', isHidden: isNo },
  { name: 'private', isHidden: isYes },
  { name: 'status', isHidden: (value) => isYes(value) && !PUBLIC_STATUS.test(wordOf(value)) },
  { name: 'headless', isHidden: isYes },
  { name: 'build', isHidden: isUnbuilt },
  { name: 'render', isHidden: isNo },
  { name: 'permalink', isHidden: isNo },
  { name: 'eleventyExcludeFromCollections', isHidden: isYes, hasAppeared: true },
  { name: 'unlisted', isHidden: isYes, hasAppeared: true },
  { name: 'hidden', isHidden: isYes, hasAppeared: true },
  { name: 'password', isHidden: isYes, hasAppeared: true },
  { name: 'membersOnly', isHidden: isYes, hasAppeared: true },
  {
    name: 'visibility',
    isHidden: (value) => isYes(value) && !/^public$/i.test(wordOf(value)),
    hasAppeared: true,
  },
  { name: 'expiryDate', isHidden: isOver, hasAppeared: true },
  { name: 'unpublishDate', isHidden: isOver, hasAppeared: true },
  {
    name: 'publishDate',
    isHidden: (value, now) => (readDate(value)?.getTime() ?? 0) > now.getTime(),
  },
]

/** A date that cannot be read may be over. */
function isOver(value: unknown, now: Date): boolean {
  return isYes(value) && (readDate(value)?.getTime() ?? 0) <= now.getTime()
}

/** Marks of drafts that need no reason in the report. */
export const isMarkedDraft = ({ draft, isdraft }: JsonRecord): boolean =>
  isYes(draft) || isYes(isdraft)

/** Returns why a post was not public, without a full stop. Undefined for a public post. */
export function hiddenReason(
  data: JsonRecord,
  now = new Date(),
): { reason: string; hasAppeared: boolean } | undefined {
  for (const { name, isHidden, hasAppeared = false } of RULES) {
    const value = data[name.toLowerCase()]
    if (!isHidden(value, now)) continue
    const shown = value instanceof Date ? value.toISOString() : textOf(value)
    return { reason: `Its front matter says “${name}: ${shown.slice(0, 60)}”`, hasAppeared }
  }
  return undefined
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export function draftReasonFromPath(key: string, data: JsonRecord): string | undefined {
  if (/(?:^|\/)_?templates?\//i.test(key)) return 'It is in a folder of templates'
  const isDay = /(?:^|\/)\d{4}-\d\d-\d\d\.\w+$/.test(key)
  return isDay && !isYes(data['title']) && !isYes(data['date'])
    ? 'Its name is only a date, like the name of a daily note'
    : undefined
}
