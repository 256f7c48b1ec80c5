import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_access_tokens_scopes" AS ENUM('posts', 'media', 'read');
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'import';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'create-token';
  ALTER TYPE "public"."enum_audit_action" ADD VALUE 'revoke-token';
  CREATE TABLE "redirects" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"address" varchar NOT NULL,
  	"post_id" uuid,
  	"target" varchar,
  	"import_run" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imports" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"origin" varchar NOT NULL,
  	"description" varchar,
  	"file_name" varchar,
  	"options" jsonb,
  	"is_plan" boolean DEFAULT false,
  	"state" varchar DEFAULT 'done',
  	"problem" varchar,
  	"posts_done" numeric DEFAULT 0,
  	"posts_total" numeric,
  	"report" jsonb,
  	"details" jsonb,
  	"taken_back_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "imported_posts" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"origin" varchar NOT NULL,
  	"source_key" varchar NOT NULL,
  	"post_id" uuid,
  	"source_hash" varchar NOT NULL,
  	"saved_hash" varchar NOT NULL,
  	"import_run" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "access_tokens_scopes" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "enum_access_tokens_scopes",
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL
  );
  
  CREATE TABLE "access_tokens" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"name" varchar NOT NULL,
  	"owner_id" uuid NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"last_used_at" timestamp(3) with time zone,
  	"hash" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "posts" ADD COLUMN "source_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "_posts_v" ADD COLUMN "version_source_text_changed_at" timestamp(3) with time zone;
  ALTER TABLE "media" ADD COLUMN "source_sha256" varchar;
  ALTER TABLE "media" ADD COLUMN "import_run" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "redirects_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imports_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "imported_posts_id" uuid;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "access_tokens_id" uuid;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "imported_posts" ADD CONSTRAINT "imported_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "access_tokens_scopes" ADD CONSTRAINT "access_tokens_scopes_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "redirects_address_idx" ON "redirects" USING btree ("address");
  CREATE INDEX "redirects_post_idx" ON "redirects" USING btree ("post_id");
  CREATE INDEX "redirects_import_run_idx" ON "redirects" USING btree ("import_run");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "imports_updated_at_idx" ON "imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "imports" USING btree ("created_at");
  CREATE INDEX "imported_posts_post_idx" ON "imported_posts" USING btree ("post_id");
  CREATE INDEX "imported_posts_import_run_idx" ON "imported_posts" USING btree ("import_run");
  CREATE INDEX "imported_posts_updated_at_idx" ON "imported_posts" USING btree ("updated_at");
  CREATE INDEX "imported_posts_created_at_idx" ON "imported_posts" USING btree ("created_at");
  CREATE UNIQUE INDEX "origin_sourceKey_idx" ON "imported_posts" USING btree ("origin","source_key");
  CREATE INDEX "access_tokens_scopes_order_idx" ON "access_tokens_scopes" USING btree ("order");
  CREATE INDEX "access_tokens_scopes_parent_idx" ON "access_tokens_scopes" USING btree ("parent_id");
  CREATE INDEX "access_tokens_owner_idx" ON "access_tokens" USING btree ("owner_id");
  CREATE UNIQUE INDEX "access_tokens_hash_idx" ON "access_tokens" USING btree ("hash");
  CREATE INDEX "access_tokens_updated_at_idx" ON "access_tokens" USING btree ("updated_at");
  CREATE INDEX "access_tokens_created_at_idx" ON "access_tokens" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imports_fk" FOREIGN KEY ("imports_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_imported_posts_fk" FOREIGN KEY ("imported_posts_id") REFERENCES "public"."imported_posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_access_tokens_fk" FOREIGN KEY ("access_tokens_id") REFERENCES "public"."access_tokens"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_source_sha256_idx" ON "media" USING btree ("source_sha256");
  CREATE INDEX "media_import_run_idx" ON "media" USING btree ("import_run");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_imports_id_idx" ON "payload_locked_documents_rels" USING btree ("imports_id");
  CREATE INDEX "payload_locked_documents_rels_imported_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("imported_posts_id");
  CREATE INDEX "payload_locked_documents_rels_access_tokens_id_idx" ON "payload_locked_documents_rels" USING btree ("access_tokens_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "imported_posts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "access_tokens_scopes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "access_tokens" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "imports" CASCADE;
  DROP TABLE "imported_posts" CASCADE;
  DROP TABLE "access_tokens_scopes" CASCADE;
  DROP TABLE "access_tokens" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imports_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_imported_posts_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_access_tokens_fk";
  
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_action";
  CREATE TYPE "public"."enum_audit_action" AS ENUM('sign-in', 'sign-in-refused', 'sign-out', 'publish', 'unpublish', 'delete', 'restore', 'activate', 'replace', 'export');
  ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_action" USING "action"::"public"."enum_audit_action";
  DROP INDEX "media_source_sha256_idx";
  DROP INDEX "media_import_run_idx";
  DROP INDEX "payload_locked_documents_rels_redirects_id_idx";
  DROP INDEX "payload_locked_documents_rels_imports_id_idx";
  DROP INDEX "payload_locked_documents_rels_imported_posts_id_idx";
  DROP INDEX "payload_locked_documents_rels_access_tokens_id_idx";
  ALTER TABLE "posts" DROP COLUMN "source_text_changed_at";
  ALTER TABLE "_posts_v" DROP COLUMN "version_source_text_changed_at";
  ALTER TABLE "media" DROP COLUMN "source_sha256";
  ALTER TABLE "media" DROP COLUMN "import_run";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imports_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "imported_posts_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "access_tokens_id";
  DROP TYPE "public"."enum_access_tokens_scopes";`)
}

