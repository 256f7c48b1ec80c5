import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "is_autosaved" boolean;
  ALTER TABLE "_posts_v" ADD COLUMN "version_is_autosaved" boolean;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP COLUMN "is_autosaved";
  ALTER TABLE "_posts_v" DROP COLUMN "version_is_autosaved";`)
}

