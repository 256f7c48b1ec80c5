import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(UP))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`DROP TABLE "visit_counts"; DROP TABLE "visit_marks"; DROP TABLE "visit_salts";`))
}

// Counts without cookies (src/services/page-views/page-views.ts). Marks and salts live for the day they are of.
const UP = `
CREATE TABLE "visit_counts" (
  "day" date NOT NULL,
  "kind" varchar(16) NOT NULL,
  "subject" varchar(64) NOT NULL,
  "visitors" integer NOT NULL DEFAULT 0,
  PRIMARY KEY ("day", "kind", "subject")
);
CREATE TABLE "visit_marks" (
  "day" date NOT NULL,
  "mark" varchar(43) NOT NULL,
  PRIMARY KEY ("day", "mark")
);
CREATE TABLE "visit_salts" ("day" date PRIMARY KEY, "salt" varchar(43) NOT NULL);
`
