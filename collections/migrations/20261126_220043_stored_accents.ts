import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// The former release reads and writes a column for each theme. The next release drops the columns, the trigger and its
// function.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
ALTER TABLE "appearance" ADD COLUMN "stored_accents" jsonb;

CREATE FUNCTION "folio_sync_accents"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.stored_accents IS DISTINCT FROM (CASE TG_OP WHEN 'UPDATE' THEN OLD.stored_accents END) THEN
    NEW.accents_light := NEW.stored_accents ->> 'light';
    NEW.accents_dark := NEW.stored_accents ->> 'dark';
    NEW.accents_terminal := NEW.stored_accents ->> 'terminal';
    NEW.accents_cyberpunk := NEW.stored_accents ->> 'cyberpunk';
    NEW.accents_ocean := NEW.stored_accents ->> 'ocean';
    NEW.accents_forest := NEW.stored_accents ->> 'forest';
  ELSE
    NEW.stored_accents := coalesce(NEW.stored_accents, '{}') || jsonb_build_object(
      'light', NEW.accents_light, 'dark', NEW.accents_dark, 'terminal', NEW.accents_terminal,
      'cyberpunk', NEW.accents_cyberpunk, 'ocean', NEW.accents_ocean, 'forest', NEW.accents_forest);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "appearance_10_sync_accents" BEFORE INSERT OR UPDATE ON "appearance"
  FOR EACH ROW EXECUTE FUNCTION "folio_sync_accents"();

UPDATE "appearance" SET "accents_light" = "accents_light";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
DROP TRIGGER "appearance_10_sync_accents" ON "appearance";
DROP FUNCTION "folio_sync_accents"();
ALTER TABLE "appearance" DROP COLUMN "stored_accents";`)
}
