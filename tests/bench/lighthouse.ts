import lighthouse from 'lighthouse'
import { median } from './median.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

export type Marks = Record<(typeof CATEGORIES)[number] | keyof typeof METRICS, number>

/** Medians of five mobile runs with Lighthouse's own simulated network, in the browser at `port`. */
export async function lighthouseMarks(url: string, port: number): Promise<Marks> {
  const runs: Marks[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await once(url, port))
  const names = Object.keys(runs[0] ?? {}) as (keyof Marks)[]
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((run) => run[name]))]),
  ) as Marks
}

const RECORDING_FAILED = 'NO_NAVSTART'

async function once(url: string, port: number, isLast = false): Promise<Marks> {
  const flags = { port, logLevel: 'error' as const, onlyCategories: [...CATEGORIES] }
  const result = await lighthouse(url, flags)
  // The browser lost the recording; Lighthouse asks to be run again.
  if (!isLast && result?.lhr.runtimeError?.code === RECORDING_FAILED) return once(url, port, true)
  if (result === undefined || result.lhr.runtimeError)
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'}`)
  const { categories, audits } = result.lhr
  const marks = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const metrics = Object.entries(METRICS).map(([name, id]) => [
    name,
    audits[id]?.numericValue ?? NaN,
  ])
  return Object.fromEntries([...marks, ...metrics]) as Marks
}
