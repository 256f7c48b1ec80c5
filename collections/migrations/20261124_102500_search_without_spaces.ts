import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(DOWN))
}

// Thai to Khmer, kana, Han: scripts without spaces between words.
const LETTER = '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3040-\\u30FF\\u3400-\\u4DBF\\u4E00-\\u9FFF\\uF900-\\uFAFF'

const UP = `
-- A text in such a script as pairs of letters: those from its first letter, and those from its second.
CREATE FUNCTION "folio_letter_pairs"("value" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN value ~ '[${LETTER}]' THEN
    regexp_replace(value, '([${LETTER}]{2})', ' \\1 ', 'g') || ' ' ||
    regexp_replace(regexp_replace(value, '(^|[^${LETTER}])[${LETTER}](?=[${LETTER}])', '\\1 ', 'g'),
      '([${LETTER}]{2})', ' \\1 ', 'g')
  ELSE value END
$$;

CREATE OR REPLACE FUNCTION "folio_search_vector"("value" text, "weight" "char") RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text := folio_letter_pairs(folio_separate_words(left(coalesce(value, ''), 150000), ' '));
BEGIN
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
EXCEPTION WHEN program_limit_exceeded THEN
  part := left(part, 15000);
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
END $$;
SELECT folio_index_documents();
`

const DOWN = `
CREATE OR REPLACE FUNCTION "folio_search_vector"("value" text, "weight" "char") RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  part text := folio_separate_words(left(coalesce(value, ''), 150000), ' ');
BEGIN
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
EXCEPTION WHEN program_limit_exceeded THEN
  part := left(part, 15000);
  RETURN setweight(to_tsvector('folio_language', part) || to_tsvector('folio_simple', part), weight);
END $$;
DROP FUNCTION "folio_letter_pairs"(text);
SELECT folio_index_documents();
`
