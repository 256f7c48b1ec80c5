import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { childEnv } from '#src/env.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

/** In place of npm: writes to the journal when an installation begins and ends, and ends on `finish`. Keeps its arguments, and records the packages. */
const NPM = `
  import { appendFileSync, copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
  appendFileSync('journal', 'begin ')
  writeFileSync('arguments', process.argv.slice(2).join(' '))
  mkdirSync('node_modules', { recursive: true })
  const timer = setInterval(() => {
    if (!existsSync('finish')) return
    clearInterval(timer)
    copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
    appendFileSync('journal', 'end ')
  }, 20)
`

/** A project whose packages are not installed, with this project's start. */
async function bareProject() {
  const root = folderOfTest()
  const scripts = path.join(root, 'src/scripts')
  await mkdir(path.join(root, 'tmp'))
  for (const file of ['bootstrap.mjs', 'process/file-lock.mjs', 'process/installed-packages.mjs'])
    await cp(path.join('src/scripts', file), path.join(scripts, file))
  for (const script of ['start.ts', 'test.ts'])
    await writeFile(path.join(scripts, script), `console.log('started')`)
  const packages = { 'node_modules/left': { version: '1.0.0' } }
  await writeFile(path.join(root, 'package-lock.json'), JSON.stringify({ packages }))
  await writeFile(path.join(root, 'npm-cli.js'), NPM)
  await writeFile(path.join(root, 'package.json'), '{"type":"module"}')
  const setNodeFloor = async (version: string) => {
    const major = process.version.slice(1).split('.')[0] ?? ''
    await mkdir(path.join(scripts, 'advisories'), { recursive: true })
    const floors = JSON.stringify({ node: { [major]: version } })
    await writeFile(path.join(scripts, 'advisories/floors.json'), floors)
  }
  await setNodeFloor('0.0.1')
  return {
    journal: () => readFile(path.join(root, 'journal'), 'utf8').catch(() => ''),
    finish: () => writeFile(path.join(root, 'finish'), ''),
    setNodeFloor,
    /** Stands in for the Node that is one of the packages. */
    addOwnNode: async () => {
      const folder = path.join(root, 'node_modules/node/bin')
      await mkdir(folder, { recursive: true })
      await writeFile(path.join(folder, 'node'), '#!/bin/sh\necho own node', { mode: 0o755 })
    },
    /** Packages of another package-lock.json. */
    outdate: async (installed: Record<string, object>) => {
      await mkdir(path.join(root, 'node_modules'))
      const record = path.join(root, 'node_modules/.package-lock.json')
      await writeFile(record, JSON.stringify({ packages: installed }))
    },
    npmArguments: () => readFile(path.join(root, 'arguments'), 'utf8'),
    start: (command = 'start') => {
      const child = spawn(process.execPath, [path.join(scripts, 'bootstrap.mjs'), command], {
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

describe('development packages', () => {
  const install = async (command: string, installed: Record<string, object>) => {
    const project = await bareProject()
    await project.outdate(installed)
    await project.finish()
    const { output, end } = project.start(command)
    await end
    expect(output()).toContain('started')
    return project.npmArguments()
  }

  it.each([
    ['start', {}, '--omit=dev'],
    ['start', { 'node_modules/left': { version: '0.9.0' } }, '--omit=dev'],
    ['start', { 'node_modules/right': { version: '1.0.0', dev: true } }, '--include=dev'],
    ['test', {}, '--include=dev'],
    ['dev', {}, '--include=dev'],
  ])('npm run %s over %j: %s', async (command, installed, flag) => {
    expect(await install(command, installed)).toBe(`ci ${flag} --no-audit --no-fund`)
  })
})

describe('the Node that runs the project', () => {
  const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number)

  it.each([
    ['this one, when it is newer than the floor', `${major}.${minor - 1}.9`, 'started'],
    ['this one, when it is the floor', process.versions.node, 'started'],
    ['the packaged one, when this one lacks a fix', `${major}.${minor}.${patch + 1}`, 'own node'],
    ['the packaged one, when this one lacks a minor', `${major}.${minor + 10}.0`, 'own node'],
  ])('is %s', async (_name, floor, expected) => {
    const { start, finish, setNodeFloor, addOwnNode } = await bareProject()
    await addOwnNode()
    await setNodeFloor(floor)
    await finish()
    const { output, end } = start()
    await end
    expect(output()).toContain(expected)
  })
})
