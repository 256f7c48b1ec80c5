import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'
import { childEnv } from '#src/env.ts'

const MEMORY = '/sys/fs/cgroup/memory'
const env = childEnv({ STORAGE_DRIVER: 'vfs', BUILDAH_ISOLATION: 'chroot' })

export async function buildah(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('buildah', args, { env, maxBuffer: 1e8 })
  return stdout.trim()
}

export type Container = Awaited<ReturnType<typeof createContainer>>

/** A container of an image, with a volume of its own at /data. Its programs run as the image's user. */
export async function createContainer(image: string) {
  const name = await buildah('from', image)
  const root = await buildah('mount', name)
  return {
    root,
    /** Runs a program in it, within a limit of memory where this machine lets one be set. */
    run: (command: string[], settings: Record<string, string> = {}, limit?: number) =>
      startIn(name, { command, settings, limit }),
    remove: () => buildah('rm', name),
  }
}

type Run = {
  command: string[]
  settings: Record<string, string>
  limit: number | undefined
}

async function startIn(name: string, { command, settings, limit }: Run) {
  const group = limit === undefined ? undefined : await memoryGroup(limit)
  const args = ['run', '--user', 'node']
  for (const [key, value] of Object.entries(settings)) args.push('--env', `${key}=${value}`)
  const call = ['buildah', ...args, name, '--', ...command]
  // The shell enters the group, so that all it starts is counted there.
  const enter = group === undefined ? '' : `echo $$ > ${group}/cgroup.procs; `
  const child = spawn('sh', ['-c', `${enter}exec "$@"`, 'sh', ...call], { env, stdio: 'pipe' })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  /** Stops its server like a container runtime does. */
  const stop = async () => {
    process.kill(await serverBelow(child.pid ?? 0), 'SIGTERM')
    return ended
  }
  // A container that a failed test left would take the memory of the next.
  onTestFinished(async () => {
    if (child.exitCode === null) await stop()
  })
  return {
    output: () => output,
    ended,
    /** The most memory it has used, in bytes, and how often the limit was reached. */
    memory: async () => ({
      most: Number(await readFile(`${group}/memory.max_usage_in_bytes`, 'utf8')),
      kills: /oom_kill (\d+)/.exec(await readFile(`${group}/memory.oom_control`, 'utf8'))?.[1],
    }),
    stop,
  }
}

async function memoryGroup(limit: number): Promise<string | undefined> {
  if (!existsSync(`${MEMORY}/memory.limit_in_bytes`)) return undefined
  const group = path.join(MEMORY, 'folio-image-test')
  // It counts this run only.
  if (existsSync(group)) await rmdir(group)
  await mkdir(group)
  await writeFile(`${group}/memory.limit_in_bytes`, String(limit))
  return group
}

/** The server that buildah runs, as this machine numbers it: of all below it the only Node. */
async function serverBelow(buildahPid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  const all = stdout.split('\n').map((line) => line.trim().split(/\s+/))
  const below = (parent: string): string[][] =>
    all.filter(([, of]) => of === parent).flatMap((one) => [one, ...below(one[0] ?? '')])
  const server = below(String(buildahPid)).find(([, , program]) =>
    /(^|\/)node$/.test(program ?? ''),
  )
  return Number(server?.[0])
}
