import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a browser that got no answer has asked for already (src/services/platform/idempotency.ts).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
CREATE TABLE "request_keys" (
  "key" varchar(80) PRIMARY KEY,
  "document" uuid,
  "created_at" timestamp(3) with time zone NOT NULL DEFAULT now()
);
`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "request_keys";`))
}
