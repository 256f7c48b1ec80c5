import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
  await indexAgain(db)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
  await indexAgain(db)
}

/** A hundred posts at a time, a second: ten thousand in one statement would take longer than a statement may. */
async function indexAgain(db: MigrateUpArgs['db']): Promise<void> {
  await db.execute(sql`select folio_index_project(projects) from projects`)
  for (let last: unknown = '00000000-0000-0000-0000-000000000000'; last !== undefined;) {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id, folio_index_post(posts) from posts where id > ${last} order by id limit 100`,
    )
    last = rows.at(-1)?.id
  }
}

const VECTOR = `CREATE OR REPLACE FUNCTION "folio_search_vector"("value" text, "weight" "char") RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text := folio_letter_pairs(folio_separate_words(left(coalesce(value, ''), 150000), ' '));`

const INDEX_POST = `CREATE OR REPLACE FUNCTION "folio_index_post"("post" posts) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part record;
BEGIN
  SELECT * INTO part FROM folio_post_text(post.content);`
const INDEX_PROJECT = `CREATE OR REPLACE FUNCTION "folio_index_project"("project" projects) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plain text := folio_rich_text(project.body);
BEGIN`
const POST_HEAD = `folio_search_vector(post.title, 'A') || folio_search_vector(post.category, 'B') || folio_search_vector(post.excerpt, 'C')`
const PROJECT_HEAD = `folio_search_vector(project.title, 'A') || folio_search_vector(project.role, 'B')
      || folio_search_vector(project.summary, 'C')`
const POST_WORDS = `PERFORM folio_add_search_words(concat_ws(' ', post.title, post.category, post.excerpt, part.plain));
END $$`
const PROJECT_WORDS = `PERFORM folio_add_search_words(concat_ws(' ', project.title, project.summary, plain));
END $$`

const UP = `
-- The texts without markup, from which results show a passage.
ALTER TABLE "search_documents" ADD COLUMN "plain" text, ADD COLUMN "code" text;

-- Words as they are only where stemming changes them, and parts of names with points (React.memo): half the size, and no
-- word counts twice.
CREATE FUNCTION "folio_text_vector"("value" text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT stemmed || ts_delete(to_tsvector('folio_simple', regexp_replace(value, '[./](?=[[:alpha:]])', ' ', 'g')),
    tsvector_to_array(stemmed)) FROM to_tsvector('folio_language', value) AS stemmed
$$;
${VECTOR}
BEGIN
  RETURN setweight(folio_text_vector(part), weight);
EXCEPTION WHEN program_limit_exceeded THEN
  RETURN setweight(folio_text_vector(left(part, 15000)), weight);
END $$;

CREATE FUNCTION "folio_headings"("content" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT folio_without_markup(string_agg(split_part(part, '</h', 1), E'\\n' ORDER BY place))
  FROM regexp_split_to_table(coalesce(content, ''), '<h[1-6][^>]*>') WITH ORDINALITY AS each(part, place) WHERE place > 1
$$;

CREATE FUNCTION "folio_store_search_texts"("of_kind" text, "of_id" uuid, "of_head" tsvector, "of_body" tsvector,
  "of_plain" text, "of_code" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_documents (kind, id, head, body, plain, code) VALUES (of_kind, of_id, of_head, of_body, of_plain, of_code)
    ON CONFLICT (kind, id) DO UPDATE
      SET head = excluded.head, body = excluded.body, plain = excluded.plain, code = excluded.code
$$;
${INDEX_POST}
  PERFORM folio_store_search_texts('post', post.id, ${POST_HEAD},
    folio_search_vector(folio_headings(post.content), 'B') || folio_search_vector(part.plain, 'C')
      || folio_search_vector(part.code, 'D'), part.plain, part.code);
  ${POST_WORDS};
${INDEX_PROJECT}
  PERFORM folio_store_search_texts('project', project.id, ${PROJECT_HEAD}, folio_search_vector(plain, 'C'), plain, '');
  ${PROJECT_WORDS};

-- By the index: a sequential scan would read whole texts. More documents than these are frequent.
CREATE FUNCTION "folio_count_documents"("words" tsquery) RETURNS integer LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
BEGIN
  RETURN (SELECT count(*) FROM (SELECT FROM search_documents WHERE document @@ words LIMIT 1000) AS found);
END $$;

-- Around the first place of one of these words, the place with most of them; null without any.
CREATE FUNCTION "folio_best_passage"("value" text, "words" text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  lower_case text := lower(value);
  word text;
  place integer;
  passage text;
  found integer;
  best_place integer;
  most_found integer := 0;
BEGIN
  FOREACH word IN ARRAY words LOOP
    place := strpos(lower_case, word);
    CONTINUE WHEN place = 0;
    place := greatest(1, place - 160);
    passage := substring(lower_case FROM place FOR 480);
    found := (SELECT count(*) FROM unnest(words) AS other WHERE strpos(passage, other) > 0);
    IF found > most_found OR found = most_found AND place < best_place THEN
      most_found := found;
      best_place := place;
    END IF;
  END LOOP;
  RETURN substring(value FROM best_place FOR 480);
END $$;
`

const DOWN = `
${INDEX_POST}
  PERFORM folio_store_search('post', post.id, ${POST_HEAD},
    folio_search_vector(part.plain, 'C') || folio_search_vector(part.code, 'D'));
  ${POST_WORDS};
${INDEX_PROJECT}
  PERFORM folio_store_search('project', project.id, ${PROJECT_HEAD}, folio_search_vector(plain, 'C'));
  ${PROJECT_WORDS};
${VECTOR}
BEGIN
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
EXCEPTION WHEN program_limit_exceeded THEN
  part := left(part, 15000);
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
END $$;
DROP FUNCTION "folio_best_passage"(text, text[]), "folio_count_documents"(tsquery),
  "folio_store_search_texts"(text, uuid, tsvector, tsvector, text, text), "folio_headings"(text), "folio_text_vector"(text);
ALTER TABLE "search_documents" DROP COLUMN "plain", DROP COLUMN "code";
`
