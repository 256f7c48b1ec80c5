import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_action" ADD VALUE 'replace' BEFORE 'export';
  ALTER TABLE "media" ADD COLUMN "stored_name" varchar;
  ALTER TABLE "media" ADD COLUMN "earlier" jsonb;
  CREATE INDEX "media_stored_name_idx" ON "media" USING btree ("stored_name");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  UPDATE "audit" SET "action" = 'restore' WHERE "action" = 'replace';
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('sign-in', 'sign-in-refused', 'sign-out', 'publish', 'unpublish', 'delete', 'restore', 'activate', 'export');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  DROP INDEX "media_stored_name_idx";
  ALTER TABLE "media" DROP COLUMN "stored_name";
  ALTER TABLE "media" DROP COLUMN "earlier";`)
}

