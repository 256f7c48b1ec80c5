import type { ClientBase, Pool } from 'pg'

/**
 * Database settings under which a committed write can be lost in a crash, one sentence each; empty when commits are
 * durable. Logged instead of refused: a hosted database may guarantee durability by other means than its own disk.
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
