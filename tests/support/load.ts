import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import { beginRequest, responseTo } from './http-client.ts'
import type { StartedProduct } from './start-product.ts'
import { randomIp } from './visitor.ts'

export type LoadResult = { path: string; status: number; ms: number }

/** One GET of a new visitor on a new connection; status 0 for an incomplete response. */
export async function timedGet(port: number, path: string): Promise<LoadResult> {
  const start = performance.now()
  const call = beginRequest(port, path, { headers: { 'x-forwarded-for': randomIp() } })
  const asked = async () => {
    const answer = await responseTo(call.end())
    await finished(answer.resume())
    return answer.statusCode ?? 0
  }
  return { path, status: await asked().catch(() => 0), ms: performance.now() - start }
}

/** Requests paths in turn, sequentially in each of `visitors`, until it is stopped. */
export function keepAsking(port: number, paths: readonly string[], visitors: number) {
  const answers: LoadResult[] = []
  let isOver = false
  const visit = async (from: number) => {
    for (let at = from; !isOver; at += 1) {
      answers.push(await timedGet(port, paths[at % paths.length] ?? '/'))
      await pause(5)
    }
  }
  const visits = Array.from({ length: visitors }, (_, from) => visit(from))
  return {
    answers,
    stop: async () => {
      isOver = true
      await Promise.all(visits)
      return answers
    },
  }
}

export const timesOf = (answers: readonly LoadResult[]) => answers.map(({ ms }) => ms)

/** A percentile of the durations, in milliseconds. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0)
}

/** Resident memory of a process in megabytes; 0 where the system does not report it. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Runs a program on the site of a product. */
export async function runOnSite({ env }: StartedProduct, file: string): Promise<void> {
  await promisify(execFile)(process.execPath, [file], { env: childEnv(env) })
}

/** Seeds the example content. */
export const seedProduct = (product: StartedProduct) => runOnSite(product, 'src/scripts/seed.ts')

/** A line of the report: the measured value, also where only the limit is asserted. */
export const tell = (what: string, figures: Record<string, number | string>): void => {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  console.info(`${what}: ${words.join(', ')}`)
}
