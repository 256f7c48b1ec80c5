import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '#src/env.ts'

/** In place of npm: writes to the journal when an installation begins and ends, and ends on `finish`. */
const NPM = `
  import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('journal', 'begin ')
  mkdirSync('node_modules', { recursive: true })
  const timer = setInterval(() => {
    if (!existsSync('finish')) return
    clearInterval(timer)
    appendFileSync('journal', 'end ')
  }, 20)
`

/** A project whose packages are not installed, with this project's start. */
async function bareProject() {
  const root = await mkdtemp(path.join(tmpdir(), 'folio-bootstrap-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const scripts = path.join(root, 'src/scripts')
  await mkdir(path.join(root, 'tmp'))
  for (const file of ['bootstrap.mjs', 'process/file-lock.mjs', 'process/install-stamp.mjs'])
    await cp(path.join('src/scripts', file), path.join(scripts, file))
  await writeFile(path.join(scripts, 'start.ts'), `console.log('started')`)
  const packages = { 'node_modules/left': { version: '1.0.0' } }
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  await writeFile(path.join(root, 'npm-cli.js'), NPM)
  await writeFile(path.join(root, 'package.json'), '{"type":"module"}')
  return {
    journal: () => readFile(path.join(root, 'journal'), 'utf8').catch(() => ''),
    finish: () => writeFile(path.join(root, 'finish'), ''),
    start: () => {
      const child = spawn(process.execPath, [path.join(scripts, 'bootstrap.mjs'), 'start'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: childEnv({
          TMPDIR: path.join(root, 'tmp'),
          npm_execpath: path.join(root, 'npm-cli.js'),
        }),
      })
      let output = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
      onTestFinished(() => void child.kill('SIGKILL'))
      return { child, output: () => output, end: once(child, 'close') }
    },
    /** Sets back the time of all lock files. */
    age: async (minutes: number) => {
      const then = new Date(Date.now() - minutes * 60_000)
      const names = await readdir(path.join(root, 'tmp'))
      for (const name of names) await utimes(path.join(root, 'tmp', name), then, then)
      return names.length
    },
  }
}

describe('npm start without packages', () => {
  it('installs once, however many starts there are and however long it takes', async () => {
    const { start, journal, finish, age } = await bareProject()
    const first = start()
    await expect.poll(journal).toBe('begin ')
    expect(await age(16)).toBe(1)
    const others = [start(), start(), start()]
    for (const { output } of others) await expect.poll(output).toContain('waiting')
    expect(await journal()).toBe('begin ')
    await finish()
    await Promise.all([first, ...others].map(({ end }) => end))
    expect(await journal()).toBe('begin end ')
    for (const { output } of [first, ...others]) expect(output()).toContain('started')
  })

  it('installs once more after the installing start was killed', async () => {
    const { start, journal, finish } = await bareProject()
    const first = start()
    await expect.poll(journal).toBe('begin ')
    const others = [start(), start(), start()]
    for (const { output } of others) await expect.poll(output).toContain('waiting')
    first.child.kill('SIGKILL')
    await expect.poll(journal).toBe('begin begin ')
    await finish()
    await Promise.all(others.map(({ end }) => end))
    expect(await journal()).toMatch(/^begin begin (end )+$/)
    for (const { output } of others) expect(output()).toContain('started')
  })
})
