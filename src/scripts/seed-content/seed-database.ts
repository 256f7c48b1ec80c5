import type { TypedUser } from 'payload'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import {
  createContact,
  listContacts,
  updateContact,
} from '#src/services/contacts/contact-service.ts'
import { createMedia, listMedia } from '#src/services/media/media-service.ts'
import type { Admin } from '#src/services/platform/payload.ts'
import { listPosts } from '#src/services/posts/post-list.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { createResume, listResumes } from '#src/services/resumes/resume-service.ts'
import { readExampleContent, withMediaUrls } from './example-content.ts'
import type { ExampleContent, ExamplePost } from './example-content.ts'
import { backdateContacts, backdatePosts, setMediaDescriptions } from './seed-backdate.ts'
import { dateShift, shiftDate } from './seed-dates.ts'
import { withSeedConnection, hasSeedDecision } from './seed-decision.ts'
import { hasOwnerContent, recordSeedDecision } from './seed-state.ts'

export type SeedReport =
  | { outcome: 'seeded'; posts: number; media: number; resumes: number; contacts: number }
  | { outcome: 'decided-before' }
  | { outcome: 'content-of-the-owner' }

const SEED_LOCK = 4_031_204

// Not a stored user: an actor with the permissions of an administrator's session.
const seeder: Admin = {
  kind: 'admin',
  user: {
    id: '00000000-0000-4000-8000-000000000000',
    collection: 'users',
    email: 'seed@localhost',
  } as TypedUser,
}

/**
 * Seeds an empty database with example content, once. Does nothing when the database contains an owner's data or the
 * decision has been recorded; completes an interrupted seeding. Concurrent runs are serialised.
 * @param now the time from which the ages of messages are counted
 * @param say called with the description of each step
 */
export async function seedExampleContent({
  now = new Date(),
  say = () => {},
}: { now?: Date; say?: (step: string) => void } = {}): Promise<SeedReport> {
  return withSeedConnection(async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    if (await hasSeedDecision(client)) return { outcome: 'decided-before' }
    const example = await readExampleContent()
    if (await hasOwnerContent(example)) {
      await recordSeedDecision(now)
      return { outcome: 'content-of-the-owner' }
    }
    const step: Step = { example, now, say }
    const media = await seedMedia(step)
    const posts = await seedPosts(step)
    const resumes = await seedResume(step)
    const contacts = await seedContacts(step)
    await recordSeedDecision(now)
    return { outcome: 'seeded', posts, media, resumes, contacts }
  })
}

type Step = { example: ExampleContent; now: Date; say: (step: string) => void }

async function seedMedia({ example, say }: Step): Promise<number> {
  const stored = new Set((await listMedia({ actor: seeder })).map((item) => item.originalName))
  const missing = example.pictures.filter(({ name }) => !stored.has(name))
  for (const { name, bytes } of missing) {
    await createMedia({ actor: seeder, file: { name, bytes } })
    say(`picture ${name}`)
  }
  await setMediaDescriptions(seeder, example)
  return missing.length
}

async function seedPosts({ example: { posts }, now, say }: Step): Promise<number> {
  const stored = new Set((await listPosts({ actor: seeder })).map((post) => post.title))
  const addresses = new Map(
    (await listMedia({ actor: seeder })).map((item) => [item.originalName, item.url]),
  )
  const shift = dateShift(
    posts.flatMap(({ publishedAt }) => publishedAt ?? []),
    now,
  )
  const missing = posts.filter(({ title }) => !stored.has(title))
  for (const post of missing) {
    await createPost({ actor: seeder, body: bodyOf(post, { addresses, shift }) })
    say(`post “${post.title}”`)
  }
  await backdatePosts(seeder, { posts, now, shift })
  return missing.length
}

function bodyOf(
  post: ExamplePost,
  { addresses, shift }: { addresses: Map<string, string>; shift: number },
) {
  const { title, excerpt, content, tags, readTime, cover, publishedAt } = post
  return postBodySchema.parse({
    title,
    excerpt,
    content: withMediaUrls(content, addresses),
    tags,
    readTime,
    imageUrl: cover && withMediaUrls(cover, addresses),
    isPublished: publishedAt !== undefined,
    publishedAt: publishedAt && shiftDate(publishedAt, shift),
  })
}

async function seedResume({ example: { resume }, say }: Step): Promise<number> {
  if ((await listResumes({ actor: seeder })).length > 0) return 0
  await createResume({ actor: seeder, file: resume })
  say(`resume ${resume.name}`)
  return 1
}

async function seedContacts({ example: { messages }, now, say }: Step): Promise<number> {
  const stored = new Set((await listContacts({ actor: seeder })).map(({ email }) => email))
  const missing = messages.filter(({ email }) => !stored.has(email))
  for (const [index, { name, email, subject, message }] of missing.entries()) {
    const body = { name, email, subject, message }
    await createContact({ body, client: `192.0.2.${index + 1}` })
    say(`message “${subject}”`)
  }
  for (const { id, email } of await listContacts({ actor: seeder })) {
    const state = messages.find((message) => message.email === email)?.state
    if (state) await updateContact({ actor: seeder, id, state })
  }
  await backdateContacts(seeder, { messages, now })
  return missing.length
}
