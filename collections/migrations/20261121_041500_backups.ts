import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "backups"`)
}

// What was backed up and when: written by src/services/backup, read by whoever asks when the last one was made.
const UP = `
CREATE TABLE "backups" (
  "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "made_at" timestamp(3) with time zone NOT NULL,
  "bytes" bigint NOT NULL,
  "rows" bigint NOT NULL,
  "files" integer NOT NULL,
  "damages" integer NOT NULL,
  "sha256" varchar NOT NULL
);
CREATE INDEX "backups_made_at_idx" ON "backups" ("made_at");
`
