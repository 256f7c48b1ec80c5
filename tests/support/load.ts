import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'
import type { StartedProduct } from './start-product.ts'

export type Asked = { path: string; status: number; ms: number }

/** One GET on a connection of its own; status 0 for no whole answer. */
export function timedGet(port: number, path: string): Promise<Asked> {
  const start = performance.now()
  const asked = (status: number) => ({ path, status, ms: performance.now() - start })
  return new Promise((resolve) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume()
      answer.once('error', () => resolve(asked(0)))
      answer.once('end', () => resolve(asked(answer.statusCode ?? 0)))
    })
    request.once('error', () => resolve(asked(0)))
  })
}

/** Asks for paths in turn, one after the other in each of `visitors`, until it is told to stop. */
export function keepAsking(port: number, paths: readonly string[], visitors: number) {
  const answers: Asked[] = []
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

export const timesOf = (answers: readonly Asked[]) => answers.map(({ ms }) => ms)

/** The time that so many of a hundred stay below, in milliseconds. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return Math.round(sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? 0)
}

/** Megabytes that a process holds in memory; 0 where the system does not tell. */
export async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

/** Fills in the example content. */
export async function seedProduct({ env }: StartedProduct): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/scripts/seed.ts'], { env: childEnv(env) })
}

/** A line of the report: what was measured, also where only the promised bar is asserted. */
export const tell = (what: string, figures: Record<string, number | string>): void => {
  const words = Object.entries(figures).map(([name, value]) => `${name} ${value}`)
  console.info(`${what}: ${words.join(', ')}`)
}
