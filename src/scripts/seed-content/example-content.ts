import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { sanitizeContent } from '#src/content/sanitize/sanitize-content.ts'
import { markdownToContent } from '#src/content/sanitize/markdown-to-content.ts'
import { contactBodySchema, contactStateSchema } from '#src/contract/contacts/contact-schemas.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { portfolio } from '#src/portfolio/portfolio.ts'
import { ROOT } from '#src/scripts/process/run-child.ts'

const FOLDER = path.join(ROOT, 'example-content')
const PICTURE = /\.\.\/pictures\/([\w.-]+)/g

const frontMatterSchema = postBodySchema
  .pick({ title: true, excerpt: true, tags: true, readTime: true })
  .extend({
    /** `../pictures/…`; without one the site shows its stock image. */
    cover: z.string().optional(),
    /** Publication date; undefined for a draft. */
    publishedAt: z.iso.datetime().optional(),
    /** Plain text with code fences, the legacy format from before the editor; else Markdown. */
    format: z.literal('text').optional(),
  })

const messagesSchema = z.array(
  contactBodySchema.pick({ name: true, email: true, subject: true, message: true }).extend({
    state: contactStateSchema,
    /** Age of the message when seeded; the list colours the age at 24 and 72 hours. */
    hoursAgo: z.number().min(0),
  }),
)

export type ExamplePost = z.infer<typeof frontMatterSchema> & { content: string }
export type ExampleContent = Awaited<ReturnType<typeof readExampleContent>>

/** Contents of `example-content/`: posts oldest first and drafts last, in the format they are stored in. */
export async function readExampleContent() {
  const [posts, pictures, messages] = await Promise.all([
    readPosts(),
    readPictures(),
    readText('messages.yaml'),
  ])
  return {
    posts,
    pictures,
    messages: checked(messagesSchema, { file: 'messages.yaml', value: parse(messages) }),
    resume: {
      // File name that a visitor downloads.
      name: `${portfolio.personal.name.replaceAll(/\s+/g, '-')}-Resume.pdf`,
      bytes: await readFile(path.join(FOLDER, 'resume.pdf')),
    },
  }
}

/** Names of the pictures that a post, or its cover, references. */
export const picturesIn = ({ cover = '', content }: ExamplePost): string[] =>
  [...`${cover} ${content}`.matchAll(PICTURE)].map(([, name = '']) => name)

/** Replaces file names of pictures in a text with their stored addresses. */
export const withMediaUrls = (text: string, addresses: ReadonlyMap<string, string>): string =>
  text.replaceAll(PICTURE, (_, name: string) => {
    const address = addresses.get(name)
    if (address === undefined) throw new Error(`There is no example picture ${name}`)
    return address
  })

async function readPosts(): Promise<ExamplePost[]> {
  const files = (await readdir(path.join(FOLDER, 'posts'))).filter((file) => file.endsWith('.md'))
  const posts = await Promise.all(files.map((file) => readPost(`posts/${file}`)))
  const time = ({ publishedAt }: ExamplePost) => Date.parse(publishedAt ?? '9999-12-31')
  return posts.sort((one, other) => time(one) - time(other))
}

async function readPost(file: string): Promise<ExamplePost> {
  const [, head = '', body = ''] =
    /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/.exec(await readText(file)) ?? []
  const front = checked(frontMatterSchema, { file, value: parse(head) })
  const content = front.format === 'text' ? sanitizeContent(body.trim()) : markdownToContent(body)
  return { ...front, content }
}

/** Each picture has an alternative text in `descriptions.yaml`. */
async function readPictures() {
  const file = 'pictures/descriptions.yaml'
  const value: unknown = parse(await readText(file))
  const descriptions = checked(z.record(z.string(), z.string()), { file, value })
  return Promise.all(
    Object.entries(descriptions).map(async ([name, alt]) => {
      return { name, alt, bytes: await readFile(path.join(FOLDER, 'pictures', name)) }
    }),
  )
}

const readText = (file: string) => readFile(path.join(FOLDER, file), 'utf8')

function checked<T>(schema: z.ZodType<T>, { file, value }: { file: string; value: unknown }): T {
  const { data, error } = schema.safeParse(value)
  if (error) throw new Error(`example-content/${file}: ${z.prettifyError(error)}`)
  return data
}
