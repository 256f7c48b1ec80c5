import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "series" varchar;
  ALTER TABLE "posts" ADD COLUMN "series_part" numeric;
  ALTER TABLE "_posts_v" ADD COLUMN "version_series" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_series_part" numeric;
  CREATE INDEX "posts_series_idx" ON "posts" USING btree ("series");
  CREATE INDEX "_posts_v_version_version_series_idx" ON "_posts_v" USING btree ("version_series");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "posts_series_idx";
  DROP INDEX "_posts_v_version_version_series_idx";
  ALTER TABLE "posts" DROP COLUMN "series";
  ALTER TABLE "posts" DROP COLUMN "series_part";
  ALTER TABLE "_posts_v" DROP COLUMN "version_series";
  ALTER TABLE "_posts_v" DROP COLUMN "version_series_part";`)
}

