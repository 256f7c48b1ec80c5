import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" ADD COLUMN "target_kind" varchar;
  ALTER TABLE "audit" ADD COLUMN "target_id" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" DROP COLUMN "target_kind";
  ALTER TABLE "audit" DROP COLUMN "target_id";`)
}

