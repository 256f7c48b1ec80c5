import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const BODIES = {
  post: `folio_search_vector(folio_headings(post.content), 'B') || folio_search_vector(part.plain, 'C')
      || folio_search_vector(part.code, 'D'), part.plain, part.code`,
  project: `folio_search_vector(plain, 'C'), plain, ''`,
}

/** The functions that index a document, from the texts and words of its fields. */
const indexFunctions = (heads: Record<'post' | 'project', { vector: string; words: string }>) => `
CREATE OR REPLACE FUNCTION "folio_index_post"("post" posts) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  SELECT * INTO part FROM folio_post_text(post.content);
  PERFORM folio_store_search_texts('post', post.id, ${heads.post.vector}, ${BODIES.post});
  PERFORM folio_add_search_words(concat_ws(' ', ${heads.post.words}, part.plain));
END $$;
CREATE OR REPLACE FUNCTION "folio_index_project"("project" projects) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plain text := folio_rich_text(project.body);
BEGIN
  PERFORM folio_store_search_texts('project', project.id, ${heads.project.vector}, ${BODIES.project});
  PERFORM folio_add_search_words(concat_ws(' ', ${heads.project.words}, plain));
END $$;`

const indexTags = (post: string, project: string) => `
CREATE OR REPLACE FUNCTION "folio_index_tags"("of_kind" text, "ids" uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE search_documents AS one SET tags = folio_search_vector(CASE of_kind
      WHEN 'post' THEN
        (SELECT string_agg(text, ', ' ORDER BY path, "order") FROM posts_texts WHERE ${post} AND parent_id = one.id)
      ELSE concat_ws(', ',
        (SELECT string_agg(text, ', ' ORDER BY path, "order") FROM projects_texts WHERE ${project} AND parent_id = one.id),
        (SELECT string_agg(concat_ws(' ', figure, meaning), ', ' ORDER BY _order) FROM projects_outcomes
          WHERE _parent_id = one.id))
    END, 'B')
  WHERE kind = of_kind AND id = ANY (ids)
$$;`

/** A document is indexed again when one of these changes, given the name of its row. */
const updateTriggers = (post: (row: string) => string, project: (row: string) => string) => `
DROP TRIGGER "posts_81_search" ON "posts";
CREATE TRIGGER "posts_81_search" AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((${post('OLD')}) IS DISTINCT FROM (${post('NEW')})) EXECUTE FUNCTION "folio_search_changed"('post');
DROP TRIGGER "projects_81_search" ON "projects";
CREATE TRIGGER "projects_81_search" AFTER UPDATE ON "projects" FOR EACH ROW
  WHEN ((${project('OLD')}) IS DISTINCT FROM (${project('NEW')})) EXECUTE FUNCTION "folio_search_changed"('project');`

const UP = `
-- The fields that search finds, as SEARCHED_POST_FIELDS and SEARCHED_PROJECT_FIELDS declare them. Like the language they are the comment of a configuration, and each start compares them.
COMMENT ON TEXT SEARCH CONFIGURATION folio_simple IS
  '{"post":[["title","A"],["category","B"],["excerpt","C"],["tags","B"]],"project":[["title","A"],["role","B"],["summary","C"],["stack","B"]]}';

CREATE FUNCTION "folio_searched_fields"("of_kind" text) RETURNS TABLE ("name" text, "weight" "char") LANGUAGE sql STABLE AS $$
  SELECT field ->> 0, (field ->> 1)::"char"
  FROM jsonb_array_elements(obj_description('folio_simple'::regconfig, 'pg_ts_config')::jsonb -> of_kind) AS field
$$;

-- The declared fields in the columns of a document. Lists are rows of another table (folio_index_tags).
CREATE FUNCTION "folio_searched_texts"("of_kind" text, "document" jsonb)
  RETURNS TABLE ("value" text, "weight" "char") LANGUAGE sql STABLE AS $$
  SELECT CASE jsonb_typeof(document -> name) WHEN 'object' THEN folio_rich_text(document -> name) ELSE document ->> name END,
    weight
  FROM (SELECT lower(regexp_replace(name, '([A-Z])', '_\\1', 'g')) AS name, weight FROM folio_searched_fields(of_kind)) AS field
$$;

CREATE FUNCTION "folio_searched_text"("of_kind" text, "document" jsonb) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(value, ' ') FROM folio_searched_texts(of_kind, document)
$$;

CREATE FUNCTION "folio_search_head"("of_kind" text, "document" jsonb) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  head tsvector := '';
  part record;
BEGIN
  FOR part IN SELECT * FROM folio_searched_texts(of_kind, document) LOOP
    head := head || folio_search_vector(part.value, part.weight);
  END LOOP;
  RETURN head;
END $$;
${indexFunctions({
  post: {
    vector: `folio_search_head('post', to_jsonb(post))`,
    words: `folio_searched_text('post', to_jsonb(post))`,
  },
  project: {
    vector: `folio_search_head('project', to_jsonb(project))`,
    words: `folio_searched_text('project', to_jsonb(project))`,
  },
})}
${indexTags(
  `path IN (SELECT name FROM folio_searched_fields('post'))`,
  `path IN (SELECT name FROM folio_searched_fields('project'))`,
)}
${updateTriggers(
  (row) => `${row}.content, folio_searched_text('post', to_jsonb(${row}))`,
  (row) => `${row}.body, folio_searched_text('project', to_jsonb(${row}))`,
)}

CREATE FUNCTION "folio_set_searched_fields"("fields" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF obj_description('folio_simple'::regconfig, 'pg_ts_config') = fields THEN RETURN; END IF;
  EXECUTE format('COMMENT ON TEXT SEARCH CONFIGURATION folio_simple IS %L', fields);
  PERFORM folio_index_documents();
END $$;
`

const DOWN = `
DROP FUNCTION "folio_set_searched_fields"(text);
${updateTriggers(
  (row) => `${row}.title, ${row}.category, ${row}.excerpt, ${row}.content`,
  (row) => `${row}.title, ${row}.summary, ${row}.role, ${row}.body`,
)}
${indexTags(`path = 'tags'`, `path = 'stack'`)}
${indexFunctions({
  post: {
    vector: `folio_search_vector(post.title, 'A') || folio_search_vector(post.category, 'B') || folio_search_vector(post.excerpt, 'C')`,
    words: 'post.title, post.category, post.excerpt',
  },
  project: {
    vector: `folio_search_vector(project.title, 'A') || folio_search_vector(project.role, 'B')
      || folio_search_vector(project.summary, 'C')`,
    words: 'project.title, project.summary',
  },
})}
DROP FUNCTION "folio_search_head"(text, jsonb), "folio_searched_text"(text, jsonb), "folio_searched_texts"(text, jsonb),
  "folio_searched_fields"(text);
COMMENT ON TEXT SEARCH CONFIGURATION folio_simple IS NULL;
`
