import { globSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Concepts that exist in one layer only, or under the name that a screen has. */
const ONLY = {
  contract: {
    api: 'what all calls are made of',
  },
  services: {
    conversion: 'foreign texts, in worker threads',
    highlight: 'runs while a page is rendered',
    images: 'decoders, in processes of their own',
    maintenance: 'called by the server, not by a screen',
    platform: 'what all services stand on',
    storage: 'files below media and resumes',
  },
  cms: {
    components: 'shared by screens',
    dashboard: 'shows all of them',
    documents: 'editors of profile, announcement and projects',
    drafts: 'saves what every editor edits',
    layout: 'frame of the screens',
    palette: 'leads to all of them',
    publishing: 'how screens save and publish',
  },
  site: {
    home: 'a page of several concepts',
    layout: 'frame of the pages',
    nav: 'frame of the pages',
    'page-script': 'behavior of all pages without React',
    'rich-text': 'of profile, projects and announcement',
  },
} as const

const namesIn = (folder: string, kind: 'folders' | 'files') =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() === (kind === 'folders'))
    .map(({ name }) => name)

const foldersOf = (layer: string) => namesIn(`src/${layer}`, 'folders')
const concepts = foldersOf('contract')
/** `resume` is the page of `resumes`. */
const isConcept = (name: string) => concepts.some((one) => one === name || one === `${name}s`)

it.each(['services', 'cms', 'site'] as const)(
  'has folders of %s with names of the contract, or listed',
  (layer) => {
    expect(
      foldersOf(layer)
        .filter((name) => !isConcept(name))
        .sort(),
    ).toEqual(Object.keys(ONLY[layer]).sort())
  },
)

it('each concept of the contract has its service', () => {
  const missing = concepts.filter((name) => !foldersOf('services').includes(name))
  expect(missing).toEqual(Object.keys(ONLY.contract))
})

it('queries are named as calls or schemas of the contract', () => {
  const files = concepts.flatMap((folder) => namesIn(`src/contract/${folder}`, 'files'))
  const nouns = files.map((file) => file.replace(/-(calls|schemas)\.ts$/, ''))
  const queries = namesIn('src/queries', 'files').filter((file) => file.endsWith('-queries.ts'))
  const unknown = queries.filter((file) => !nouns.includes(file.replace('-queries.ts', '')))
  expect(unknown).toEqual([])
  expect(queries.length).toBeGreaterThan(10)
})
it('no two files share a stem', () => {
  const files = globSync(['src/!(app)/**/*.{ts,tsx}', 'collections/**/*.ts'])
  const stems = files.map((file) => path.parse(file).name)
  expect(stems.filter((stem, index) => stems.indexOf(stem) !== index)).toEqual([])
  expect(stems.length).toBeGreaterThan(1000)
})
