import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

// When the document of a request was last written by it: what somebody else saved since is not overwritten.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`ALTER TABLE "request_keys" ADD COLUMN "saved_at" timestamp(3) with time zone;`),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`ALTER TABLE "request_keys" DROP COLUMN "saved_at";`))
}
