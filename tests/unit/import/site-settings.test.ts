import { expect, it } from 'vitest'
import { sourceFolder } from '#tests/support/source-folder.ts'
import type { SourceFiles } from '#tests/support/source-folder.ts'
import { opened } from './temporary-files.ts'

const HUGO = { 'content/posts/a.md': '# A\n' }
const JEKYLL = { '_posts/2024-03-04-a.md': '# A\n' }

const DEFAULTS = 'The default settings are used.'
it.each<[file: string, settings: SourceFiles, text: string]>([
  ['hugo.toml', { ...HUGO, 'hugo.toml': 'baseURL = \n' }, `It is malformed. ${DEFAULTS}`],
  [
    'config/_default/params.yaml',
    { ...HUGO, 'config/_default/hugo.toml': '', 'config/_default/params.yaml': '- a\n' },
    `It holds no list of settings. ${DEFAULTS}`,
  ],
  ['hugo.toml', { ...HUGO, 'hugo.toml/a.txt': '' }, `It cannot be opened. ${DEFAULTS}`],
  [
    '_config.yml',
    { ...JEKYLL, '_config.yml': 'permalink: constructor\n' },
    'The permalink “constructor” is not a valid pattern. The default is used.',
  ],
])('names %s, whose settings cannot be used: %j', async (file, files, text) => {
  const { warnings } = await opened(await sourceFolder(files))
  expect(warnings).toEqual([{ place: { file }, text }])
})

it.each<[SourceFiles]>([
  [{ ...HUGO, 'hugo.toml': '' }],
  [{ ...JEKYLL, '_config.yml': '# nothing\n' }],
  [{ ...JEKYLL, '_config.yml': 'permalink: pretty\n' }],
  [{ ...JEKYLL, '_config.yml': 'permalink: /:year/:title\n' }],
])('says nothing of settings that are in order: %j', async (files) => {
  expect((await opened(await sourceFolder(files))).warnings).toEqual([])
})

it.each<[SourceFiles, string | undefined]>([
  [{ ...JEKYLL, '_config.yml': 'title: A\n', CNAME: 'old.example\n' }, 'https://old.example'],
  [{ ...HUGO, 'hugo.toml': '', 'static/CNAME': '\u{FEFF}old.example' }, 'https://old.example'],
  [
    { ...HUGO, 'hugo.toml': 'baseURL = "https://a.example/"', CNAME: 'b.example' },
    'https://a.example/',
  ],
  [{ ...JEKYLL, '_config.yml': 'title: A\n', CNAME: 'no address' }, undefined],
])('knows where the site was: %j', async (files, site) => {
  expect((await opened(await sourceFolder(files))).site).toBe(site)
})
