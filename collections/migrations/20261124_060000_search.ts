import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

const UP = `
-- Both extensions are trusted, so that the owner of a database may install them. Where they are missing, search works
-- without accents (unaccent) or without corrections (pg_trgm). They have a schema of their own, because a restore
-- replaces the one of the tables.
DO $$ BEGIN
  CREATE SCHEMA IF NOT EXISTS folio_extensions;
  CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA folio_extensions;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'unaccent: %', SQLERRM;
END $$;
DO $$ BEGIN
  CREATE SCHEMA IF NOT EXISTS folio_extensions;
  CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA folio_extensions;
EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'pg_trgm: %', SQLERRM;
END $$;

-- One row for each document that can be found: its title, category and excerpt, its tags (stored after the text, and
-- changed alone), and its text.
CREATE TABLE "search_documents" (
  "kind" text NOT NULL,
  "id" uuid NOT NULL,
  "head" tsvector NOT NULL,
  "tags" tsvector NOT NULL DEFAULT '',
  "body" tsvector NOT NULL,
  "document" tsvector GENERATED ALWAYS AS ("head" || "tags" || "body") STORED,
  PRIMARY KEY ("kind", "id")
);
CREATE INDEX "search_documents_document_idx" ON "search_documents" USING gin ("document");

-- The words of posts and projects, for corrections. Drafts are among them: a correction is only offered when a visitor
-- finds something by it.
CREATE TABLE "search_words" ("word" text PRIMARY KEY);
DO $$ BEGIN
  EXECUTE 'CREATE INDEX "search_words_word_idx" ON "search_words" USING gist ("word" folio_extensions.gist_trgm_ops)';
EXCEPTION WHEN undefined_object OR invalid_schema_name THEN NULL;
END $$;

-- The configurations of a language, and of words as they are. They are altered, never made anew: open sessions keep them.
CREATE TEXT SEARCH CONFIGURATION folio_language (COPY = pg_catalog.simple);
CREATE TEXT SEARCH CONFIGURATION folio_simple (COPY = pg_catalog.simple);
CREATE FUNCTION "folio_configure_search"("language" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plain text := '';
  stemmer text;
  token record;
BEGIN
  IF EXISTS (SELECT FROM pg_ts_dict WHERE dictname = 'unaccent' AND dictnamespace = to_regnamespace('folio_extensions'))
    THEN plain := 'folio_extensions.unaccent,';
  END IF;
  FOR token IN SELECT alias, mapdict::regdictionary AS dictionary FROM ts_token_type('default')
    JOIN pg_ts_config_map ON maptokentype = tokid AND mapcfg = format('pg_catalog.%I', language)::regconfig
    WHERE alias IN ('asciiword', 'asciihword', 'hword_asciipart', 'word', 'hword', 'hword_part')
  LOOP
    EXECUTE format('ALTER TEXT SEARCH CONFIGURATION folio_language ALTER MAPPING FOR %s WITH %s pg_catalog.%s',
      token.alias, plain, token.dictionary);
    EXECUTE format('ALTER TEXT SEARCH CONFIGURATION folio_simple ALTER MAPPING FOR %s WITH %s pg_catalog.simple',
      token.alias, plain);
  END LOOP;
  EXECUTE format('COMMENT ON TEXT SEARCH CONFIGURATION folio_language IS %L', language);
END $$;
SELECT folio_configure_search('english');

-- Punctuation beyond ASCII as separators: in the locale C PostgreSQL takes each such character for a letter.
CREATE FUNCTION "folio_separate_words"("value" text, "separator" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(value,
    '([\u00A0-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2000-\u206F\u2190-\u2BFF\u3000-\u3004\u3008-\u3020\uFF00-\uFF0F])',
    separator, 'g')
$$;

-- A text as indexed: stemmed, and as it is. Cut before the limit of a tsvector (1 MB), so that a very long text is
-- found by its beginning.
CREATE FUNCTION "folio_search_vector"("value" text, "weight" "char") RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text := folio_separate_words(left(coalesce(value, ''), 150000), ' ');
BEGIN
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
EXCEPTION WHEN program_limit_exceeded THEN
  part := left(part, 15000);
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
END $$;

CREATE FUNCTION "folio_without_markup"("value" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(coalesce(value, ''), '!\\[([^\\]]*)\\]\\([^)]*\\)', '\\1', 'g'),
        '</?(p|h[1-6]|ul|ol|li|div|table|t[rhd]|blockquote|figcaption|br|hr|img)([ /][^>]*)?>', ' ', 'gi'),
      '</?[a-zA-Z][^>]*>', '', 'g'),
    '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&#33;', '!'), '&#96;', '\`'), '&amp;', '&')
$$;

-- The text of a post without markup, and its code. A fence is a line that starts with three backticks.
CREATE FUNCTION "folio_post_text"("content" text, OUT "plain" text, OUT "code" text) LANGUAGE sql IMMUTABLE AS $$
  WITH lines AS (
    SELECT line, place, line LIKE '\`\`\`%' AS is_fence,
      count(*) FILTER (WHERE line LIKE '\`\`\`%') OVER (ORDER BY place) AS fences
    FROM unnest(string_to_array(
      replace(regexp_replace(coalesce(content, ''), '<pre[^>]*>', E'\\n\`\`\`\\n', 'g'), '</pre>', E'\\n\`\`\`\\n'), E'\\n'
    )) WITH ORDINALITY AS each(line, place)
  ), parts AS (
    SELECT string_agg(line, E'\\n' ORDER BY place) FILTER (WHERE fences % 2 = 0) AS text,
      string_agg(line, E'\\n' ORDER BY place) FILTER (WHERE fences % 2 = 1) AS code
    FROM lines WHERE NOT is_fence
  )
  SELECT folio_without_markup(parts.text), coalesce(parts.code, '') FROM parts
$$;

-- All texts of a rich text (Lexical).
CREATE FUNCTION "folio_rich_text"("body" jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(part #>> '{}', ' ') FROM jsonb_path_query(body, 'strict $.**.text') AS part
$$;

CREATE FUNCTION "folio_add_search_words"("value" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_words
    SELECT word FROM unnest(tsvector_to_array(
      to_tsvector('folio_simple', folio_separate_words(left(value, 150000), ' ')))) AS word
    WHERE length(word) BETWEEN 4 AND 30 AND word !~ '[^[:alpha:]]'
    ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION "folio_store_search"("of_kind" text, "of_id" uuid, "of_head" tsvector, "of_body" tsvector)
  RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (kind, id, head, body) VALUES (of_kind, of_id, of_head, of_body)
    ON CONFLICT (kind, id) DO UPDATE SET head = excluded.head, body = excluded.body
$$;

CREATE FUNCTION "folio_index_post"("post" posts) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  SELECT * INTO part FROM folio_post_text(post.content);
  PERFORM folio_store_search('post', post.id,
    folio_search_vector(post.title, 'A') || folio_search_vector(post.category, 'B') || folio_search_vector(post.excerpt, 'C'),
    folio_search_vector(part.plain, 'C') || folio_search_vector(part.code, 'D'));
  PERFORM folio_add_search_words(concat_ws(' ', post.title, post.category, post.excerpt, part.plain));
END $$;

CREATE FUNCTION "folio_index_project"("project" projects) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plain text := folio_rich_text(project.body);
BEGIN
  PERFORM folio_store_search('project', project.id,
    folio_search_vector(project.title, 'A') || folio_search_vector(project.role, 'B')
      || folio_search_vector(project.summary, 'C'),
    folio_search_vector(plain, 'C'));
  PERFORM folio_add_search_words(concat_ws(' ', project.title, project.summary, plain));
END $$;

-- Parts of a file's name are words.
CREATE FUNCTION "folio_file_words"("name" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' ', name, translate(name, '-_.', '   '))
$$;

CREATE FUNCTION "folio_index_media"("file" media) RETURNS void LANGUAGE sql AS $$
  SELECT folio_store_search('media', file.id,
    folio_search_vector(folio_file_words(file.original_name), 'A'), folio_search_vector(file.alt, 'B'))
$$;

CREATE FUNCTION "folio_index_resume"("file" resumes) RETURNS void LANGUAGE sql AS $$
  SELECT folio_store_search('resume', file.id, folio_search_vector(folio_file_words(file.original_name), 'A'), '')
$$;

CREATE FUNCTION "folio_index_message"("message" contacts) RETURNS void LANGUAGE sql AS $$
  SELECT folio_store_search('message', message.id,
    folio_search_vector(concat_ws(' ', message.name, message.email, message.subject), 'A'),
    folio_search_vector(message.message, 'C'))
$$;

CREATE FUNCTION "folio_index_tags"("of_kind" text, "ids" uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE search_documents AS one SET tags = folio_search_vector(CASE of_kind
      WHEN 'post' THEN
        (SELECT string_agg(text, ', ' ORDER BY "order") FROM posts_texts WHERE path = 'tags' AND parent_id = one.id)
      ELSE concat_ws(', ',
        (SELECT string_agg(text, ', ' ORDER BY "order") FROM projects_texts WHERE path = 'stack' AND parent_id = one.id),
        (SELECT string_agg(concat_ws(' ', figure, meaning), ', ' ORDER BY _order) FROM projects_outcomes
          WHERE _parent_id = one.id))
    END, 'B')
  WHERE kind = of_kind AND id = ANY (ids)
$$;

-- Words of the site that a word may have been meant as; none without pg_trgm.
CREATE FUNCTION "folio_similar_words"("wanted" text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
DECLARE
  plain text := coalesce((tsvector_to_array(to_tsvector('folio_simple', wanted)))[1], wanted);
BEGIN
  IF EXISTS (SELECT FROM search_words WHERE word = plain) THEN
    RETURN NEXT plain;
    RETURN;
  END IF;
  RETURN QUERY EXECUTE
    'SELECT word FROM search_words ORDER BY word OPERATOR(folio_extensions.<->) $1 LIMIT 40' USING plain;
EXCEPTION WHEN undefined_function OR undefined_object OR invalid_schema_name THEN RETURN;
END $$;

-- Everything anew: after a restore, and for another language.
CREATE FUNCTION "folio_index_documents"() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_documents;
  DELETE FROM search_words;
  PERFORM folio_index_post(posts) FROM posts;
  PERFORM folio_index_project(projects) FROM projects;
  PERFORM folio_index_media(media) FROM media;
  PERFORM folio_index_resume(resumes) FROM resumes;
  PERFORM folio_index_message(contacts) FROM contacts;
  PERFORM folio_index_tags('post', array(SELECT id FROM posts));
  PERFORM folio_index_tags('project', array(SELECT id FROM projects));
END $$;
SELECT folio_index_documents();

CREATE FUNCTION "folio_set_search_language"("language" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF obj_description('folio_language'::regconfig, 'pg_ts_config') = language THEN RETURN; END IF;
  PERFORM folio_configure_search(language);
  PERFORM folio_index_documents();
END $$;

-- The index is kept in the transaction of each write, whoever writes.
CREATE FUNCTION "folio_search_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_documents WHERE kind = TG_ARGV[0] AND id = OLD.id;
  ELSE
    EXECUTE format('SELECT folio_index_%s($1)', TG_ARGV[0]) USING NEW;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "posts_80_search" AFTER INSERT OR DELETE ON "posts"
  FOR EACH ROW EXECUTE FUNCTION "folio_search_changed"('post');
CREATE TRIGGER "posts_81_search" AFTER UPDATE ON "posts" FOR EACH ROW
  WHEN ((OLD.title, OLD.category, OLD.excerpt, OLD.content)
    IS DISTINCT FROM (NEW.title, NEW.category, NEW.excerpt, NEW.content))
  EXECUTE FUNCTION "folio_search_changed"('post');
CREATE TRIGGER "projects_80_search" AFTER INSERT OR DELETE ON "projects"
  FOR EACH ROW EXECUTE FUNCTION "folio_search_changed"('project');
CREATE TRIGGER "projects_81_search" AFTER UPDATE ON "projects" FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.role, OLD.body) IS DISTINCT FROM (NEW.title, NEW.summary, NEW.role, NEW.body))
  EXECUTE FUNCTION "folio_search_changed"('project');
CREATE TRIGGER "media_80_search" AFTER INSERT OR DELETE ON "media"
  FOR EACH ROW EXECUTE FUNCTION "folio_search_changed"('media');
CREATE TRIGGER "media_81_search" AFTER UPDATE ON "media" FOR EACH ROW
  WHEN ((OLD.original_name, OLD.alt) IS DISTINCT FROM (NEW.original_name, NEW.alt))
  EXECUTE FUNCTION "folio_search_changed"('media');
CREATE TRIGGER "resumes_80_search" AFTER INSERT OR DELETE ON "resumes"
  FOR EACH ROW EXECUTE FUNCTION "folio_search_changed"('resume');
CREATE TRIGGER "contacts_80_search" AFTER INSERT OR DELETE ON "contacts"
  FOR EACH ROW EXECUTE FUNCTION "folio_search_changed"('message');

CREATE FUNCTION "folio_search_tags_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM folio_index_tags(TG_ARGV[0],
    array(SELECT DISTINCT (to_jsonb(changed) ->> TG_ARGV[1])::uuid FROM changed));
  RETURN NULL;
END $$;
CREATE TRIGGER "posts_texts_80_search" AFTER INSERT ON "posts_texts" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('post', 'parent_id');
CREATE TRIGGER "posts_texts_81_search" AFTER DELETE ON "posts_texts" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('post', 'parent_id');
CREATE TRIGGER "projects_texts_80_search" AFTER INSERT ON "projects_texts" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('project', 'parent_id');
CREATE TRIGGER "projects_texts_81_search" AFTER DELETE ON "projects_texts" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('project', 'parent_id');
CREATE TRIGGER "projects_outcomes_80_search" AFTER INSERT ON "projects_outcomes" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('project', '_parent_id');
CREATE TRIGGER "projects_outcomes_81_search" AFTER DELETE ON "projects_outcomes" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "folio_search_tags_changed"('project', '_parent_id');
`

const DOWN = `
DROP TRIGGER "projects_outcomes_81_search" ON "projects_outcomes";
DROP TRIGGER "projects_outcomes_80_search" ON "projects_outcomes";
DROP TRIGGER "projects_texts_81_search" ON "projects_texts";
DROP TRIGGER "projects_texts_80_search" ON "projects_texts";
DROP TRIGGER "posts_texts_81_search" ON "posts_texts";
DROP TRIGGER "posts_texts_80_search" ON "posts_texts";
DROP TRIGGER "contacts_80_search" ON "contacts";
DROP TRIGGER "resumes_80_search" ON "resumes";
DROP TRIGGER "media_81_search" ON "media";
DROP TRIGGER "media_80_search" ON "media";
DROP TRIGGER "projects_81_search" ON "projects";
DROP TRIGGER "projects_80_search" ON "projects";
DROP TRIGGER "posts_81_search" ON "posts";
DROP TRIGGER "posts_80_search" ON "posts";
DROP FUNCTION "folio_search_tags_changed"(), "folio_search_changed"(), "folio_set_search_language"(text), "folio_similar_words"(text),
  "folio_index_documents"(), "folio_index_tags"(text, uuid[]), "folio_index_message"(contacts),
  "folio_index_resume"(resumes), "folio_index_media"(media), "folio_file_words"(text), "folio_index_project"(projects),
  "folio_index_post"(posts), "folio_store_search"(text, uuid, tsvector, tsvector), "folio_add_search_words"(text),
  "folio_rich_text"(jsonb), "folio_post_text"(text), "folio_without_markup"(text),
  "folio_search_vector"(text, "char"), "folio_separate_words"(text, text), "folio_configure_search"(text);
DROP TEXT SEARCH CONFIGURATION folio_language;
DROP TEXT SEARCH CONFIGURATION folio_simple;
DROP TABLE "search_words";
DROP TABLE "search_documents";
`
