import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
-- Other uses are not notified: each request of a script is one.
CREATE TRIGGER "access_tokens_91_notify_first_use" AFTER UPDATE ON "access_tokens"
  FOR EACH ROW WHEN (OLD.last_used_at IS NULL AND NEW.last_used_at IS NOT NULL)
  EXECUTE FUNCTION "folio_notify_change"('tokens');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TRIGGER "access_tokens_91_notify_first_use" ON "access_tokens";`)
}
