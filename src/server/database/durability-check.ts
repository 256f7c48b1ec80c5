import type { ClientBase, Pool } from 'pg'

/**
 * What makes a confirmed write get lost when the machine stops, one sentence each; empty when the database keeps
 * what it confirms. Told and not refused: a hosted database may keep its promise in another way than on its disk.
 */
export async function durabilityProblems(db: ClientBase | Pool): Promise<string[]> {
  const { rows } = await db.query<Record<'fsync' | 'pages' | 'commit', string>>(
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commit`,
  )
  const { fsync, pages, commit } = rows[0] ?? {}
  const gaps: string[] = []
  if (commit === 'off')
    gaps.push(
      'synchronous_commit is off: saved changes may be lost in a crash. Run: alter database … set synchronous_commit = on',
    )
  if (fsync === 'off' || pages === 'off')
    gaps.push(
      `${fsync === 'off' ? 'fsync' : 'full_page_writes'} is off: a power failure may corrupt the database, unless its storage guarantees durability`,
    )
  return gaps
}
