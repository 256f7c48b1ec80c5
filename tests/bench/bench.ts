import { writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#src/scripts/database/postgres-cluster.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { residentMegabytes, runOnSite, seedProduct } from '#tests/support/load.ts'
import { fillPosts } from '#tests/support/more-posts.ts'
import { startProduct } from '#tests/support/start-product.ts'
import { startEagerSite } from './eager-scripts.ts'
import { editorCost } from './editor-cost.ts'
import { largeLists } from './large-lists.ts'
import { lighthouseMarks } from './lighthouse.ts'
import { pageWeight } from './page-weight.ts'
import { benchReport } from './report.ts'
import type { Findings } from './report.ts'
import { requestCost } from './request-cost.ts'
import { measure, measureBare, requireWrk } from './throughput.ts'

const LONG_POST = '/blog/a-long-post'
const PAGES = ['/', '/blog', LONG_POST, '/resume']
const ASKED = [...PAGES, '/api/blog']
const CONNECTIONS = [20, 100]

await requireWrk()
const product = await startProduct({ env: { LOG_LEVEL: 'error' } })
const origin = `http://127.0.0.1:${new URL(product.url).port}`
try {
  await seedProduct(product)
  await runOnSite(product, 'tests/bench/long-post.ts')
  const before = await memoryAtRest()
  const costs = await measureCosts(10, 100, 200)
  const pages = await measurePages()
  const throughput = await measureAll()
  costs.push(...(await measureCosts(1000, 2000)))
  const lists = await measureLists()
  costs.push(...(await measureCosts(10_000)))
  const memory = { before, after: await memoryAtRest() }
  const report = benchReport({ ...pages, throughput, costs, lists, memory })
  await writeFile('docs/develop/benchmarks.md', report)
} finally {
  await product.stop()
}

async function measureCosts(...counts: number[]) {
  const costs: Findings['costs'] = []
  for (const posts of counts) {
    await fillPosts(product, posts)
    // The announcement has to come round.
    await pause(2000)
    costs.push(say(await requestCost(origin, posts)))
  }
  return costs
}

async function measureAll() {
  const rows: Findings['throughput'] = []
  for (const path of ASKED) {
    for (const connections of CONNECTIONS) {
      const url = `${origin}${path}`
      const ours = await measure(url, connections)
      const bare = await measureBare(url, connections)
      rows.push(say({ path, connections, ours, bare }))
    }
  }
  return rows
}

async function measurePages() {
  const port = await freePort()
  const browser = await launchChromium({ args: [`--remote-debugging-port=${port}`], kind: 'whole' })
  const weights: Findings['weights'] = []
  const marks: Findings['marks'] = []
  const eagerMarks: Findings['marks'] = []
  const eager = await startEagerSite(Number(new URL(product.url).port))
  for (const path of PAGES) {
    const url = `${product.url}${path}`
    weights.push(say({ path, weight: await pageWeight(browser, url) }))
    marks.push(say({ path, marks: await lighthouseMarks(url, port) }))
    const eagerUrl = `${eager.url}${path}`
    eagerMarks.push(say({ path, marks: await lighthouseMarks(eagerUrl, port) }))
  }
  eager.stop()
  const editor = say(await editorCost(product, browser))
  await browser.close()
  return { weights, marks, eagerMarks, editor }
}

async function measureLists() {
  const browser = await launchChromium({ kind: 'whole' })
  const lists = say(await largeLists(product, browser))
  await browser.close()
  return lists
}

/** After what the work before has left is collected: the process keeps up to 150 MB of it for some seconds. */
async function memoryAtRest(): Promise<number> {
  await pause(30_000)
  return residentMegabytes(product.pid)
}

function say<T>(finding: T): T {
  console.log(JSON.stringify(finding))
  return finding
}
