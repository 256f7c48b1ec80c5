import { describe, expect, it } from 'vitest'
import {
  migrationProblems,
  newMigrationProblems,
} from '#src/scripts/generate/migration-problems.ts'

const migration = (...statements: string[]) => `
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql\`
   ${statements.join(';\n  ')};\`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql\`
   DROP TABLE "talks" CASCADE;
  ALTER TABLE "posts" DROP COLUMN "subtitle";\`)
}
`

describe('a migration compatible with servers of the previous release', () => {
  it.each([
    'ALTER TABLE "posts" ADD COLUMN "subtitle" varchar',
    `ALTER TABLE "posts" ADD COLUMN "views" numeric DEFAULT 0 NOT NULL`,
    'ALTER TABLE "posts" ALTER COLUMN "excerpt" DROP NOT NULL',
    'ALTER TABLE "talks" ADD CONSTRAINT "talks_fk" FOREIGN KEY ("id") REFERENCES "posts"("id")',
    'CREATE INDEX "posts_subtitle_idx" ON "posts" USING btree ("subtitle")',
    `ALTER TYPE "public"."enum_audit_action" ADD VALUE 'replace' BEFORE 'export'`,
    '-- contract: unused since 1.4.0\n  ALTER TABLE "posts" DROP COLUMN "excerpt"',
  ])('%s', (statement) => expect(migrationProblems(migration(statement))).toEqual([]))

  it('may ask anything of a table that it creates', () => {
    const text = migration(
      'CREATE TABLE "talks" (\n  "id" uuid NOT NULL,\n  "slug" varchar UNIQUE)',
      'CREATE UNIQUE INDEX "talks_slug_idx" ON "talks" USING btree ("slug")',
      'ALTER TABLE "talks" ALTER COLUMN "slug" SET NOT NULL',
    )
    expect(migrationProblems(text)).toEqual([])
  })
})

const REQUIRES = 'requires a value that the previous release may omit'
const REJECTS = 'rejects rows that the previous release may insert'
it.each([
  ['DROP TABLE "contacts" CASCADE', 'drops something it uses'],
  ['ALTER TABLE "posts" DROP COLUMN "excerpt"', 'drops something it uses'],
  ['ALTER TABLE "posts" RENAME COLUMN "excerpt" TO "summary"', 'renames something it uses'],
  ['ALTER TABLE "posts" RENAME TO "articles"', 'renames something it uses'],
  [`ALTER TYPE "public"."enum_audit_action" RENAME VALUE 'a' TO 'b'`, 'renames something it uses'],
  ['ALTER TABLE "audit" ALTER COLUMN "action" SET DATA TYPE text', 'changes the type of a column'],
  ['ALTER TABLE "posts" ALTER "read_time" TYPE integer', 'changes the type of a column'],
  ['ALTER TABLE "posts" ALTER COLUMN "slug" SET NOT NULL', REQUIRES],
  ['ALTER TABLE "posts" ALTER COLUMN "slug" DROP DEFAULT', REQUIRES],
  [
    'ALTER TABLE "posts" ADD COLUMN "kind" varchar NOT NULL',
    'adds a required column that the previous release does not set',
  ],
  ['ALTER TABLE "posts" ADD CONSTRAINT "one" UNIQUE ("slug")', REJECTS],
  [`ALTER TABLE "posts" ADD CONSTRAINT "one" CHECK (slug <> '')`, REJECTS],
  ['CREATE UNIQUE INDEX "one" ON "posts" USING btree ("slug")', REJECTS],
])('refuses %s', (statement, reason) => {
  expect(migrationProblems(migration(statement))).toEqual([`${statement}: ${reason}`])
})

it('finds the second action of a statement, and one whose comment names no release', () => {
  const text = migration(
    'ALTER TABLE "posts" ADD COLUMN "subtitle" varchar, DROP COLUMN "excerpt"',
    '-- contract: unused\n  ALTER TABLE "posts" DROP COLUMN "category"',
  )
  expect(migrationProblems(text)).toHaveLength(2)
})

it('keeps migrations since the first release compatible with the previous release', () => {
  expect(newMigrationProblems()).toEqual([])
})
