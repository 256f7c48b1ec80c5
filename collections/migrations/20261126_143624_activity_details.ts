import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_audit_action" ADD VALUE 'tag' BEFORE 'delete';
  ALTER TABLE "audit" ADD COLUMN "details" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('sign-in', 'sign-in-refused', 'sign-out', 'publish', 'unpublish', 'delete', 'restore', 'activate', 'replace', 'export', 'import', 'create-token', 'revoke-token');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  ALTER TABLE "audit" DROP COLUMN "details";`)
}

