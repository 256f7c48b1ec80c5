import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROOT } from '#src/scripts/process/run-child.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const REJECTED: [rule: string, file: string, text: string][] = [
  ['env-in-one-place', 'src/lib/a.ts', `export const port = process.env.PORT`],
  ['env-in-one-place', 'src/lib/a.ts', `export const { env } = process`],
  ['env-in-one-place', 'src/lib/a.ts', `import { env } from 'node:process'`],
  [
    'single-payload-entry',
    'src/services/posts/post-service.ts',
    `import { getPayload } from 'payload'`,
  ],
  ['single-payload-entry', 'collections/documents/posts.ts', `find({ overrideAccess: true })`],
  ['no-raw-html', 'src/site/a.tsx', `const a = <p dangerouslySetInnerHTML={{ __html }} />`],
  ['no-raw-html', 'src/cms/a.ts', `element.innerHTML = text`],
  ['one-fetch', 'src/cms/a.ts', `void fetch('/api/blog')`],
  ['one-fetch', 'src/queries/post-queries.ts', `void window.fetch('/api/blog')`],
  ['one-request-object', 'src/cms/a.ts', `new XMLHttpRequest()`],
  ['no-barrel', 'src/ui/kit.ts', `export * from './button.tsx'`],
  ['no-barrel', 'src/ui/kit.ts', `export { Button } from './button.tsx'`],
  ['file-name', 'src/lib/index.ts', ``],
  ['file-name', 'src/lib/helpers.ts', ``],
  ['file-name', 'src/lib/longDate.ts', ``],
  ['disable-needs-reason', 'src/lib/a.ts', `// oxlint-disable-next-line eqeqeq`],
  ['no-silent-catch', 'src/lib/a.ts', `try { a() } catch { /* never mind */ }`],
  ['no-silent-catch', 'src/lib/a.ts', `a().catch(() => {})`],
  ['page-stays-on-server', 'src/app/(web)/blog/page.tsx', `'use client'`],
  ['straight-test', 'tests/unit/a.test.ts', `it('a', () => { if (b) c() })`],
  [
    'straight-test',
    'tests/unit/a.test.ts',
    `it.each([1])('a', () => { try { b() } finally { c() } })`,
  ],
  ['every-test-runs', 'tests/int/a.test.ts', `it.only('a', () => b())`],
  ['no-mock', 'tests/int/a.test.ts', `vi.mock('#src/services/posts/post-service.ts')`],
  ['no-sleep', 'tests/e2e/a.spec.ts', `await page.waitForTimeout(500)`],
  ['no-sleep', 'tests/http/a.test.ts', `setTimeout(done, 500)`],
  ['no-sleep', 'tests/int/a.test.ts', `import { setTimeout } from 'node:timers/promises'`],
  ['import-from-root', 'src/lib/a.ts', `import { b } from '../ui/b.ts'`],
  ['import-extension', 'src/lib/a.ts', `import { b } from './b'`],
  ['import-extension', 'src/lib/a.ts', `import { b } from '#src/ui/b'`],
]

const ALLOWED: [file: string, text: string][] = [
  ['src/env.ts', `export const env = process.env`],
  ['src/services/platform/payload.ts', `const client = () => getPayload({ config })`],
  ['src/queries/client.ts', `void fetch('/api/blog')`],
  ['src/server/start-server.ts', `void fetch('/api/blog')`],
  ['src/queries/upload.ts', `new XMLHttpRequest()`],
  ['src/lib/a.ts', `try { a() } catch { b() }`],
  ['src/lib/a.ts', `import { b } from '#package'`],
]

/** Each case has a folder of its own, because several are about the same file. */
const CONFIG = `
import { projectRules } from '${ROOT}/tests/architecture/project-rules.ts'
const inCase = (patterns = []) => patterns.map((pattern) => '*/' + pattern)
export default {
  jsPlugins: [{ name: 'project', specifier: '${ROOT}/tests/architecture/lint-plugin.mjs' }],
  categories: { correctness: 'off' },
  overrides: projectRules.map(({ files, excludeFiles, rules }) => ({
    files: inCase(files),
    excludeFiles: inCase(excludeFiles),
    rules,
  })),
}`

const folder = folderOfFile()
let problems: { code: string; filename: string }[]

async function write(file: string, text: string) {
  await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
  await writeFile(path.join(folder, file), text)
}

const lint = () =>
  new Promise<string>((resolve) => {
    const program = path.join(ROOT, 'node_modules/oxlint/bin/oxlint')
    execFile(process.execPath, [program, '--format=json'], { cwd: folder }, (_error, output) =>
      resolve(output),
    )
  })

const brokenIn = (name: string) => {
  const own = problems.filter(({ filename }) => filename.startsWith(`${name}/`))
  return [...new Set(own.map(({ code }) => code))]
}

beforeAll(async () => {
  await write('oxlint.config.ts', CONFIG)
  for (const [at, [, file, text]] of REJECTED.entries()) await write(`rejected-${at}/${file}`, text)
  for (const [at, [file, text]] of ALLOWED.entries()) await write(`allowed-${at}/${file}`, text)
  const report = JSON.parse(await lint()) as { diagnostics: typeof problems }
  problems = report.diagnostics
})

describe('rejected by the project rules', () => {
  it.each(REJECTED.map((given, at) => [...given, at] as const))(
    '%s in %s: %s',
    (rule, _file, _text, at) => {
      expect(brokenIn(`rejected-${at}`)).toEqual([`project(${rule})`])
    },
  )
})

describe('allowed by the project rules', () => {
  it.each(ALLOWED.map((given, at) => [...given, at] as const))(
    'allows in %s: %s',
    (_file, _text, at) => {
      expect(brokenIn(`allowed-${at}`)).toEqual([])
    },
  )
})
