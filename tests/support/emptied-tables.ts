/**
 * A statement that removes all rows of the public tables whose name matches, without their triggers and foreign keys.
 * TRUNCATE would make new files for each table and index, at ten times the cost.
 */
export const emptyTables = (matching: string) => `
  do $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' and tablename ~ '${matching}' loop
      execute format('delete from %I', name);
    end loop;
  end $$`
