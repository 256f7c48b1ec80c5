import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" ADD COLUMN "source_names" jsonb;
  ALTER TABLE "imported_posts" ADD COLUMN "text_hash" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "imports" DROP COLUMN "source_names";
  ALTER TABLE "imported_posts" DROP COLUMN "text_hash";`)
}

