import { execFile, spawn } from 'node:child_process'
import type { ChildProcess, StdioOptions } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { childEnv } from '#src/env.ts'

export const ROOT = path.resolve(import.meta.dirname, '../../..')

export type Environment = Record<string, string | undefined>
/** Output of a child: this terminal, this terminal with an IPC channel, or an open file. */
export type Output = 'terminal' | 'channel' | number

const stdioOf = (output: Output): StdioOptions => {
  if (output === 'terminal') return 'inherit'
  if (output === 'channel') return ['inherit', 'inherit', 'inherit', 'ipc']
  return ['ignore', output, output]
}

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']

const running = new Set<ChildProcess>()
let isStopped = false

/** Forwards signals to the children of this process. Between two of them `onIdle` decides. */
export function forwardSignals(onIdle: () => void): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      isStopped = true
      for (const child of running) child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
      if (running.size === 0) onIdle()
    })
  }
}

export const startNode = (
  args: string[],
  extra: Environment = {},
  output: Output = 'terminal',
): ChildProcess =>
  follow(spawn(process.execPath, args, { cwd: ROOT, env: childEnv(extra), stdio: stdioOf(output) }))

export function startCommand(
  line: string,
  extra: Environment = {},
  output: Output = 'terminal',
): ChildProcess {
  const { PATH = '' } = childEnv()
  const programs = path.join(ROOT, 'node_modules/.bin')
  const env = childEnv({ ...extra, PATH: `${programs}${path.delimiter}${PATH}` })
  return follow(spawn(line, { cwd: ROOT, env, stdio: stdioOf(output), shell: true }))
}

function follow(child: ChildProcess): ChildProcess {
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Resolves with the exit code of a child; termination by a signal counts as 1. */
export const exitCode = (child: ChildProcess): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })

export const STOPPED = 'Stopped.'

/** Runs a program to its end; rejects with `problem` when it fails, and with `STOPPED` after a signal. */
export async function runNode(
  args: string[],
  extra: Environment,
  problem: string,
  output?: Output,
): Promise<void> {
  const code = await exitCode(startNode(args, extra, output))
  if (code !== 0) throw new Error(isStopped ? STOPPED : problem)
}

export async function runProgram(program: string, args: string[], cwd = ROOT): Promise<void> {
  const child = spawn(program, args, { cwd, env: childEnv(), stdio: 'inherit' })
  const code = await exitCode(follow(child))
  if (code !== 0) throw new Error(`${program} ${args[0]} ended with ${code}: see the output above`)
}

export async function outputOf(program: string, args: string[], cwd = ROOT): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { cwd, env: childEnv() })
  return stdout.trim()
}

/** Waits for steps that run programs; when one fails, ends the programs of the others and rejects with its error. */
export async function runTogether(steps: Promise<void>[]): Promise<void> {
  try {
    await Promise.all(steps)
  } catch (error) {
    for (const child of running) child.kill('SIGTERM')
    await Promise.allSettled(steps)
    throw error
  }
}
