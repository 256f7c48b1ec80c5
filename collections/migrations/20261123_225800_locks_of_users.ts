import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const UP = `
-- The lock of a document names the administrator who edits it. Without one the built-in admin cannot show the document
-- until the lock ends: the foreign key removes the name alone.
CREATE FUNCTION "folio_users_release_locks"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM payload_locked_documents WHERE id IN
    (SELECT parent_id FROM payload_locked_documents_rels WHERE path = 'user' AND users_id = OLD.id);
  RETURN OLD;
END $$;
CREATE TRIGGER "users_10_release_locks" BEFORE DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION "folio_users_release_locks"();

DELETE FROM payload_locked_documents AS lock WHERE NOT EXISTS
  (SELECT 1 FROM payload_locked_documents_rels WHERE path = 'user' AND parent_id = lock.id);
`

const DOWN = `
DROP TRIGGER "users_10_release_locks" ON "users";
DROP FUNCTION "folio_users_release_locks"();
`
