import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_audit_action" AS ENUM('sign-in', 'sign-in-refused', 'sign-out', 'publish', 'unpublish', 'delete', 'restore', 'activate', 'export');
  CREATE TABLE "audit" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"action" "enum_audit_action" NOT NULL,
  	"subject" varchar,
  	"actor" varchar,
  	"request_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "contacts" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "audit_id" uuid;
  CREATE INDEX "audit_action_idx" ON "audit" USING btree ("action");
  CREATE INDEX "audit_updated_at_idx" ON "audit" USING btree ("updated_at");
  CREATE INDEX "audit_created_at_idx" ON "audit" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_audit_fk" FOREIGN KEY ("audit_id") REFERENCES "public"."audit"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "contacts_deleted_at_idx" ON "contacts" USING btree ("deleted_at");
  CREATE INDEX "payload_locked_documents_rels_audit_id_idx" ON "payload_locked_documents_rels" USING btree ("audit_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "audit" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "audit" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_audit_fk";
  
  DROP INDEX "contacts_deleted_at_idx";
  DROP INDEX "payload_locked_documents_rels_audit_id_idx";
  ALTER TABLE "contacts" DROP COLUMN "deleted_at";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "audit_id";
  DROP TYPE "public"."enum_audit_action";`)
}
