import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import { expect, it } from 'vitest'

const documents = [...globSync('{docs,tests,src,example-content}/**/*.md'), ...globSync('*.md')]
  .filter((file) => !/^tests\/fixtures|content\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8').replaceAll(/^```[^]*?^```/gm, '') }))

/** The anchors of a document, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  const slugger = new GithubSlugger()
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    slugger.slug(title.replaceAll(/\[([^\]]+)\]\([^)]*\)|`/g, '$1')),
  )
}

function isTarget(file: string, path = '', anchor?: string): boolean {
  const target = path === '' ? file : join(dirname(file), path)
  if (!existsSync(target)) return false
  return anchor === undefined || anchorsOf(readFileSync(target, 'utf8')).includes(anchor)
}

it.each(documents)('the links of $file open a file and a heading of it', ({ file, text }) => {
  const links = [...text.matchAll(/\]\((?!\w+:|\/)([^)#\s]*)(?:#([^)]+))?\)/g)]
  const broken = links.filter(([, path, anchor]) => !isTarget(file, path, anchor))
  expect(broken.map(([link]) => link)).toEqual([])
})

it.each(documents.filter(({ file }) => /decisions\/\d/.test(file)))(
  '$file has at most 200 words',
  ({ text }) => {
    const body = text.replace(/^---[^]*?\n---\n/, '').replaceAll(/^\*\*\w+\.\*\*|^#/gm, '')
    expect(body.match(/\S+/g)?.length).toBeLessThanOrEqual(200)
  },
)

it('lists the id of each log entry', () => {
  const entry = /logger\.(?:info|warn|error)\((?:[^()']|\([^()]*\))*'([^']+)',?\s*\)/g
  const calls = globSync('src/**/*.ts').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(entry),
  ])
  const ids = new Set(calls.map(([, id = '']) => id))
  expect(ids.size).toBeGreaterThan(25)
  const monitoring = readFileSync('docs/run/monitoring.md', 'utf8')
  expect([...ids].filter((id) => !monitoring.includes(`\`${id}\``))).toEqual([])
})
