import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw('DROP FUNCTION "folio_similar_slugs"(text)'))
}

const UP = `
-- Slugs of posts that one may have been meant as; none without pg_trgm.
CREATE FUNCTION "folio_similar_slugs"("wanted" text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE
    'SELECT slug::text FROM posts WHERE folio_extensions.similarity(slug, $1) >= 0.3
       ORDER BY folio_extensions.similarity(slug, $1) DESC LIMIT 20' USING left(wanted, 120);
EXCEPTION WHEN undefined_function OR undefined_object OR invalid_schema_name THEN RETURN;
END $$;
`
