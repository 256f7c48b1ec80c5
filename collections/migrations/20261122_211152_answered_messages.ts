import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "saved_answers_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "saved_answers" (
  	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "contacts" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "saved_answers_answers" ADD CONSTRAINT "saved_answers_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."saved_answers"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "saved_answers_answers_order_idx" ON "saved_answers_answers" USING btree ("_order");
  CREATE INDEX "saved_answers_answers_parent_id_idx" ON "saved_answers_answers" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "saved_answers_answers" CASCADE;
  DROP TABLE "saved_answers" CASCADE;
  ALTER TABLE "contacts" DROP COLUMN "answered_at";`)
}

