import type { ServerResponse } from 'node:http'
import type { Exchange, ServerContext } from './exchange.ts'
import { isFailedPage, sendFailedPage } from './failed-page.ts'
import { isGeneratedFile } from './generated-file.ts'
import type { KeptAnswers } from './kept-answers.ts'
import { isPublicList } from './public-list.ts'
import { contentTypeOf } from './settle-headers.ts'
import { streamAnswer } from './stream-answer.ts'
import { sendWhole } from './whole-answer.ts'

type Chunk = string | Uint8Array
const isChunk = (part: unknown): part is Chunk =>
  typeof part === 'string' || part instanceof Uint8Array

/** An answer is looked at whole up to this size, or to the end of the turn it began in. */
const HOLD_BYTES = 64 * 1024
const HOLD_FILE_BYTES = 2 * 1024 * 1024

const OVERRIDDEN = ['write', 'end', 'writeHead', 'flushHeaders', 'headersSent', 'flush'] as const

/**
 * Stands between the application and the wire: collects the answer, and then either sends it as a whole
 * (policy from its scripts, ETag, 304, compressed once and kept) or streams it on.
 */
export function interceptAnswer(
  exchange: Exchange,
  context: ServerContext,
  kept: KeptAnswers,
): void {
  const { res } = exchange
  let phase: 'open' | 'stream' | 'sent' | 'taken' = 'open'
  let held: Chunk[] = []
  let heldBytes = 0
  let sink: ReturnType<typeof streamAnswer> | undefined

  const release = () => {
    for (const name of OVERRIDDEN) Reflect.deleteProperty(res, name)
  }
  const stream = () => {
    if (phase !== 'open') return
    phase = 'stream'
    dropChanged(exchange, kept)
    release()
    sink = streamAnswer(exchange, context, () => held.join(''))
    for (const chunk of held) sink.write(chunk)
    held = []
    override({ write: sink.write, end: sink.end, flush: sink.flush })
  }
  const write = (chunk: Chunk): boolean => {
    if (phase !== 'open') return true
    held.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk))
    heldBytes += chunk.length
    if (heldBytes > holdLimit(exchange)) stream()
    else if (held.length === 1 && !isHeldWhole(exchange)) setImmediate(stream)
    return !res.writableNeedDrain
  }
  const end = (...given: unknown[]): ServerResponse => {
    if (phase !== 'open') return res
    phase = 'sent'
    dropChanged(exchange, kept)
    const [chunk] = given
    if (isChunk(chunk)) held.push(chunk)
    const done = given.find((part) => typeof part === 'function')
    if (done !== undefined) res.once('finish', done as () => void)
    release()
    override({ write: () => true, end: () => res, flush: () => {} })
    Object.defineProperty(res, 'headersSent', { configurable: true, value: true })
    // Next's own setHeader falls silent once headers are said to be sent: ours are set by Node's.
    Reflect.deleteProperty(res, 'setHeader')
    const send = isFailedPage(exchange) ? sendFailedPage : sendWhole
    void send(exchange, { context, kept, body: joined(held) }, (body) => {
      release()
      keepStatus(res.end(body))
    })
    return res
  }
  const override = (methods: object) => Object.assign(res, methods)

  override({ write, end, flush: () => {}, flushHeaders: () => {}, writeHead: headLater(res) })
  exchange.takeOver = () => {
    if (phase === 'open') phase = 'taken'
    if (phase !== 'taken' || res.headersSent) return false
    release()
    // Whatever the application still says goes nowhere.
    queueMicrotask(() => mute(res))
    return true
  }
}

/** After a write its author reads what they wrote, before the announcement has come round. */
function dropChanged({ pageChange, res }: Exchange, kept: KeptAnswers): void {
  const mayHaveWritten = res.statusCode < 400 || res.statusCode >= 500
  if (pageChange !== 'none' && mayHaveWritten) kept.dropPages(pageChange === 'certain')
}

/** Notes status and headers, which can still change until the answer leaves. */
const headLater =
  (res: ServerResponse) =>
  (status: number, ...rest: unknown[]): ServerResponse => {
    res.statusCode = status
    const headers = rest.find((part) => typeof part === 'object' && part !== null) ?? {}
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value as string)
    return res
  }

/** Next goes on to set the status of its own error page, which the log would tell. */
function keepStatus(res: ServerResponse): void {
  const { statusCode } = res
  Object.defineProperty(res, 'statusCode', { get: () => statusCode, set: () => {} })
}

function mute(res: ServerResponse): void {
  const same = () => res
  Object.assign(res, { write: () => true, end: same, setHeader: same, appendHeader: same })
  Object.assign(res, { removeHeader: () => {}, writeHead: same, flushHeaders: () => {} })
  keepStatus(res)
}

const isKeptFile = ({ area, path }: Exchange) =>
  area === 'static' && path.startsWith('/_next/static/')

// Next sends these in pieces, though it has them whole; their ETag is that of the whole.
const isHeldWhole = (exchange: Exchange) =>
  isKeptFile(exchange) || isGeneratedFile(exchange) || isPublicList(exchange)

const holdLimit = (exchange: Exchange) => {
  if (isHeldWhole(exchange)) return HOLD_FILE_BYTES
  return contentTypeOf(exchange) === 'text/event-stream' ? 0 : HOLD_BYTES
}

/** One string stays that very string: it is the key under which its snapshot is kept. */
function joined(chunks: Chunk[]): string | Buffer {
  const [only] = chunks
  if (chunks.length === 1 && typeof only === 'string') return only
  return Buffer.concat(chunks.map((chunk) => Buffer.from(chunk as string)))
}
