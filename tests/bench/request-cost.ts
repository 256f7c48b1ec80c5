import { median } from './median.ts'

const PATHS = ['/api/blog', '/blog', '/blog/a-long-post'] as const
const ASKED = 15

export type RequestCost = { posts: number; milliseconds: Record<(typeof PATHS)[number], number> }

export async function requestCost(origin: string, posts: number): Promise<RequestCost> {
  const times = []
  for (const path of PATHS) times.push([path, await medianTime(`${origin}${path}`)])
  return { posts, milliseconds: Object.fromEntries(times) as RequestCost['milliseconds'] }
}

async function medianTime(url: string): Promise<number> {
  const times: number[] = []
  for (let asked = 0; asked <= ASKED; asked += 1) {
    const start = performance.now()
    const answer = await fetch(url)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}`)
    times.push(performance.now() - start)
  }
  // The first one may have to render.
  const [, ...rest] = times
  return Math.round(median(rest) * 10) / 10
}
