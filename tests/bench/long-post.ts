import { scriptActor } from '#src/scripts/import/script-actor.ts'
import { payloadClient } from '#src/services/platform/payload.ts'
import { createPost } from '#src/services/posts/post-service.ts'
import { listMedia } from '#src/services/media/media-service.ts'
import { postBodySchema } from '#src/contract/posts/post-schemas.ts'
import { postBody } from '#tests/support/post-bodies.ts'

// A program of its own, as scripts write: a long post with ten code blocks and five images of the library.

const SECTIONS = 10
const IMAGES = 5
const PARAGRAPH = `<p>${'The server keeps what it has rendered, and says so in one header. '.repeat(8)}</p>`
const CODE = [
  'export async function retry<T>(work: () => Promise<T>, times = 3): Promise<T> {',
  '  for (let left = times; ; left -= 1) {',
  '    try {',
  '      return await work()',
  '    } catch (error) {',
  '      if (left === 0) throw error // nothing left to try',
  '    }',
  '  }',
  '}',
].join('\n')

const images = (await listMedia({ actor: scriptActor }))
  .filter(({ mimeType }) => mimeType.startsWith('image/'))
  .slice(0, IMAGES)

const section = (_: unknown, index: number) => {
  const image = images[index]
  return [
    `<h2>Part ${index + 1}</h2>`,
    PARAGRAPH,
    ...(image ? [`\n![${image.originalName}](${image.url})\n`] : []),
    `\n\`\`\`typescript\n${CODE}\n\`\`\`\n`,
    PARAGRAPH,
  ].join('')
}

const content = Array.from({ length: SECTIONS }, section).join('')
const tags = ['bench']
const body = postBodySchema.parse(postBody({ title: 'A long post', content, tags }))
await createPost({ actor: scriptActor, body })
await (await payloadClient()).destroy()
process.exit(0)
