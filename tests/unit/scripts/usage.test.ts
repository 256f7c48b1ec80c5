import { execFile } from 'node:child_process'
import { expect, it } from 'vitest'

type Ended = { code: number; stdout: string; stderr: string }
const run = (script: string, ...args: string[]) =>
  new Promise<Ended>((resolve) => {
    execFile(process.execPath, [`src/scripts/${script}`, ...args], (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })

const COMMANDS = [
  ['import', 'import.ts', ['PATH', '--dry-run', '--revert']],
  ['export', 'export.ts', ['DIR']],
  ['backup', 'backup.ts', ['FILE', '--scheduled']],
  ['restore', 'restore.ts', ['FILE', '--no-safety-copy']],
  ['profile:import', 'profile-import.ts', ['FILE', '--draft']],
  ['doctor', 'doctor.ts', []],
] as const

it.each(COMMANDS)('%s --help prints usage, options and an example', async (name, script, words) => {
  const { code, stdout, stderr } = await run(script, '--help')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(new RegExp(`^Usage: npm run ${name}\\b`))
  expect(stdout).toMatch(new RegExp(`Examples?:\\n  npm run ${name}\\b`))
  for (const word of words) expect(stdout).toContain(word)
})

it.each(['export.ts', 'backup.ts', 'restore.ts', 'profile-import.ts'])(
  '%s takes an option that it does not know for no file, and one file only',
  async (script) => {
    for (const args of [['--force'], ['a', 'b'], ['a', '--scheduled'], []]) {
      const { code, stdout, stderr } = await run(script, ...args)
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
      expect(stderr).toMatch(/^Usage: npm run /)
    }
  },
)
