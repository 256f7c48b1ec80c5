import type { ClientBase, Pool } from 'pg'

const BACKUP_LOCK = 4_031_205
/** Which of two backups that begin at the same moment comes first; removals do not know it. */
const TURN_LOCK = 4_031_206

/** Whether a backup is being made, by whichever process. */
export async function isBackupRunning(client: Pick<ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await client.query<{ held: boolean }>(
    `select exists (select 1 from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock'
       and granted and objid = $1 and database = (select oid from pg_database where datname = current_database())
     ) as held`,
    [BACKUP_LOCK],
  )
  return rows[0]?.held ?? false
}

/**
 * Waits for removals under way, and keeps new ones from files until this connection ends. False when
 * another backup holds it. The rows are read after this, so each of them has its file to the end.
 */
export async function acquireBackupLock(client: ClientBase): Promise<boolean> {
  // In one step: of two that ask whether somebody is there, both would go on, and one wait for nothing.
  const turn = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [
    TURN_LOCK,
  ])
  if (!turn.rows[0]?.mine) return false
  await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK])
  return true
}

/**
 * Runs `work`, which removes files that no row names any more, unless a backup is being made: that one may
 * have seen the row. What stays is then an orphan, and the sweeper's.
 * @returns false when a backup was in the way
 */
export async function unlessBackup(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const tried = await client.query<{ free: boolean }>(
      'select pg_try_advisory_lock_shared($1) as free',
      [BACKUP_LOCK],
    )
    if (!tried.rows[0]?.free) return false
    try {
      await work()
      return true
    } finally {
      await client.query('select pg_advisory_unlock_shared($1)', [BACKUP_LOCK])
    }
  } catch (error) {
    // A connection that may still hold the lock is closed, and the lock with it.
    isBroken = true
    throw error
  } finally {
    client.release(isBroken)
  }
}
