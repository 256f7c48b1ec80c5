import { afterAll, afterEach, expect } from 'vitest'
import { isDamageLeft, resetFileState } from './file-state.ts'
import { prepareWorkerSite, schemaProblems } from './worker-site.ts'

// Runs before the imports of the test file, so that env.ts reads the settings of this worker.
await prepareWorkerSite()
resetFileState()

const problems = async () => {
  const { ownSiteProblems } = await import('./site-problems.ts')
  return [...(isDamageLeft() ? [] : await ownSiteProblems()), ...(await schemaProblems())]
}
const isCheckedAfterEach = process.env['CHECK_EACH_TEST'] !== undefined
const hint = 'A test of this file left damage. CHECK_EACH_TEST=1 npm test -- int names the test'

// The hooks of the test file come before these.
afterEach(async () => expect(isCheckedAfterEach ? await problems() : []).toEqual([]))
afterAll(async () => expect(await problems(), hint).toEqual([]))
