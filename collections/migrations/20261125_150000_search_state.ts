import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
  // A thousand at a time, two seconds: all of a large blog in one statement would take longer than a statement may.
  for (let last: unknown = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const { rows } = await db.execute<{ last: string }>(sql`
      with batch as (
        select kind, id from search_documents where kind in ('post', 'project') and id > ${last} order by id limit 1000
      ), changed as (
        update search_documents as one set (public_from, first_published_at) = (select * from folio_search_state(one.kind, one.id))
        from batch where (one.kind, one.id) = (batch.kind, batch.id)
      )
      select id as last from batch order by id desc limit 1`)
    last = rows[0]?.last
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const UP = `
-- Since when visitors may find a document (null: not), and the date by which it ages: a search
-- would join thousands of posts for them.
ALTER TABLE "search_documents" ADD COLUMN "public_from" timestamptz, ADD COLUMN "first_published_at" timestamptz;

CREATE FUNCTION "folio_search_state"("of_kind" text, "of_id" uuid, OUT "public_from" timestamptz, OUT "first_published_at" timestamptz)
  LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN _status = 'published' AND deleted_at IS NULL THEN published_at END, first_published_at
    FROM posts WHERE of_kind = 'post' AND id = of_id
  UNION ALL
  SELECT CASE WHEN _status = 'published' AND deleted_at IS NULL THEN '-infinity'::timestamptz END, NULL
    FROM projects WHERE of_kind = 'project' AND id = of_id
$$;

CREATE FUNCTION "folio_set_search_state"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO NEW.public_from, NEW.first_published_at FROM folio_search_state(NEW.kind, NEW.id);
  RETURN NEW;
END $$;
CREATE TRIGGER "search_documents_80_state" BEFORE INSERT ON "search_documents"
  FOR EACH ROW EXECUTE FUNCTION "folio_set_search_state"();

CREATE FUNCTION "folio_search_state_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE search_documents SET (public_from, first_published_at) = (SELECT * FROM folio_search_state(kind, id))
    WHERE kind = TG_ARGV[0] AND id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER "posts_82_search_state" AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((OLD._status, OLD.deleted_at, OLD.published_at, OLD.first_published_at)
    IS DISTINCT FROM (NEW._status, NEW.deleted_at, NEW.published_at, NEW.first_published_at))
  EXECUTE FUNCTION "folio_search_state_changed"('post');
CREATE TRIGGER "projects_82_search_state" AFTER UPDATE ON "projects" FOR EACH ROW
  WHEN ((OLD._status, OLD.deleted_at) IS DISTINCT FROM (NEW._status, NEW.deleted_at))
  EXECUTE FUNCTION "folio_search_state_changed"('project');

-- Many are estimated from the statistics of their words, which the planner knows: to count them takes most of a search.
CREATE OR REPLACE FUNCTION "folio_count_documents"("words" tsquery) RETURNS integer LANGUAGE plpgsql VOLATILE
  SET enable_seqscan = off AS $$
DECLARE
  plan jsonb;
  estimate integer;
BEGIN
  EXECUTE format('EXPLAIN (FORMAT JSON) SELECT FROM search_documents WHERE document @@ %L', words) INTO plan;
  estimate := plan #>> '{0,Plan,Plan Rows}';
  IF estimate > 300 THEN RETURN least(estimate, 1000); END IF;
  RETURN (SELECT count(*) FROM (SELECT FROM search_documents WHERE document @@ words LIMIT 1000) AS found);
END $$;

CREATE INDEX "posts_texts_tags_idx" ON "posts_texts" (lower("text") text_pattern_ops) WHERE "path" = 'tags';
`

const DOWN = `
CREATE OR REPLACE FUNCTION "folio_count_documents"("words" tsquery) RETURNS integer LANGUAGE plpgsql STABLE
  SET enable_seqscan = off AS $$
BEGIN
  RETURN (SELECT count(*) FROM (SELECT FROM search_documents WHERE document @@ words LIMIT 1000) AS found);
END $$;
DROP INDEX "posts_texts_tags_idx";
DROP TRIGGER "posts_82_search_state" ON "posts";
DROP TRIGGER "projects_82_search_state" ON "projects";
DROP TRIGGER "search_documents_80_state" ON "search_documents";
DROP FUNCTION "folio_search_state_changed"(), "folio_set_search_state"(), "folio_search_state"(text, uuid);
ALTER TABLE "search_documents" DROP COLUMN "public_from", DROP COLUMN "first_published_at";
`
