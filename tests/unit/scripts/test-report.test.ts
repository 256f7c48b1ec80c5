import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { tallyOf } from '#src/scripts/test-report.ts'

const VITEST = path.resolve('node_modules/vitest/vitest.mjs')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'folio-report-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** The report of a real run over these files. */
async function reportOf(files: Record<string, string>) {
  const all = Object.entries(files)
  await Promise.all(all.map(([name, text]) => writeFile(path.join(folder, name), text)))
  const report = path.join(folder, 'report.json')
  const args = [VITEST, 'run', '--globals', '--reporter=json', `--outputFile=${report}`]
  const run = promisify(execFile)(process.execPath, args, { cwd: folder })
  return { report, code: await run.then(() => 0).catch(({ code }: { code: number }) => code) }
}

describe('the report of a run', { timeout: 30_000 }, () => {
  it('counts what passed', async () => {
    const { report, code } = await reportOf({ 'a.test.js': 'it("holds", () => {})' })
    expect(await tallyOf(report, code)).toEqual({ passed: 1, failed: 0, failures: [] })
  })

  it('names each test and each file that failed, with the first line of the reason', async () => {
    const { report, code } = await reportOf({
      'a.test.js': 'describe("one", () => it("falls", () => { throw new Error("why\\nmore") }))',
      'b.test.js': 'throw new Error("not loaded")',
      'c.test.js': 'it("holds", () => {}); afterAll(() => { throw new Error("left open") })',
    })
    const { failures, ...counts } = await tallyOf(report, code)
    expect(counts).toEqual({ passed: 1, failed: 3 })
    expect(failures.toSorted()).toEqual([
      expect.stringMatching(/^a\.test\.js: one falls: .*why$/),
      expect.stringMatching(/^b\.test\.js: as a whole: .*not loaded$/),
      expect.stringMatching(/^c\.test\.js: as a whole: .*left open$/),
    ])
  })

  it('counts a run without a report, and one that ended badly, as a failure', async () => {
    expect(await tallyOf(path.join(folder, 'none.json'), 0)).toMatchObject({ failed: 1 })
    const { report } = await reportOf({ 'a.test.js': 'it("holds", () => {})' })
    expect(await tallyOf(report, 1)).toMatchObject({ passed: 1, failed: 1 })
  })
})
