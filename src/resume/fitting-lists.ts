import { LIMITS } from '#src/contract/limits.ts'
import { entriesOf, textOf } from './json-resume-fields.ts'
import type { JsonEntry } from './json-resume.ts'

const GROUPS = [
  { work: 'name' },
  { education: 'institution' },
  { awards: 'title', certificates: 'name' },
  { projects: 'name' },
  { publications: 'name' },
] as const

type Section = 'work' | 'education' | 'awards' | 'certificates' | 'projects' | 'publications'

export function fittingLists(resume: JsonEntry) {
  const lists: Partial<Record<Section, JsonEntry[]>> = {}
  const excess: string[] = []
  for (const group of GROUPS) {
    let room: number = LIMITS.profileRows
    for (const [section, name] of Object.entries(group)) {
      const entries = entriesOf(resume[section])
      const fitting = entries.slice(0, room)
      lists[section as Section] = fitting
      const names = entries.slice(fitting.length).map((entry) => textOf(entry, name))
      excess.push(...excessOf(section, names))
      room -= fitting.length
    }
  }
  return { lists: lists as Record<Section, JsonEntry[]>, excess }
}

const MAX_NAMED = 20
const MAX_NAME_LENGTH = 60

/** Names the entries beyond the limit of a list, because the owner may want to remove others. */
export function excessOf(section: string, names: readonly string[]): string[] {
  if (names.length === 0) return []
  const named = names.slice(0, MAX_NAMED).map((name) => name.slice(0, MAX_NAME_LENGTH))
  const list = [...named, ...(names.length > MAX_NAMED ? ['...'] : [])].join(', ')
  return [`${section}: ${list} (${names.length} more than the ${LIMITS.profileRows} that fit)`]
}
