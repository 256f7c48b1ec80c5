import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { childEnv } from '#src/env.ts'
import { readReport, formatSummary } from '#src/scripts/test-runner/test-report.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const VITEST = path.resolve('node_modules/vitest/vitest.mjs')

type Run = { report: string; code: number }
const root = folderOfFile()
let passing: Run
let failing: Run
beforeAll(async () => {
  ;[passing, failing] = await Promise.all([
    reportOf({ 'a.test.js': 'it("holds", () => {})' }),
    reportOf({
      'a.test.js':
        'describe("one", () => it("falls", () => { throw new Error("why\\n  - waiting for a button\\nmore") }))',
      'b.test.js': 'throw new Error("not loaded")',
      'c.test.js': 'it("holds", () => {}); afterAll(() => { throw new Error("left open") })',
      'd.test.js': 'it.skip("waits", () => {})',
      'e.test.js':
        'let tries = 0; it("holds later", { retry: 1 }, () => { tries += 1; if (tries < 2) throw new Error("slow") })',
      'f.test.js':
        'for (const name of ["a variant", "[S1-x-01] a statement"]) it(name, { tags: "long" }, () => {})',
      'vitest.config.js': 'export default { test: { tags: [{ name: "long" }] } }',
    }),
  ])
})

/** The report of a real run over these files. */
async function reportOf(files: Record<string, string>): Promise<Run> {
  const folder = await mkdtemp(path.join(root, 'run-'))
  const all = Object.entries(files)
  await Promise.all(all.map(([name, text]) => writeFile(path.join(folder, name), text)))
  const report = path.join(folder, 'report.json')
  const args = [VITEST, 'run', '--globals', '--reporter=json', `--outputFile=${report}`]
  if (files['vitest.config.js']) args.push('--tags-filter=!long')
  const run = promisify(execFile)(process.execPath, args, { cwd: folder, env: childEnv() })
  return { report, code: await run.then(() => 0).catch(({ code }: { code: number }) => code) }
}

describe('the report of a suite', () => {
  it('counts passed tests, and times each file', async () => {
    expect(await readReport(passing.report, passing.code)).toEqual({
      passed: 1,
      failures: [],
      retried: [],
      files: [
        {
          file: expect.stringMatching(/a\.test\.js$/) as string,
          seconds: expect.any(Number) as number,
        },
      ],
    })
  })

  it('lists each failed and skipped test and each broken file, with the reason and its line', async () => {
    const { failures, passed } = await readReport(failing.report, failing.code)
    expect(passed).toBe(2)
    expect(failures.toSorted()).toEqual([
      'a.test.js: one > falls: Error: why, waiting for a button, a.test.js:1',
      'b.test.js: as a whole: not loaded',
      'c.test.js: as a whole: left open',
      'd.test.js: waits: skipped',
      'f.test.js: [S1-x-01] a statement: skipped',
    ])
  })

  it('names what passed at the second attempt', async () => {
    const { retried } = await readReport(failing.report, failing.code)
    expect(retried).toEqual(['e.test.js: holds later: Error: slow, e.test.js:1'])
  })

  it('counts a missing report, and a non-zero exit, as a failure', async () => {
    const none = await readReport(path.join(root, 'none.json'), 0)
    expect(none.failures).toEqual(['The run left no report'])
    expect(await readReport(passing.report, 1)).toMatchObject({
      passed: 1,
      failures: ['No test failed, but the run exited with code 1'],
    })
  })
})

describe('the summary of a run', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `f${at}.ts`, seconds: at }))
  const failures = ['a.ts: one: why']
  const retried = ['b.ts: two']
  const result = { name: 'unit', seconds: 3, passed: 7, failures, retried, files }
  const lines = formatSummary([result], 9).split('\n')

  it('names the ten slowest files, slowest first', () => {
    const shown = lines.filter((line) => / f\d+\.ts$/.test(line)).map((line) => line.trim())
    expect(shown).toHaveLength(10)
    expect(shown[0]).toBe('11.0 s  f11.ts')
  })

  it('lists failures and retried tests, and ends with the totals', () => {
    expect(lines).toContain('  unit a.ts: one: why')
    expect(lines).toContain('  unit passed at the second attempt: b.ts: two')
    expect(lines.at(-1)).toBe('7 passed, 1 failed')
  })
})
