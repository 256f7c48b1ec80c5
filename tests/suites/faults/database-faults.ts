import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import type { Fault } from '#tests/support/fault-proxy.ts'
import type { useFaultySite } from '#tests/support/faulty-site.ts'
import { fileForm } from '#tests/support/http-client.ts'
import { messageBody, postBody } from '#tests/support/post-bodies.ts'
import { pdf } from '#tests/support/sample-files.ts'
import { seeded } from '#tests/support/seeded.ts'
import type { Seeded } from '#tests/support/seeded.ts'
import { connectionsAtWork, expectWholePosts, storedIn } from '#tests/support/stored-documents.ts'
import { durabilityViolations } from '#tests/support/acknowledged-writes.ts'
import type { Write, Stored, JournalEntry } from '#tests/support/acknowledged-writes.ts'

type Site = ReturnType<typeof useFaultySite>
type Work = { write: Write; send: () => Promise<Response> }
type Action = {
  /** Statements of this action at which the connection may break. */
  statements: readonly [string, ...string[]]
  /** Undefined while there is nothing to apply it to. */
  make: (input: { site: Site; stored: Stored[]; mark: string; chance: Seeded }) => Work | undefined
}

const body = (mark: string) =>
  postBody({ title: mark, excerpt: mark, content: `<p>${mark}</p>`, tags: [mark] })
const oneOf = (list: Stored[], chance: Seeded) => list[chance.int(0, list.length)]

const ACTIONS: Record<string, Action> = {
  create: {
    statements: ['insert into "posts"', 'insert into "posts_texts"', 'insert into "_posts_v"'],
    make: ({ site, mark }) => ({
      write: { what: 'create', kind: 'posts', mark },
      send: () => site.ask(calls.createPost, { json: body(mark) }),
    }),
  },
  update: {
    statements: ['for update', 'update "posts"', 'insert into "_posts_v"', 'posts_texts'],
    make: ({ site, stored, mark, chance }) => {
      const post = oneOf(live(stored, 'posts'), chance)
      return (
        post && {
          write: { what: 'update', id: post.id, mark },
          send: () => site.ask(calls.updatePost, { params: { id: post.id }, json: body(mark) }),
        }
      )
    },
  },
  upload: {
    statements: ['insert into "media"', 'from resumes) as stored'],
    make: ({ site, mark }) => ({
      write: { what: 'create', kind: 'media', mark: hash('sha256', mark) },
      send: () =>
        site.ask(calls.uploadMedia, { body: fileForm('media', Buffer.from(mark), `${mark}.txt`) }),
    }),
  },
  uploadResume: {
    statements: ['insert into "resumes"', 'from resumes) as stored'],
    make: ({ site, mark }) => ({
      write: { what: 'create', kind: 'resumes', mark: `${mark}.pdf` },
      send: () =>
        site.ask(calls.uploadResume, {
          body: fileForm('resume', pdf({ text: mark }), `${mark}.pdf`),
        }),
    }),
  },
  activate: {
    statements: ['folio_activate_resume', 'insert into audit'],
    make: ({ site, stored, chance }) => {
      const resume = oneOf(
        live(stored, 'resumes').filter(({ isActive }) => !isActive),
        chance,
      )
      return (
        resume && {
          write: { what: 'activate', id: resume.id },
          send: () => site.ask(calls.activateResume, { params: { id: resume.id } }),
        }
      )
    },
  },
  delete: {
    statements: ['set deleted_at', 'insert into audit'],
    make: ({ site, stored, chance }) => {
      const files = live(stored, 'media')
      const [call, found] =
        chance.next() < 0.5
          ? [calls.deletePost, oneOf(live(stored, 'posts'), chance)]
          : [calls.deleteMedia, oneOf(files, chance)]
      return (
        found && {
          write: { what: 'delete', id: found.id },
          send: () => site.ask(call, { params: { id: found.id } }),
        }
      )
    },
  },
  message: {
    statements: ['insert into "contacts"'],
    make: ({ site, mark, chance }) => ({
      write: { what: 'create', kind: 'contacts', mark },
      send: () =>
        site.ask(calls.createMessage, {
          json: messageBody({ subject: mark }),
          // Rate limits are disabled in this test.
          headers: { 'x-folio-client': `10.${chance.int(0, 250)}.${chance.int(0, 250)}.1` },
        }),
    }),
  },
}
const NAMES = Object.keys(ACTIONS) as [string, ...string[]]

const live = (stored: Stored[], kind: Stored['kind']) =>
  stored.filter((one) => one.kind === kind && !one.isTrashed)

function faultFor({ statements }: Action, chance: Seeded): Fault {
  const when = chance.pick(['before', 'after'] as const)
  return chance.pick<Fault>([
    { kind: 'cut-answer', after: chance.int(1, 3000) },
    { kind: 'cut-statement', text: 'COMMIT', when },
    { kind: 'cut-statement', text: 'BEGIN', when },
    { kind: 'cut-statement', text: chance.pick(statements), when },
    { kind: 'cut-statement', text: chance.pick(statements), when },
  ])
}

type Options = {
  count: number
  seed: number
  /** Enough faults for each action to have failed, and to have succeeded. */
  meetsAll?: boolean
}

/** Saves, uploads, activates, deletes and writes messages over a connection that breaks during each. */
export function itLosesNothing(site: Site, { count, seed, meetsAll = false }: Options) {
  it(`${count} faults (seed ${seed}): stores every acknowledged write completely`, async () => {
    const chance = seeded(seed)
    const done = new Set<string>()
    const refusals = new Set<string>()
    let [faults, refused] = [0, 0]
    let stored: Stored[] = []
    for (let n = 0; faults < count; n += 1) {
      const name = chance.pick(NAMES)
      const action = ACTIONS[name]
      const work = action?.make({ site, stored, mark: `${seed}-${n}`, chance })
      if (!action || !work) continue
      // Some actions run without faults, so that there is data to update and delete.
      const isQuiet = n < 20 || chance.next() < 0.2
      site.break(isQuiet ? { kind: 'none' } : faultFor(action, chance))
      if (!isQuiet) faults += 1
      const response = await work.send()
      site.heal()
      const journal: JournalEntry[] = [{ n, will: work.write }]
      if (response.ok) {
        const { id = '' } = (await response.json()) as { id?: string }
        // A visitor does not receive the id of the message.
        const known = id || (await idOf(site, name === 'message' ? `${seed}-${n}` : ''))
        journal.push({ n, did: work.write, id: known })
        done.add(name)
      } else {
        expect({ name, status: response.status }).toEqual({ name, status: 503 })
        refusals.add(name)
        refused += 1
      }
      await expect.poll(() => connectionsAtWork(site.direct()), { interval: 2 }).toBe(0)
      const now = await storedIn(site.direct())
      expect(durabilityViolations(stored, journal, now)).toEqual([])
      stored = now
    }
    await expectWholePosts(site.direct())
    const expected = meetsAll ? NAMES : []
    expect([...refusals]).toEqual(expect.arrayContaining(expected))
    expect([...done]).toEqual(expect.arrayContaining(expected))
    expect(refused).toBeGreaterThan(count / 3)
  })
}

async function idOf(site: Site, subject: string): Promise<string> {
  const [row] = await site.rows('select id from contacts where subject = $1', [subject])
  return String(row?.['id'])
}
