import { hash } from 'node:crypto'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { scriptActor as actor } from '#src/scripts/import/script-actor.ts'
import { replaceMediaFile } from '#src/services/media/media-replacement.ts'
import { uploadMedia, deleteMedia } from '#src/services/media/media-service.ts'
import { createPost, deletePost, updatePost } from '#src/services/posts/post-service.ts'
import { activateResume, uploadResume, deleteResume } from '#src/services/resumes/resume-service.ts'
import { crashAt, currentAction } from './crash-at.ts'
import { postBody } from './post-bodies.ts'
import { pdf } from './sample-files.ts'
import { seeded } from './seeded.ts'
import type { Write, JournalEntry } from './acknowledged-writes.ts'
import { emptyTrash } from './trash.ts'

// A separate program: saves, uploads, activates, deletes and empties the trash endlessly. It reports each action before
// it, and each success after it.
const [seed = 0, point, action, skip = 0] = JSON.parse(process.argv[2] ?? '[]') as [
  number?,
  string?,
  string?,
  number?,
]
const chance = seeded(seed)
let made = 0
const newMark = () => `${seed}-${(made += 1)}`
const body = (mark: string) =>
  postBodySchema.parse(
    postBody({ title: mark, excerpt: mark, content: `<p>${mark}</p>`, tags: [mark] }),
  )

const report = (journal: JournalEntry, then: () => void = () => undefined) =>
  process.send?.(journal, then)
const pass = await crashAt(
  point && action ? { point: point as never, action, skip } : undefined,
  report,
)
let writes = 0

async function reportWrite(action: string, will: Write, work: () => Promise<{ id: string }>) {
  const n = (writes += 1)
  report({ n, will })
  return currentAction.run({ n, action }, async () => {
    const { id } = await work()
    await pass('answered')
    report({ n, did: will, id })
    return id
  })
}

async function posts() {
  for (;;) {
    const first = newMark()
    const id = await reportWrite('save', { what: 'create', kind: 'posts', mark: first }, () =>
      createPost({ actor, body: body(first) }),
    )
    const mark = newMark()
    await reportWrite('save', { what: 'update', id, mark }, () =>
      updatePost({ actor, id, body: body(mark) }),
    )
    if (chance.next() < 0.7) continue
    await reportWrite('delete', { what: 'delete', id }, () => deletePost({ actor, id }))
  }
}

function newFile() {
  const name = `${newMark()}.txt`
  const bytes = Buffer.from(name)
  return { name, bytes, mark: hash('sha256', bytes) }
}

async function files() {
  for (;;) {
    const first = newFile()
    const id = await reportWrite(
      'upload',
      { what: 'create', kind: 'media', mark: first.mark },
      () => uploadMedia({ actor, file: first }),
    )
    const other = newFile()
    await reportWrite('replace', { what: 'update', id, mark: other.mark }, () =>
      replaceMediaFile({ actor, id, file: other }),
    )
    if (chance.next() < 0.3) continue
    await reportWrite('delete', { what: 'delete', id }, () => deleteMedia({ actor, id }))
  }
}

async function resumes() {
  let last: string | undefined
  for (;;) {
    const mark = `${newMark()}.pdf`
    const file = { name: mark, bytes: pdf({ text: mark }) }
    const id = await reportWrite('upload', { what: 'create', kind: 'resumes', mark }, () =>
      uploadResume({ actor, file }),
    )
    await reportWrite('activate', { what: 'activate', id }, () => activateResume({ actor, id }))
    if (last !== undefined) {
      const old = last
      await reportWrite('delete', { what: 'delete', id: old }, () =>
        deleteResume({ actor, id: old }),
      )
    }
    last = id
  }
}

async function trash() {
  for (;;)
    await reportWrite('purge', { what: 'purge' }, async () => {
      await emptyTrash()
      return { id: '' }
    })
}

await Promise.all([posts(), posts(), files(), files(), resumes(), trash()])
