import type { ExampleRows } from '#src/contract/example/example-schemas.ts'
import { FOLIO_PATHS } from '#src/export-format/export-format.ts'
import { openFolio } from '#src/import/folio/open-folio.ts'
import type { ExportFiles } from '#src/import/source/source-post.ts'
import { beginStatement } from '#src/lib/database/session.ts'
import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { importPosts } from '#src/services/import/import-posts.ts'
import type { ImportReport } from '#src/import/prepare/import-report.ts'
import { datedFiles, readExample } from './example-source.ts'
import { withSeedConnection, hasSeedDecision } from './seed-decision.ts'
import { readSeedState, recordSeedDecision } from './seed-state.ts'

export type SeedReport =
  | ({ outcome: 'seeded' } & Record<keyof ExampleRows, number>)
  | { outcome: 'decided-before' }
  | { outcome: 'content-of-the-owner' }

const SEED_LOCK = 4_031_204

/**
 * Once, into an empty database; completes an interrupted seeding. Serialised. `now` is the time for messages; `say`
 * gets each step.
 */
export async function seedExampleContent({
  now = new Date(),
  say = () => {},
}: { now?: Date; say?: (step: string) => void } = {}): Promise<SeedReport> {
  return withSeedConnection(async (client) => {
    // Until the connection ends.
    await client.query(beginStatement(client))
    await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK])
    if (await hasSeedDecision(client)) return { outcome: 'decided-before' }
    const example = await readExample()
    const before = await readSeedState(example)
    if (before.hasOwnerContent) {
      await recordSeedDecision(now)
      return { outcome: 'content-of-the-owner' }
    }
    const files = datedFiles(example, { now, senders: before.senders })
    await importExample(tellingImages(files, { total: example.keys.media.length, say }), say)
    const { rows } = await readSeedState(example)
    await recordSeedDecision(now, rows)
    const added = (kind: keyof typeof rows) => rows[kind].length - before.rows[kind].length
    return {
      outcome: 'seeded',
      posts: added('posts'),
      projects: added('projects'),
      media: added('media'),
      resumes: added('resumes'),
      contacts: added('contacts'),
    }
  })
}

/** Reports the first read of each image, because images take most of the time. */
function tellingImages(
  files: ExportFiles,
  { total, say }: { total: number; say: (step: string) => void },
): ExportFiles {
  const begun = new Set<string>()
  const read = (name: string) => {
    if (name.startsWith(FOLIO_PATHS.media) && !begun.has(name))
      say(`image ${begun.add(name).size} of ${total}`)
    return files.read(name)
  }
  return { ...files, read }
}

async function importExample(files: ExportFiles, say: (step: string) => void): Promise<void> {
  const report = await importPosts({
    actor: scriptActor,
    source: await openFolio(files),
    origin: 'example-content',
    isUnrecorded: true,
    onPost: (_done, { title, outcome }) => {
      if (outcome === 'imported') say(`post “${title}”`)
    },
  })
  const problem = problemOf(report)
  if (problem !== undefined) throw new Error(`example-content: ${problem}`)
}

/** The owner may have edited the files. */
function problemOf({ posts, warnings }: ImportReport): string | undefined {
  const skipped = posts.find(({ outcome }) => outcome === 'left-out')
  if (skipped) return `${skipped.key}: ${skipped.reason}`
  const [warning] = warnings
  return warning && `${warning.place.file}: ${warning.text}`
}
