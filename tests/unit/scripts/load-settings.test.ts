import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadSettings } from '#src/scripts/process/load-settings.ts'
import { folderOfTest } from '#tests/support/temporary-folder.ts'

async function load(text: string, environment: Record<string, string> = {}) {
  const folder = folderOfTest()
  const file = path.join(folder, '.env')
  await writeFile(file, text)
  expect(loadSettings(file, environment as NodeJS.ProcessEnv)).toBe(true)
  return environment
}

it('reads a .env with a byte order mark and Windows line ends', async () => {
  const text = '\ufeffSITE_URL=https://example.com\r\nPORT=8080\r\n# a comment\r\nSEED="false"\r\n'
  expect(await load(text)).toEqual({
    SITE_URL: 'https://example.com',
    PORT: '8080',
    SEED: 'false',
  })
})

it('keeps variables that are set', async () => {
  expect(await load('SITE_URL=a\nPORT=8080\nSEED=true\n', { PORT: '3000' })).toEqual({
    SITE_URL: 'a',
    PORT: '3000',
    SEED: 'true',
  })
})

it('does nothing without the file', () => {
  expect(loadSettings('/nowhere/.env', {} as NodeJS.ProcessEnv)).toBe(false)
})
