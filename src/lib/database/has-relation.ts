type Database = { query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }> }

/** Whether the database has a table or a function of this name. */
export async function hasRelation(db: Database, name: string): Promise<boolean> {
  const { rows } = await db.query(
    'select 1 where coalesce(to_regclass($1)::oid, to_regproc($1)::oid) is not null',
    [name],
  )
  return rows.length > 0
}
