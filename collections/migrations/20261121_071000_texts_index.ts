import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Payload reads a post's tags with a subquery by parent, and indexes them by order first: with a thousand
// posts the list cost a million comparisons (700 ms; 100 ms with this).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE INDEX "posts_texts_parent" ON "posts_texts" ("parent_id");
CREATE INDEX "_posts_v_texts_parent" ON "_posts_v_texts" ("parent_id");
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`DROP INDEX "posts_texts_parent"; DROP INDEX "_posts_v_texts_parent";`),
  )
}
