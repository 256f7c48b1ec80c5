// Runs on Node 20 or later, without packages. Continues on this Node if it has all security fixes, otherwise on the packaged one.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withFileLock } from './process/file-lock.mjs'
import {
  countInstalled,
  hasDevelopmentPackages,
  isInstalled,
} from './process/installed-packages.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const COMMANDS = { start: 'start.ts', dev: 'start.ts', test: 'test.ts' }
const OLDEST_NODE = 20
const PROJECT_NODE = 24
const FLOORS = path.join(root, 'src/scripts/advisories/floors.json')
const PARENT_CHECK_MS = 500
const PROGRESS_MS = 10_000

const [command = '', ...args] = process.argv.slice(2)
const script = COMMANDS[command]
if (script === undefined)
  fail(`Unknown command ${command}: use ${Object.keys(COMMANDS).join(', ')}`)
if (majorOf(process.version) < OLDEST_NODE) {
  fail(`Node ${OLDEST_NODE} or later is needed, this is ${process.version}`)
}
await install(command !== 'start')
const seconds = (performance.now() / 1000).toFixed(1)
const handed = {
  start: [`--installed=${seconds}`, ...args],
  dev: ['--dev', `--installed=${seconds}`, ...args],
  test: args,
}[command]
process.exitCode = await run(projectNode(), [path.join(root, 'src/scripts', script), ...handed])

/**
 * Once per package-lock.json; concurrent starts wait. Development packages are a third of the time, never removed.
 * NODE_ENV does not decide.
 */
async function install(needsDevelopment) {
  if (isInstalled(root, needsDevelopment)) return
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 16)
  const lock = path.join(tmpdir(), `folio-install-${hash}.lock`)
  const onWait = () => console.log('Another start is installing packages, waiting …')
  await withFileLock(lock, { onWait }, async () => {
    if (isInstalled(root, needsDevelopment)) return
    const withDevelopment = needsDevelopment || hasDevelopmentPackages(root)
    const { total } = countInstalled(root, withDevelopment)
    console.log(`Installing ${total} packages (npm ci), this takes some minutes …`)
    const progress = setInterval(() => {
      console.log(`  ${countInstalled(root, withDevelopment).done} of ${total} packages`)
    }, PROGRESS_MS)
    const flags = [`--${withDevelopment ? 'include' : 'omit'}=dev`, '--no-audit', '--no-fund']
    const npm = process.env.npm_execpath
    const code = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, 'ci', ...flags])
      : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', ['ci', ...flags])
    clearInterval(progress)
    if (code !== 0)
      fail(
        'Packages could not be installed: see the output above. npm needs its registry or a full cache',
      )
  })
}

function projectNode() {
  if (isPatched(process.version)) return process.execPath
  const own = path.join(
    root,
    'node_modules/node/bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )
  if (existsSync(own)) return own
  if (majorOf(process.version) >= PROJECT_NODE) return process.execPath
  return fail(
    `Node ${PROJECT_NODE} is missing, because npm did not run install scripts. Install Node ${PROJECT_NODE} or 26, or run npm rebuild node`,
  )
}

/** Whether this is a supported major version with all security fixes that were known when this release was made. */
function isPatched(version) {
  const floor = JSON.parse(readFileSync(FLOORS, 'utf8')).node[majorOf(version)]
  return floor !== undefined && version.slice(1).localeCompare(floor, 'en', { numeric: true }) >= 0
}

function majorOf(version) {
  return Number(version.slice(1).split('.')[0])
}

function run(program, programArgs) {
  return new Promise((resolve) => {
    const child = spawn(program, programArgs, { cwd: root, stdio: 'inherit' })
    const pass = (signal) => child.kill(signal)
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    // npm forwards signals to its shell, which does not forward them further: when npm is gone, its child has to end.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) pass('SIGTERM')
    }, PARENT_CHECK_MS)
    child.once('error', (error) => fail(`${program}: ${error.message}`))
    child.once('exit', (code, signal) => {
      clearInterval(watch)
      for (const name of signals) process.off(name, pass)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
