import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { childEnv, env } from '#src/env.ts'
import { checkStorageConsistency } from '#src/scripts/checks/storage-consistency.ts'
import { fileStore } from '#src/services/storage/configured-store.ts'
import { sweepOrphans } from '#src/services/storage/orphan-sweep.ts'
import { seeded } from '#tests/support/seeded.ts'
import { connectionsAtWork, expectWholePosts, storedIn } from '#tests/support/stored-documents.ts'
import { durabilityViolations, POINTS } from '#tests/support/acknowledged-writes.ts'
import type { Point, JournalEntry } from '#tests/support/acknowledged-writes.ts'

const DAY = 24 * 60 * 60 * 1000
type Death = { seed: number; point?: Point; action?: string }
type Kills = {
  count: number
  seed: number
  /** Enough kills for each kind of action to have succeeded before one of them. */
  meetsAll?: boolean
}
const KINDS = ['create', 'update', 'delete', 'activate', 'purge']

/** Every point of saving, uploading, replacing, activating and deleting, and those where files come and go. */
export const DEATHS: [point: Point, action: string][] = [
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

/**
 * Kills a process that saves, uploads, activates, deletes and empties the trash, and compares the stored data with what
 * it reported: exactly, except for the running action. The seed determines its actions and its lifetime.
 */
export function itSurvivesKills({ count, seed, meetsAll = false }: Kills, timeout: number) {
  const site = useKilledSite()
  it(
    `${count} kills at any moment (seed ${seed}): what was acknowledged is stored, nothing is torn, every row has its file`,
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

/** The same, killed at exactly this point. */
export function itSurvivesKillsAt(deaths: typeof DEATHS, seed: number, timeout: number) {
  const site = useKilledSite()
  it.each(deaths.map(([point, action], at) => ({ point, action, seed: seed + at })))(
    'a kill $point of: $action (seed $seed)',
    { timeout },
    async (death) => {
      const journal = await site.round(death)
      // Files are removed side by side: several may report before the signal arrives.
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

async function writeAndKill({ seed, point, action }: Death): Promise<JournalEntry[]> {
  const chance = seeded(seed)
  const after = chance.int(1, 60)
  const child = fork(
    'tests/support/write-until-killed.ts',
    [JSON.stringify([seed, point, action, chance.int(0, 4)])],
    { env: childEnv({ LOG_LEVEL: 'silent' }), silent: true },
  )
  // After a timeout it must not write into the next test.
  onTestFinished(() => void child.kill('SIGKILL'))
  const journal: JournalEntry[] = []
  let output = ''
  let successes = 0
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.on('message', (message: JournalEntry) => {
    journal.push(message)
    if (!('did' in message)) return
    successes += 1
    // Not at a success, but at some point after it.
    if (point === undefined && successes === after)
      void pause(chance.int(0, 40)).then(() => child.kill('SIGKILL'))
  })
  const [, signal] = (await once(child, 'exit')) as [number | null, string | null]
  expect({ signal, output }).toEqual({ signal: 'SIGKILL', output: '' })
  return journal
}
