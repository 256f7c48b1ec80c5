import { globSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MENU, SCREEN_LIST, sectionOf } from '#src/cms/screens.ts'
import type { GROUPS } from '#src/cms/screens.ts'
import { paletteGroups } from '#src/cms/palette/palette-items.ts'

/** Subpages of the screens of posts and projects, so not in the list. */
const SUBPAGES = [
  ...['/cms/blog/new', '/cms/blog/edit/[id]', '/cms/blog/history/[id]'],
  ...['/cms/projects/new', '/cms/projects/edit/[id]'],
]

const onDisk = globSync('src/app/(web)/cms/**/page.tsx').map((file) =>
  file
    .replace(/^src\/app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([^)]+\)/g, ''),
)

it('has every page below /cms except pages of single posts and projects', () => {
  const listed = SCREEN_LIST.map(({ href }) => href)
  expect([...listed, ...SUBPAGES].toSorted()).toEqual(onDisk.toSorted())
})

it('has the entries of each group of the menu in their order, with the screens of a section', () => {
  const entries = (wanted: keyof typeof GROUPS) =>
    MENU.filter(({ group }) => group === wanted).map((entry) =>
      [entry.section, ...sectionOf(entry).map(({ label }) => label)].filter(Boolean).join(': '),
    )
  expect(entries('main')).toEqual(['Dashboard', 'Posts', 'Media', 'Resume', 'Messages'])
  expect(entries('site')).toEqual([
    ...['Profile', 'Projects', 'Site: Announcement: Appearance: Redirects: Settings'],
  ])
  expect(entries('operation')).toEqual([
    'Import and export',
    'Trash and activity: Trash: Activity',
    'Administrators: Administrators: Access tokens',
  ])
})

it('[S2-dashboard-08] has four dashboard cards', () => {
  const cards = SCREEN_LIST.filter(({ card }) => card)
  expect(cards.map(({ href, card }) => [href, card?.title])).toEqual([
    ['/cms/blog', 'Blog Management'],
    ['/cms/media', 'Media Library'],
    ['/cms/resume', 'Resume Manager'],
    ['/cms/contacts', 'Contact Messages'],
  ])
})

it('finds all screens in the command palette', () => {
  const found = SCREEN_LIST.map(({ label }) =>
    paletteGroups(label, { recent: [] })[0]?.items.map(({ href }) => href),
  )
  expect(found).toEqual(SCREEN_LIST.map(({ href }) => expect.arrayContaining([href]) as unknown))
})
