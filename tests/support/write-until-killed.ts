import { randomUUID } from 'node:crypto'
import { postBodySchema } from '#src/contract/posts.ts'
import { createMedia, deleteMedia } from '#src/services/media.ts'
import type { Actor } from '#src/services/payload.ts'
import { createPost, updatePost } from '#src/services/posts.ts'
import { activateResume, createResume, deleteResume, listResumes } from '#src/services/resumes.ts'
import { postBody } from './post-bodies.ts'
import { pdf } from './sample-files.ts'

// A program of its own: saves, uploads, activates and deletes without end, and tells of each success.
const writer = {
  kind: 'admin',
  user: {
    id: '00000000-0000-4000-8000-000000000000',
    collection: 'users',
    email: 'writer@localhost',
  },
} as Actor

export type Told =
  | { did: 'post'; id: string; mark: string }
  | { did: 'file'; id: string }
  | { did: 'deleted'; id: string }
  | { did: 'activated'; id: string }

const tell = (told: Told) => process.send?.(told)
const actor = writer
const body = (mark: string) =>
  postBodySchema.parse(
    postBody({ title: mark, excerpt: mark, content: `<p>${mark}</p>`, tags: [mark] }),
  )

async function posts() {
  for (;;) {
    const first = randomUUID()
    const { id } = await createPost({ actor, body: body(first) })
    tell({ did: 'post', id, mark: first })
    const second = randomUUID()
    await updatePost({ actor, id, body: body(second) })
    tell({ did: 'post', id, mark: second })
  }
}

async function files() {
  for (;;) {
    const file = { name: 'notes.txt', bytes: Buffer.from(randomUUID()) }
    const { id } = await createMedia({ actor, file })
    tell({ did: 'file', id })
    if (Math.random() < 0.5) continue
    await deleteMedia({ actor, id })
    tell({ did: 'deleted', id })
  }
}

async function resumes() {
  for (;;) {
    const file = { name: 'cv.pdf', bytes: pdf({ text: randomUUID() }) }
    const { id } = await createResume({ actor, file })
    tell({ did: 'file', id })
    await activateResume({ actor, id })
    tell({ did: 'activated', id })
    const other = (await listResumes({ actor })).find((resume) => !resume.isActive)
    if (other === undefined) continue
    await deleteResume({ actor, id: other.id })
    tell({ did: 'deleted', id: other.id })
  }
}

await Promise.all([posts(), posts(), files(), files(), resumes()])
