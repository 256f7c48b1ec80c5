import type { TypedUser } from 'payload'
import { postBodySchema } from '#src/contract/posts.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { createContact, listContacts, updateContact } from '#src/services/contacts.ts'
import { createMedia, listMedia } from '#src/services/media.ts'
import type { Actor } from '#src/services/payload.ts'
import { listPosts } from '#src/services/post-list.ts'
import { createPost } from '#src/services/posts.ts'
import { createResume, listResumes } from '#src/services/resumes.ts'
import { ARTWORK, renderArtwork } from './artwork.ts'
import { resumeFileName, resumePdf } from './resume-pdf.ts'
import { dateContacts, datePosts, describeMedia } from './seed-backdate.ts'
import { SEED_CONTACTS } from './seed-contacts.ts'
import { backShift, movedBack } from './seed-dates.ts'
import { withPictureAddresses } from './seed-post.ts'
import type { SeedPost } from './seed-post.ts'
import { SEED_POSTS } from './seed-posts.ts'
import { connected, isDecided } from './seed-record.ts'
import { hasForeignContent, recordDecision } from './seed-state.ts'

export type SeedReport =
  | { outcome: 'seeded'; posts: number; media: number; resumes: number; contacts: number }
  | { outcome: 'decided-before' }
  | { outcome: 'content-of-the-owner' }

const SEED_LOCK = 4_031_204

// No such person is stored: it only opens the doors that an administrator's session opens.
const seeder: Actor = {
  kind: 'admin',
  user: {
    id: '00000000-0000-4000-8000-000000000000',
    collection: 'users',
    email: 'seed@localhost',
  } as TypedUser,
}

/**
 * Fills an empty database with example content, once. Does nothing where an owner's data stands or where
 * that was decided before; completes a seeding that was interrupted. Two at once take turns.
 * @param now the moment from which the ages of messages are counted
 * @param say is told of each step
 */
export async function seedExampleContent({
  now = new Date(),
  say = () => {},
}: { now?: Date; say?: (step: string) => void } = {}): Promise<SeedReport> {
  return connected(async (client) => {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK])
    if (await isDecided(client)) return { outcome: 'decided-before' }
    if (await hasForeignContent()) {
      await recordDecision(now)
      return { outcome: 'content-of-the-owner' }
    }
    const media = await seedMedia(say)
    const posts = await seedPosts({ now, say })
    const resumes = await seedResume(say)
    const contacts = await seedContacts({ now, say })
    await recordDecision(now)
    return { outcome: 'seeded', posts, media, resumes, contacts }
  })
}

async function seedMedia(say: (step: string) => void): Promise<number> {
  const stored = new Set((await listMedia({ actor: seeder })).map((item) => item.originalName))
  const missing = ARTWORK.filter(({ fileName }) => !stored.has(fileName))
  for (const artwork of missing) {
    const bytes = await renderArtwork(artwork)
    await createMedia({ actor: seeder, file: { name: artwork.fileName, bytes } })
    say(`picture ${artwork.fileName}`)
  }
  await describeMedia(seeder)
  return missing.length
}

type Step = { now: Date; say: (step: string) => void }

async function seedPosts({ now, say }: Step): Promise<number> {
  const stored = new Set((await listPosts({ actor: seeder })).map((post) => post.title))
  const addresses = new Map(
    (await listMedia({ actor: seeder })).map((item) => [item.originalName, item.url]),
  )
  const shift = backShift(
    SEED_POSTS.flatMap(({ publishedAt }) => publishedAt ?? []),
    now,
  )
  const missing = SEED_POSTS.filter(({ title }) => !stored.has(title))
  for (const post of missing) {
    await createPost({ actor: seeder, body: bodyOf(post, { addresses, shift }) })
    say(`post “${post.title}”`)
  }
  await datePosts(seeder, { now, shift })
  return missing.length
}

function bodyOf(
  post: SeedPost,
  { addresses, shift }: { addresses: Map<string, string>; shift: number },
) {
  const { title, excerpt, content, tags, readTime, cover, publishedAt } = post
  return postBodySchema.parse({
    title,
    excerpt,
    content: withPictureAddresses(content, addresses),
    tags,
    readTime,
    imageUrl: cover ? addresses.get(cover) : null,
    isPublished: publishedAt !== undefined,
    publishedAt: publishedAt && movedBack(publishedAt, shift),
  })
}

async function seedResume(say: (step: string) => void): Promise<number> {
  if ((await listResumes({ actor: seeder })).length > 0) return 0
  const name = resumeFileName(portfolio)
  await createResume({ actor: seeder, file: { name, bytes: await resumePdf(portfolio) } })
  say(`resume ${name}`)
  return 1
}

async function seedContacts({ now, say }: Step): Promise<number> {
  const stored = new Set((await listContacts({ actor: seeder })).map(({ email }) => email))
  const missing = SEED_CONTACTS.filter(({ email }) => !stored.has(email))
  for (const [index, { name, email, subject, message }] of missing.entries()) {
    const body = { name, email, subject, message }
    await createContact({ body, client: `192.0.2.${index + 1}` })
    say(`message “${subject}”`)
  }
  for (const { id, email } of await listContacts({ actor: seeder })) {
    const state = SEED_CONTACTS.find((contact) => contact.email === email)?.state
    if (state) await updateContact({ actor: seeder, id, state })
  }
  await dateContacts(seeder, now)
  return missing.length
}
