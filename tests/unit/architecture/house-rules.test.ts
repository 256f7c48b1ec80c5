import { ESLint } from 'eslint'
import type { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { describe, expect, it } from 'vitest'
import { houseRules } from '#tests/architecture/house-rules.mjs'

const lint = (fix = false) =>
  new ESLint({
    fix,
    overrideConfigFile: true,
    overrideConfig: [
      { files: ['**/*.{ts,tsx,mjs}'], languageOptions: { parser } },
      { linterOptions: { reportUnusedDisableDirectives: 'off' } },
      ...(houseRules as Linter.Config[]),
    ],
  })

async function rulesBroken(filePath: string, text: string) {
  const [result] = await lint().lintText(text, { filePath })
  return [...new Set(result?.messages.map(({ ruleId, message }) => ruleId ?? message))]
}

describe('rejected by the house rules', () => {
  it.each([
    ['house/env-in-one-place', 'src/lib/a.ts', `export const port = process.env.PORT`],
    ['house/env-in-one-place', 'src/lib/a.ts', `export const { env } = process`],
    ['house/env-in-one-place', 'src/lib/a.ts', `import { env } from 'node:process'`],
    [
      'house/single-payload-entry',
      'src/services/posts/post-service.ts',
      `import { getPayload } from 'payload'`,
    ],
    ['house/single-payload-entry', 'collections/posts.ts', `find({ overrideAccess: true })`],
    ['house/no-raw-html', 'src/site/a.tsx', `const a = <p dangerouslySetInnerHTML={{ __html }} />`],
    ['house/no-raw-html', 'src/cms/a.ts', `element.innerHTML = text`],
    ['house/one-fetch', 'src/cms/a.ts', `void fetch('/api/blog')`],
    ['house/one-fetch', 'src/queries/post-queries.ts', `void window.fetch('/api/blog')`],
    ['house/one-request-object', 'src/cms/a.ts', `new XMLHttpRequest()`],
    ['house/no-barrel', 'src/ui/kit.ts', `export * from './button.tsx'`],
    ['house/no-barrel', 'src/ui/kit.ts', `export { Button } from './button.tsx'`],
    ['house/named-exports', 'src/ui/a.ts', `export default 1`],
    ['house/file-name', 'src/lib/index.ts', ``],
    ['house/file-name', 'src/lib/helpers.ts', ``],
    ['house/file-name', 'src/lib/longDate.ts', ``],
    ['house/type-import-line', 'src/lib/a.ts', `import { a, type B } from './b.ts'`],
    ['house/disable-needs-reason', 'src/lib/a.ts', `// eslint-disable-next-line eqeqeq`],
    ['house/no-silent-catch', 'src/lib/a.ts', `try { a() } catch { /* never mind */ }`],
    ['house/no-silent-catch', 'src/lib/a.ts', `a().catch(() => {})`],
    ['house/page-stays-on-server', 'src/app/(web)/blog/page.tsx', `'use client'`],
    ['house/straight-test', 'tests/unit/a.test.ts', `it('a', () => { if (b) c() })`],
    [
      'house/straight-test',
      'tests/unit/a.test.ts',
      `it.each([1])('a', () => { try { b() } finally { c() } })`,
    ],
    ['house/every-test-runs', 'tests/int/a.test.ts', `it.only('a', () => b())`],
    ['house/no-mock', 'tests/int/a.test.ts', `vi.mock('#src/services/posts/post-service.ts')`],
    ['house/no-sleep', 'tests/e2e/a.spec.ts', `await page.waitForTimeout(500)`],
    ['house/no-sleep', 'tests/http/a.test.ts', `setTimeout(done, 500)`],
    ['house/no-sleep', 'tests/int/a.test.ts', `import { setTimeout } from 'node:timers/promises'`],
  ])('%s in %s: %s', async (rule, file, text) => {
    expect(await rulesBroken(file, text)).toEqual([rule])
  })
})

describe('allowed by the house rules', () => {
  it.each([
    ['src/env.ts', `export const env = process.env`],
    ['src/services/platform/payload.ts', `const client = () => getPayload({ config })`],
    ['src/queries/client.ts', `void fetch('/api/blog')`],
    ['src/server/start-server.ts', `void fetch('/api/blog')`],
    ['src/queries/upload.ts', `new XMLHttpRequest()`],
    ['src/app/(web)/blog/page.tsx', `export default function Page() {}`],
    ['src/lib/a.ts', `try { a() } catch { b() }`],
    ['src/lib/a.ts', `import { a } from './b.ts'\nimport type { B } from './b.ts'`],
  ])('in %s: %s', async (file, text) => {
    expect(await rulesBroken(file, text)).toEqual([])
  })
})

it('fixes an inline type import automatically', async () => {
  const text = `import { a, type B as C } from './b.ts'\n`
  const [result] = await lint(true).lintText(text, { filePath: 'src/lib/a.ts' })
  expect(result?.output).toBe(`import { a } from './b.ts'\nimport type { B as C } from './b.ts'\n`)
})
