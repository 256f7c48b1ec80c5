import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import os from 'node:os'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { startProduct } from '#tests/support/start-product.ts'
import { measure, measureBare } from './throughput.ts'

/**
 * `npm run bench`: the built product with its example content, measured beside a bare Node server that
 * sends the same bytes in the same run. Read the ratios; the figures are this machine's.
 */
const PATHS = ['/', '/blog', '/blog/you-already-run-a-lock-server', '/api/blog']
const CONNECTIONS = [20, 100]

const product = await startProduct({ env: { LOG_LEVEL: 'error' } })
try {
  await promisify(execFile)(process.execPath, ['src/scripts/seed.ts'], {
    env: childEnv({ ...product.env, LOG_LEVEL: 'error' }),
  })
  const rows: string[] = []
  for (const path of PATHS) {
    for (const connections of CONNECTIONS) {
      const url = `http://127.0.0.1:${new URL(product.url).port}${path}`
      const ours = await measure(url, connections)
      const bare = await measureBare(url, connections)
      const share = `${Math.round((ours.perSecond / bare.perSecond) * 100)} %`
      rows.push(
        `| \`${path}\` | ${connections} | ${ours.perSecond} | ${ours.p99} | ${ours.errors} | ${bare.perSecond} | ${share} |`,
      )
      console.log(rows.at(-1))
    }
  }
  await writeFile('docs/bench.md', page(rows, await residentMegabytes(product.pid)))
} finally {
  await product.stop()
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024)
}

function page(rows: string[], memory: number): string {
  const [cpu] = os.cpus()
  return `# Bench

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${os.cpus().length} cores (${cpu?.model ?? 'unknown'}),
${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}. The load generator shares the cores. "Bare" is Node's own
server sending the same bytes and headers, in the same run.

| path | connections | requests/s | p99 ms | errors | bare requests/s | share |
| --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}

Memory of the server process after the runs: ${memory} MB.
`
}
