import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const
/** `ScriptBodies` is `Script` without the headers of its answers. */
export type Weight = Record<(typeof KINDS)[number] | 'ScriptBodies' | 'Total', number>

// Links fetched for a reader who is there by now.
const AFTERWARDS_MS = 1000

/** Kilobytes on the wire (compressed, with headers) of a first visit until its scripts have run, by kind. */
export async function pageWeight(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes = new Map<string, number>()
  let scriptHeaders = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // Fetched ahead, a script counts as something else.
    const isScript = response.mimeType.endsWith('javascript')
    kinds.set(requestId, isScript ? 'Script' : type)
    if (isScript) scriptHeaders += response.encodedDataLength
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.move(1, 1)
  await page.mouse.move(2, 2)
  await pause(AFTERWARDS_MS)
  await context.close()
  const kilobytes = (sum: number) => Math.round(sum / 100) / 10
  const total = [...bytes.values()].reduce((sum, one) => sum + one, 0)
  const byKind = KINDS.map((kind) => [kind, kilobytes(bytes.get(kind) ?? 0)])
  const ScriptBodies = kilobytes((bytes.get('Script') ?? 0) - scriptHeaders)
  return { ...Object.fromEntries(byKind), ScriptBodies, Total: kilobytes(total) } as Weight
}
