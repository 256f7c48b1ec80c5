/** What the killed program reports, and what must then be stored. */
export type Kind = 'posts' | 'media' | 'resumes' | 'contacts'
export type Deed =
  | { what: 'create'; kind: Kind; mark: string }
  | { what: 'update'; id: string; mark: string }
  | { what: 'activate'; id: string }
  | { what: 'delete'; id: string }
  /** Everything that is in the trash by then. */
  | { what: 'purge' }

/** Points of an action at which its process may end. */
export const POINTS = ['begun', 'before-commit', 'in-commit', 'after-commit', 'answered'] as const
export type Point = (typeof POINTS)[number] | 'file-written' | 'before-unlink' | 'after-unlink'

export type Told =
  { n: number; will: Deed } | { n: number; did: Deed; id: string } | { n: number; diesAt: Point }

export type Stored = { id: string; kind: Kind; mark: string; isTrashed: boolean; isActive: boolean }

const UNDONE = new Set<Point>(['begun', 'before-commit', 'file-written'])
const DONE = new Set<Point>(['after-commit', 'answered'])

type Death = { deed: Deed; point: Point }
type Document = Pick<Stored, 'kind' | 'mark' | 'isTrashed'>

/** Replays the reports from a known state: completed actions, the running one, and where it ended. */
function follow(before: readonly Stored[], told: readonly Told[]) {
  const documents = new Map<string, Document>(
    before.map(({ id, kind, mark, isTrashed }) => [id, { kind, mark, isTrashed }]),
  )
  let active = before.find(({ isActive }) => isActive)?.id
  const open = new Map<number, Deed>()
  const inTrash = new Map<number, string[]>()
  let isPurged = false
  let death: Death | undefined
  for (const one of told) {
    const deed = open.get(one.n)
    if ('will' in one) {
      open.set(one.n, one.will)
      if (one.will.what !== 'purge') continue
      isPurged = true
      inTrash.set(
        one.n,
        [...documents].flatMap(([id, { isTrashed }]) => (isTrashed ? [id] : [])),
      )
    } else if ('diesAt' in one) {
      if (deed) death = { deed, point: one.diesAt }
    } else {
      open.delete(one.n)
      apply(one.did, one.id, inTrash.get(one.n) ?? [])
    }
  }
  function apply(deed: Deed, id: string, gone: readonly string[]) {
    const document = documents.get(id)
    if (deed.what === 'create') {
      documents.set(id, { kind: deed.kind, mark: deed.mark, isTrashed: false })
      if (deed.kind === 'resumes') active ??= id
    }
    if (deed.what === 'update' && document) document.mark = deed.mark
    if (deed.what === 'activate') active = id
    if (deed.what === 'delete' && document) document.isTrashed = true
    if (deed.what === 'purge') for (const one of gone) documents.delete(one)
  }
  return { documents, active, isPurged, open: [...open.values()], death }
}

/**
 * Everything that is stored otherwise than reported. The running action may be complete or not, as a whole; all other
 * data must match.
 */
export function brokenPromises(
  before: readonly Stored[],
  told: readonly Told[],
  stored: readonly Stored[],
): string[] {
  const { documents, active, isPurged, open, death } = follow(before, told)
  const rows = new Map(stored.map((row) => [row.id, row]))
  const problems: string[] = []
  const mayBe = (what: 'update' | 'delete' | 'activate', id: string) =>
    open.filter((deed) => deed.what === what && deed.id === id)

  for (const [id, { kind, mark, isTrashed }] of documents) {
    const row = rows.get(id)
    const mayBeTrashed = isTrashed || mayBe('delete', id).length > 0
    if (!row) {
      if (!(mayBeTrashed && isPurged)) problems.push(`lost: ${kind} ${id}`)
      continue
    }
    const marks = [mark, ...mayBe('update', id).map((deed) => ('mark' in deed ? deed.mark : ''))]
    if (!marks.includes(row.mark)) problems.push(`not what was saved last: ${kind} ${id}`)
    if (row.isTrashed && !mayBeTrashed) problems.push(`deleted by nobody: ${kind} ${id}`)
    if (!row.isTrashed && isTrashed) problems.push(`deleted, and there: ${kind} ${id}`)
  }
  const making = open.flatMap((deed) => (deed.what === 'create' ? [deed.mark] : []))
  for (const { id, kind, mark } of stored) {
    if (documents.has(id)) continue
    const at = making.indexOf(mark)
    if (at < 0) problems.push(`made by nobody, or removed for good: ${kind} ${id}`)
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
  if (!mayBeActive) problems.push(`active is ${activeNow.join()}, told was ${active}`)

  return [...problems, ...brokenAtDeath(death, stored)]
}

/** Emptying the trash takes one transaction for each document: the state of one says nothing about the others. */
function brokenAtDeath(death: Death | undefined, stored: readonly Stored[]): string[] {
  if (!death || death.deed.what === 'purge') return []
  const { deed, point } = death
  if (DONE.has(point) && !isDone(deed, stored))
    return [`killed ${point}, and not there: ${deed.what}`]
  if (UNDONE.has(point) && isDone(deed, stored)) return [`killed ${point}, and there: ${deed.what}`]
  return []
}

function isDone(deed: Deed, stored: readonly Stored[]): boolean {
  const row = 'id' in deed ? stored.find(({ id }) => id === deed.id) : undefined
  if (deed.what === 'create') return stored.some(({ mark }) => mark === deed.mark)
  if (deed.what === 'update') return row?.mark === deed.mark
  if (deed.what === 'activate') return row?.isActive === true
  return deed.what === 'delete' && (row === undefined || row.isTrashed)
}
