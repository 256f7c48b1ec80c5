import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "resumes" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE INDEX "resumes_deleted_at_idx" ON "resumes" USING btree ("deleted_at");`)
  await db.execute(sql.raw(RULES_UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(RULES_DOWN))
  await db.execute(sql`
   DROP INDEX "posts_deleted_at_idx";
  DROP INDEX "_posts_v_version_version_deleted_at_idx";
  DROP INDEX "media_deleted_at_idx";
  DROP INDEX "resumes_deleted_at_idx";
  ALTER TABLE "posts" DROP COLUMN "deleted_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "media" DROP COLUMN "deleted_at";
  ALTER TABLE "resumes" DROP COLUMN "deleted_at";`)
}

const RULES_UP = `
-- The active resume stays out of the trash (S4-resume-01), whoever writes, and what is in it is never activated.
ALTER TABLE "resumes" ADD CONSTRAINT "resumes_active_is_not_in_trash" CHECK (NOT "is_active" OR "deleted_at" IS NULL);

CREATE OR REPLACE FUNCTION "folio_activate_resume"("wanted" uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_lock_resumes();
  IF NOT EXISTS (SELECT 1 FROM resumes WHERE id = wanted AND deleted_at IS NULL) THEN
    RETURN false;
  END IF;
  UPDATE resumes SET is_active = false, updated_at = now() WHERE is_active AND id <> wanted;
  UPDATE resumes SET is_active = true, updated_at = now() WHERE id = wanted AND NOT is_active;
  RETURN true;
END $$;
`

const RULES_DOWN = `
ALTER TABLE "resumes" DROP CONSTRAINT "resumes_active_is_not_in_trash";

CREATE OR REPLACE FUNCTION "folio_activate_resume"("wanted" uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_lock_resumes();
  IF NOT EXISTS (SELECT 1 FROM resumes WHERE id = wanted) THEN
    RETURN false;
  END IF;
  UPDATE resumes SET is_active = false, updated_at = now() WHERE is_active AND id <> wanted;
  UPDATE resumes SET is_active = true, updated_at = now() WHERE id = wanted AND NOT is_active;
  RETURN true;
END $$;
`
