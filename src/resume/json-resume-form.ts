import { entryOf, isEmpty, NOT_CONTENT, READ, textOf } from './json-resume-fields.ts'
import type { JsonEntry } from './json-resume.ts'

const UNREAD_LISTS = ['volunteer', 'languages', 'interests', 'references']
/** Names before version 1.0.0 of the format. */
const OLD_NAMES = [
  ['basics', 'website', 'url'],
  ['work', 'company', 'name'],
  ['education', 'gpa', 'score'],
] as const

/**
 * A file with the current names of its fields; null when it is not a JSON Resume. Other formats, such as Reactive
 * Resume, have “basics” too: without a list of the format, a file may hold the name of the person and nothing else.
 */
export function jsonResumeOf(file: unknown): JsonEntry | null {
  const resume = entryOf(file)
  const basics = entryOf(resume?.['basics'])
  if (!resume || !basics) return null
  const hasList = [...READ.keys(), ...UNREAD_LISTS].some((name) => Array.isArray(resume[name]))
  const others = Object.keys(resume).filter((name) => ![...NOT_CONTENT, 'basics'].includes(name))
  const isPersonAlone = others.length === 0 && textOf(basics, 'name') !== ''
  return hasList || isPersonAlone ? withCurrentNames(resume) : null
}

function withCurrentNames(resume: JsonEntry): JsonEntry {
  const renamed = OLD_NAMES.filter(([section]) => resume[section]).map(([section, old, name]) => {
    const value = resume[section]
    const rename = (entry: unknown) => withCurrentName(entry, { old, name })
    return [section, Array.isArray(value) ? value.map(rename) : rename(value)]
  })
  return { ...resume, ...(Object.fromEntries(renamed) as JsonEntry) }
}

/** An entry with both names keeps both: the old one is then reported as left out. */
function withCurrentName(value: unknown, { old, name }: { old: string; name: string }): unknown {
  const entry = entryOf(value)
  if (!entry || isEmpty(entry[old] ?? null) || !isEmpty(entry[name] ?? null)) return value
  const { [old]: text, ...rest } = entry
  return { ...rest, [name]: text }
}
