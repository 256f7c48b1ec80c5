import { payloadClient } from '#src/services/platform/payload.ts'

type Failing = {
  table: string
  event: 'insert' | 'update' | 'delete'
  run?: (statement: string) => Promise<unknown>
}

/** Works while every commit of a transaction that changes this table so fails. */
export async function whileCommitsFail<T>(
  { table, event, run = onPool }: Failing,
  work: () => Promise<T>,
): Promise<T> {
  await run(
    `create function planted() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$`,
  )
  await run(
    `create constraint trigger planted after ${event} on ${table} deferrable initially deferred
       for each row execute function planted()`,
  )
  try {
    return await work()
  } finally {
    await run('drop function planted() cascade')
  }
}

const onPool = async (statement: string) => (await payloadClient()).db.pool.query(statement)
