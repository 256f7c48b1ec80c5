/** Writes that the killed program reports, which must be stored. */
export type Kind = 'posts' | 'media' | 'resumes' | 'contacts'
export type Write =
  | { what: 'create'; kind: Kind; mark: string }
  | { what: 'update'; id: string; mark: string }
  | { what: 'activate'; id: string }
  | { what: 'delete'; id: string }
  /** Everything that is in the trash by then. */
  | { what: 'purge' }

/** Points of an action at which its process may end. */
export const POINTS = ['begun', 'before-commit', 'in-commit', 'after-commit', 'answered'] as const
export type Point = (typeof POINTS)[number] | 'file-written' | 'before-unlink' | 'after-unlink'

export type JournalEntry =
  | { n: number; will: Write }
  | { n: number; did: Write; id: string }
  | { n: number; diesAt: Point }

/** The mark of a media file is the hash of its bytes, because a replacement keeps its name. */
export type Stored = { id: string; kind: Kind; mark: string; isTrashed: boolean; isActive: boolean }

const UNDONE = new Set<Point>(['begun', 'before-commit', 'file-written'])
const DONE = new Set<Point>(['after-commit', 'answered'])

type Death = { write: Write; point: Point }
type Document = Pick<Stored, 'kind' | 'mark' | 'isTrashed'>

/** Replays the reports from a known state: completed actions, the running one, and where it ended. */
function follow(before: readonly Stored[], journal: readonly JournalEntry[]) {
  const documents = new Map<string, Document>(
    before.map(({ id, kind, mark, isTrashed }) => [id, { kind, mark, isTrashed }]),
  )
  let active = before.find(({ isActive }) => isActive)?.id
  const open = new Map<number, Write>()
  const inTrash = new Map<number, string[]>()
  let isPurged = false
  let death: Death | undefined
  for (const one of journal) {
    const write = open.get(one.n)
    if ('will' in one) {
      open.set(one.n, one.will)
      if (one.will.what !== 'purge') continue
      isPurged = true
      inTrash.set(
        one.n,
        [...documents].flatMap(([id, { isTrashed }]) => (isTrashed ? [id] : [])),
      )
    } else if ('diesAt' in one) {
      if (write) death = { write, point: one.diesAt }
    } else {
      open.delete(one.n)
      apply(one.did, one.id, inTrash.get(one.n) ?? [])
    }
  }
  function apply(write: Write, id: string, gone: readonly string[]) {
    const document = documents.get(id)
    if (write.what === 'create') {
      documents.set(id, { kind: write.kind, mark: write.mark, isTrashed: false })
      if (write.kind === 'resumes') active ??= id
    }
    if (write.what === 'update' && document) document.mark = write.mark
    if (write.what === 'activate') active = id
    if (write.what === 'delete' && document) document.isTrashed = true
    if (write.what === 'purge') for (const one of gone) documents.delete(one)
  }
  return { documents, active, isPurged, open: [...open.values()], death }
}

/**
 * Everything that is stored otherwise than reported. The running action may be complete or not, as a whole; all other
 * data must match.
 */
export function durabilityViolations(
  before: readonly Stored[],
  journal: readonly JournalEntry[],
  stored: readonly Stored[],
): string[] {
  const { documents, active, isPurged, open, death } = follow(before, journal)
  const rows = new Map(stored.map((row) => [row.id, row]))
  const problems: string[] = []
  const mayBe = (what: 'update' | 'delete' | 'activate', id: string) =>
    open.filter((write) => write.what === what && write.id === id)

  for (const [id, { kind, mark, isTrashed }] of documents) {
    const row = rows.get(id)
    const mayBeTrashed = isTrashed || mayBe('delete', id).length > 0
    if (!row) {
      if (!(mayBeTrashed && isPurged)) problems.push(`lost: ${kind} ${id}`)
      continue
    }
    const marks = [mark, ...mayBe('update', id).map((write) => ('mark' in write ? write.mark : ''))]
    if (!marks.includes(row.mark)) problems.push(`not what was saved last: ${kind} ${id}`)
    if (row.isTrashed && !mayBeTrashed) problems.push(`unknown deletion: ${kind} ${id}`)
    if (!row.isTrashed && isTrashed) problems.push(`deleted, but stored: ${kind} ${id}`)
  }
  const making = open.flatMap((write) => (write.what === 'create' ? [write.mark] : []))
  for (const { id, kind, mark } of stored) {
    if (documents.has(id)) continue
    const at = making.indexOf(mark)
    if (at < 0) problems.push(`unknown document, or removed for good: ${kind} ${id}`)
    else making.splice(at, 1)
  }

  const activeNow = stored.filter(({ isActive }) => isActive).map(({ id }) => id)
  const mayBeActive = activeNow.every(
    (id) =>
      id === active ||
      mayBe('activate', id).length > 0 ||
      // The very first resume becomes active automatically.
      (active === undefined && !documents.has(id)),
  )
  if (active !== undefined && activeNow.length !== 1) problems.push(`active: ${activeNow.length}`)
  if (!mayBeActive) problems.push(`active is ${activeNow.join()}, acknowledged was ${active}`)

  return [...problems, ...brokenAtDeath(death, stored)]
}

/** Emptying the trash takes one transaction for each document: the state of one says nothing about the others. */
function brokenAtDeath(death: Death | undefined, stored: readonly Stored[]): string[] {
  if (!death || death.write.what === 'purge') return []
  const { write, point } = death
  if (DONE.has(point) && !isDone(write, stored))
    return [`killed ${point}, but missing: ${write.what}`]
  if (UNDONE.has(point) && isDone(write, stored))
    return [`killed ${point}, but stored: ${write.what}`]
  return []
}

function isDone(write: Write, stored: readonly Stored[]): boolean {
  const row = 'id' in write ? stored.find(({ id }) => id === write.id) : undefined
  if (write.what === 'create') return stored.some(({ mark }) => mark === write.mark)
  if (write.what === 'update') return row?.mark === write.mark
  if (write.what === 'activate') return row?.isActive === true
  return write.what === 'delete' && (row === undefined || row.isTrashed)
}
