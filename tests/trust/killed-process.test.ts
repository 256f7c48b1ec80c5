import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '#src/env.ts'
import { checkStorageConsistency } from '#src/scripts/checks/storage-consistency.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { writeAndKill } from '#tests/support/killed-writes.ts'
import type { Death } from '#tests/support/killed-writes.ts'
import { connectionsAtWork, expectWholePosts, storedIn } from '#tests/support/stored-documents.ts'
import { durabilityViolations, POINTS } from '#tests/support/acknowledged-writes.ts'
import type { Point, JournalEntry } from '#tests/support/acknowledged-writes.ts'

const DAY = 24 * 60 * 60 * 1000
type Kills = {
  count: number
  seed: number
  /** Enough kills for each kind of action to have succeeded before one of them. */
  meetsAll?: boolean
}
const KINDS = ['create', 'update', 'delete', 'activate', 'purge']

/** Every point of saving, uploading, replacing, activating and deleting, and those where files come and go. */
const DEATHS: [point: Point, action: string][] = [
  ...['save', 'upload', 'replace', 'activate', 'delete'].flatMap((action) =>
    POINTS.map((point): [Point, string] => [point, action]),
  ),
  ['file-written', 'upload'],
  ['file-written', 'replace'],
  ['before-commit', 'purge'],
  ['in-commit', 'purge'],
  ['after-commit', 'purge'],
  ['before-unlink', 'purge'],
  ['after-unlink', 'purge'],
]

function itSurvivesKills({ count, seed, meetsAll = false }: Kills, timeout: number) {
  const site = useKilledSite()
  it(
    `${count} kills at any moment (seed ${seed}): keeps acknowledged writes complete, every row with its file`,
    { timeout },
    async () => {
      const all: JournalEntry[] = []
      for (let round = 0; round < count; round += 1)
        all.push(...(await site.round({ seed: seed + round })))
      const done = all.flatMap((one) => ('did' in one ? [one.did.what] : []))
      expect(done.length).toBeGreaterThan(0)
      expect(done).toEqual(expect.arrayContaining(meetsAll ? KINDS : []))
      await site.expectSwept()
    },
  )
}

function itSurvivesKillsAt(deaths: typeof DEATHS, seed: number, timeout: number) {
  const site = useKilledSite()
  it.each(deaths.map(([point, action], at) => ({ point, action, seed: seed + at })))(
    'a kill $point of: $action (seed $seed)',
    { timeout },
    async (death) => {
      const journal = await site.round(death)
      // Files are removed side by side: several may report before the signal.
      expect(journal.filter((one) => 'diesAt' in one)).not.toEqual([])
      await site.expectSwept()
    },
  )
}

function useKilledSite() {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client({ connectionString: env.DATABASE_URL })
    await client.connect()
  })
  afterAll(() => client.end())

  const expectSound = async (orphanAgeMs: number) => {
    const { problems } = await checkStorageConsistency({ client, store: fileStore, orphanAgeMs })
    expect(problems).toEqual([])
  }
  return {
    round: async (death: Death) => {
      const before = await storedIn(client)
      const journal = await writeAndKill(death)
      await expect.poll(() => connectionsAtWork(client)).toBe(0)
      expect(durabilityViolations(before, journal, await storedIn(client))).toEqual([])
      await expectWholePosts(client)
      await expectSound(DAY)
      return journal
    },
    /** Remains of a kill are found and removed. */
    expectSwept: async () => {
      await sweepOrphans({ olderThanMs: -1000 })
      await expectSound(-1000)
    },
  }
}

describe('a process that is killed', () => {
  itSurvivesKills({ count: 1, seed: 20261121 }, 60_000)
  itSurvivesKillsAt([['file-written', 'replace']], 4031205, 60_000)
})

/** Fixed seeds, for reproducible failures; add the seed of each failure. */
describe('a process that is killed a hundred times, and at every point', { tags: 'long' }, () => {
  itSurvivesKills({ count: 100, seed: 20261121, meetsAll: true }, 3_600_000)
  itSurvivesKillsAt(DEATHS, 20262121, 180_000)
})
