import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const UP = `
-- Exactly one resume is active as soon as there is one (S4-resume-01), whoever writes.

CREATE UNIQUE INDEX "resumes_one_active_idx" ON "resumes" ("is_active") WHERE "is_active";

-- Writers of this table take turns: an index alone would refuse most of many activations at once.
CREATE FUNCTION "folio_lock_resumes"() RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(4031203);
$$;

CREATE FUNCTION "folio_resumes_take_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_lock_resumes();
  RETURN NULL;
END $$;
CREATE TRIGGER "resumes_10_take_turns" BEFORE INSERT OR UPDATE OR DELETE ON "resumes"
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_resumes_take_turns"();

-- The first resume becomes active. (Each statement in here sees what was committed before it, not before the INSERT.)
CREATE FUNCTION "folio_resumes_first_is_active"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT 1 FROM resumes WHERE is_active) THEN
    NEW.is_active := true;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "resumes_20_first_is_active" BEFORE INSERT ON "resumes"
  FOR EACH ROW EXECUTE FUNCTION "folio_resumes_first_is_active"();

CREATE FUNCTION "folio_resumes_keep_active"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_active THEN
    RAISE EXCEPTION 'the active resume cannot be deleted' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER "resumes_30_keep_active" BEFORE DELETE ON "resumes"
  FOR EACH ROW EXECUTE FUNCTION "folio_resumes_keep_active"();

-- At COMMIT, because an activation has a moment with none.
CREATE FUNCTION "folio_resumes_one_is_active"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM resumes) AND NOT EXISTS (SELECT 1 FROM resumes WHERE is_active) THEN
    RAISE EXCEPTION 'one resume must be active' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "resumes_40_one_is_active" AFTER INSERT OR UPDATE ON "resumes"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "folio_resumes_one_is_active"();

-- Public pages name the resume: every server hears of a change (channel of collections/hooks/announce.ts).
CREATE FUNCTION "folio_resumes_announce"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('folio_public', '');
  RETURN NULL;
END $$;
CREATE TRIGGER "resumes_50_announce" AFTER INSERT OR UPDATE OR DELETE ON "resumes"
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_resumes_announce"();

-- Makes one resume the active one; false when there is no such resume.
CREATE FUNCTION "folio_activate_resume"("wanted" uuid) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_lock_resumes();
  IF NOT EXISTS (SELECT 1 FROM resumes WHERE id = wanted) THEN
    RETURN false;
  END IF;
  UPDATE resumes SET is_active = false, updated_at = now() WHERE is_active AND id <> wanted;
  UPDATE resumes SET is_active = true, updated_at = now() WHERE id = wanted AND NOT is_active;
  RETURN true;
END $$;

-- Counters of rate-limiter-flexible (src/services/rate-limit.ts).
CREATE TABLE "rate_limits" (
  "key" varchar(255) PRIMARY KEY,
  "points" integer NOT NULL DEFAULT 0,
  "expire" bigint
);
`

const DOWN = `
DROP TABLE "rate_limits";
DROP FUNCTION "folio_activate_resume"(uuid);
DROP TRIGGER "resumes_50_announce" ON "resumes";
DROP TRIGGER "resumes_40_one_is_active" ON "resumes";
DROP TRIGGER "resumes_30_keep_active" ON "resumes";
DROP TRIGGER "resumes_20_first_is_active" ON "resumes";
DROP TRIGGER "resumes_10_take_turns" ON "resumes";
DROP FUNCTION "folio_resumes_announce"();
DROP FUNCTION "folio_resumes_one_is_active"();
DROP FUNCTION "folio_resumes_keep_active"();
DROP FUNCTION "folio_resumes_first_is_active"();
DROP FUNCTION "folio_resumes_take_turns"();
DROP FUNCTION "folio_lock_resumes"();
DROP INDEX "resumes_one_active_idx";
`
