import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { childEnv } from '#src/env.ts'
import { useServer } from '#tests/support/use-server.ts'

const server = useServer()
const page = await readFile('docs/reference/api.md', 'utf8')
const section = page.split('## Quick start\n')[1]?.split('\n## ')[0] ?? ''
const blocks = (language: string) =>
  [...section.matchAll(new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``, 'g'))].map(
    ([, text = '']) => text,
  )
/** The commands without the lines that set variables: the test sets these. */
const [, createToken = '', createDraft = '', publish = '', list = ''] = blocks('sh').map((block) =>
  block.replaceAll(/^export .*\n/gm, ''),
)

async function run(command: string, variables: Record<string, string>) {
  const env = { ...childEnv(), FOLIO_URL: server.url, ...variables }
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env })
  return JSON.parse(stdout) as { id: string; token: string }
}

/** A response without the parts that differ between two sites. */
const comparable = (response: unknown): unknown =>
  JSON.parse(
    JSON.stringify(response)
      .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time')
      .replaceAll(/folio_[^"]+/g, 'token')
      .replaceAll(/"(author|createdBy)":"[^"]+"/g, '"$1":"owner"'),
  )

it('the commands of the quick start return the responses that it shows', async () => {
  const session = { FOLIO_SESSION: await server.newSession() }
  const token = await run(createToken, session)
  const access = { FOLIO_TOKEN: token.token }
  const draft = await run(createDraft, access)
  const published = await run(publish, { ...access, POST_ID: draft.id })
  const listed = await run(list, {})
  const shown: unknown[] = blocks('json').map((block) => JSON.parse(block))
  expect([token, draft, published, listed].map(comparable)).toEqual(shown.map(comparable))
})

it('an invalid request returns the error that the reference shows', async () => {
  const example = /^\{ "message": .*\}$/m.exec(page)?.[0] ?? ''
  const response = await server.asAdmin('POST', '/api/blog', {
    ...{ excerpt: 'A', content: 'A', readTime: 1, isPublished: false },
  })
  expect(response.status).toBe(400)
  expect(await response.json()).toEqual(JSON.parse(example))
})
