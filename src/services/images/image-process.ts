import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, realpathSync } from 'node:fs'
import type { Socket } from 'node:net'
import path from 'node:path'
import { encodeFrame, frameReader } from './image-frames.ts'
import type { Frame } from './image-frames.ts'

export type ImageKind = 'images' | 'drawings'

type Question = {
  head: { job: string; options: object }
  blobs: readonly Uint8Array[]
  limitMs: number
  limitBytes: number
}

export type ImageProcess = {
  pid: number
  isAlive: () => boolean
  /** Rejects with an `ImageProcessError` if the process ends instead of answering. */
  ask: (question: Question) => Promise<Frame>
  end: () => void
}

export type EndReason = 'time' | 'memory' | 'crash'
export class ImageProcessError extends Error {
  readonly reason: EndReason
  constructor(reason: EndReason, cause?: unknown) {
    super(`the image program ended: ${reason}`, { cause })
    this.reason = reason
  }
}

// Paths from the project root: the bundler does not touch them, and Node runs the file as it is.
const PROGRAM = path.resolve('src/services/images/image-program.ts')
const READABLE = ['package.json', 'src/services/images', 'src/contract/limits.ts', 'node_modules']
// detect-libc reads `ldd` to find out which C library runs.
const NODE_ARGS = ['--permission', '--allow-addons', '--allow-fs-read=/usr/bin/ldd']
/** Limits the heaps of libvips' threads; freed buffers are kept otherwise (decision 156). */
const ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '262144' }

/**
 * Native code is not subject to Node's permissions. The process cannot write files, has no network where the system
 * allows it, and is killed first when memory runs out.
 */
const CONFINE = `
unset PWD; ulimit -c 0; ulimit -f 0
{ echo 1000 > /proc/self/oom_score_adj; } 2> /dev/null
alone='unshare --user --map-current-user --net'
$alone true 2> /dev/null && exec $alone "$0" "$@"
exec "$0" "$@"`

const MAX_REPLY_BYTES = 128 * 1024 ** 2
const WATCH_MS = 50

/** Starts the image program. It does not keep this process running. */
export function startImageProcess(kind: ImageKind): ImageProcess {
  const child = startConfined([PROGRAM, kind])
  const { stdin, stdout, pid = 0 } = child
  // A process that ended has not read everything; its reply is missing, too.
  stdin.on('error', () => undefined)
  child.unref()
  for (const stream of [stdin, stdout]) (stream as Socket).unref()
  const read = frameReader(stdout, MAX_REPLY_BYTES)
  let isAlive = true
  const end = () => {
    isAlive = false
    child.kill('SIGKILL')
  }
  void once(child, 'exit').then(end, end)

  const ask = async ({ head, blobs, limitMs, limitBytes }: Question) => {
    let reason: EndReason = 'crash'
    const endBecause = (why: EndReason) => {
      reason = why
      end()
    }
    const timer = setTimeout(() => endBecause('time'), limitMs)
    // Also keeps this process running until the reply.
    const watch = setInterval(() => {
      if (anonymousBytes(pid) > limitBytes) endBecause('memory')
    }, WATCH_MS)
    try {
      for (const part of encodeFrame({ ...head, limitMs }, blobs)) stdin.write(part)
      const frame = await read()
      if (frame) return frame
      throw new Error('the output ended')
    } catch (cause) {
      end()
      throw new ImageProcessError(reason, cause)
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
    }
  }
  return { pid, isAlive: () => isAlive, ask, end }
}

/** Starts a program that decodes untrusted bytes, without the settings of the server and without its rights. */
export function startConfined(program: readonly string[]) {
  const read = READABLE.map(
    (name) => `--allow-fs-read=${realpathSync(/* turbopackIgnore: true */ name)}`,
  )
  const args = [...NODE_ARGS, ...read, ...program]
  const [file, ...rest] =
    process.platform === 'win32'
      ? ([process.execPath, ...args] as const)
      : (['/bin/sh', '-c', CONFINE, process.execPath, ...args] as const)
  return spawn(file, rest, {
    env: ENV as Partial<NodeJS.ProcessEnv> as NodeJS.ProcessEnv,
    stdio: ['pipe', 'pipe', 'ignore'],
  })
}

/** Memory that the process has for itself. 0 where the system does not tell, or once it has ended. */
function anonymousBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
