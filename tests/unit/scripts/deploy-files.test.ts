import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { childEnv } from '#src/env.ts'
import { folderOfFile } from '#tests/support/temporary-folder.ts'

const folder = folderOfFile()
beforeAll(async () => {
  const systemdRun = path.join(folder, 'systemd-run')
  await writeFile(systemdRun, '#!/bin/sh\nprintf "%s\\n" "$@"\n')
  await chmod(systemdRun, 0o755)
})

const PROGRAM = 'docs/run/deploy/folio'
const folio = (...args: string[]) =>
  execFileSync('sh', [PROGRAM, ...args], {
    env: childEnv({ PATH: `${folder}:/usr/bin:/bin` }),
    stdio: 'pipe',
  })
    .toString()
    .trim()
    .split('\n')
const unit = (name: string) => readFileSync(`docs/run/deploy/${name}`, 'utf8')
const environmentOf = (text: string) => /^Environment=(.*)$/m.exec(text)?.[1]?.split(' ')

it('runs a command with the user, the settings and the folder of the service', () => {
  const service = unit('folio.service')
  const args = folio('restore', '/var/lib/folio/my backup.tar.gz', '--no-safety-copy')
  expect(args).toEqual(expect.arrayContaining(['--uid=folio', '--gid=folio']))
  const settings = args.filter((arg) => arg.startsWith('--setenv='))
  expect(settings.map((arg) => arg.replace('--setenv=', ''))).toEqual(environmentOf(service))
  for (const name of ['EnvironmentFile', 'UMask'])
    expect(service).toContain(args.find((arg) => arg.startsWith(`--property=${name}=`))?.slice(11))
  expect(service).toContain(
    `WorkingDirectory=${args.find((arg) => arg.includes('-directory='))?.slice(20)}`,
  )
  expect(args.slice(-4)).toEqual([
    '/opt/folio/node_modules/node/bin/node',
    'src/scripts/restore.ts',
    '/var/lib/folio/my backup.tar.gz',
    '--no-safety-copy',
  ])
})

it('refuses other commands, and has a program for each of its own', () => {
  expect(() => folio('start')).toThrow(/Usage: folio doctor\|backup/)
  const [, list = ''] = /^ {2}(.*)\) shift/m.exec(readFileSync(PROGRAM, 'utf8')) ?? []
  const commands = list.split(' | ')
  expect(commands.length).toBeGreaterThan(5)
  for (const command of commands)
    expect(existsSync(`src/scripts/${command}.ts`), command).toBe(true)
})

it('the scheduled backup has the settings of the service', () => {
  const backup = unit('folio-backup.service')
  expect(environmentOf(backup)).toEqual(environmentOf(unit('folio.service')))
  expect(backup).toContain('src/scripts/backup.ts --scheduled')
})
