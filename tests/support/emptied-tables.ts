/**
 * A statement that removes all rows of the public tables whose name matches, without their triggers and foreign keys.
 * TRUNCATE would make new files for each table and index, at ten times the cost.
 * In the order in which a save writes them: a save that is still under way would otherwise end in a deadlock.
 */
export const emptyTables = (matching: string) => `
  do $$
  declare name text;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for name in select tablename from pg_tables where schemaname = 'public' and tablename ~ '${matching}'
      order by tablename ~ '^(_|search_)', tablename loop
      execute format('delete from %I', name);
    end loop;
  end $$`
