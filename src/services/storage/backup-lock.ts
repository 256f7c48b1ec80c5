import type { ClientBase, Pool } from 'pg'
import { beginStatement } from '#src/lib/database/session.ts'

const BACKUP_LOCK = 4_031_205
/** Serialises two backups that start at the same moment; removals do not take it. */
const BACKUP_START_LOCK = 4_031_206

/** Whether any process is making a backup. */
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
 * Waits for removals and blocks new ones; false if another backup holds the lock. Read rows afterwards, on another
 * connection without idle time-out. Transaction locks also work with poolers.
 */
export async function acquireBackupLock(client: ClientBase): Promise<boolean> {
  await client.query(beginStatement(client))
  // Checks and locks in one step: a separate check would let two backups start and one block.
  const turn = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock($1) as mine',
    [BACKUP_START_LOCK],
  )
  if (!turn.rows[0]?.mine) return false
  await client.query('select pg_advisory_xact_lock($1)', [BACKUP_LOCK])
  return true
}

/**
 * Returns false without running `work` during a backup, whose snapshot may contain the rows. The sweep removes skipped
 * files.
 */
export async function runUnlessBackingUp(pool: Pool, work: () => Promise<void>): Promise<boolean> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query(beginStatement(client))
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const tried = await client.query<{ free: boolean }>(
      'select pg_try_advisory_xact_lock_shared($1) as free',
      [BACKUP_LOCK],
    )
    const isFree = tried.rows[0]?.free === true
    if (isFree) await work()
    await client.query('commit')
    return isFree
  } catch (error) {
    // Closes a connection that may still hold the lock, which releases it.
    isBroken = true
    throw error
  } finally {
    client.release(isBroken)
  }
}
