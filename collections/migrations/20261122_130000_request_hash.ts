import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// What a request has said: the very same once more is answered, not stored again (src/services/platform/idempotency.ts).
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`ALTER TABLE "request_keys" ADD COLUMN "request_hash" text;`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`ALTER TABLE "request_keys" DROP COLUMN "request_hash";`))
}
