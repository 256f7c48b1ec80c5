import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCREEN_LIST } from '#src/cms/screens.ts'
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

describe('SCREEN_LIST', () => {
  it('has every page below /cms except those of one post or project', () => {
    const listed = SCREEN_LIST.map(({ href }) => href)
    expect([...listed, ...SUBPAGES].toSorted()).toEqual(onDisk.toSorted())
  })

  it('has five screens in the first group of the menu, and the others in two more', () => {
    const labels = (wanted: keyof typeof GROUPS) =>
      SCREEN_LIST.filter(({ group }) => group === wanted).map(({ label }) => label)
    expect(labels('main')).toEqual(['Dashboard', 'Posts', 'Media', 'Resume', 'Messages'])
    expect(labels('site')).toEqual([
      ...['Profile', 'Announcement', 'Projects', 'Appearance', 'Redirects', 'Settings'],
    ])
    expect(labels('operation')).toEqual([
      ...['Import', 'Activity', 'Administrators', 'Access tokens', 'Trash'],
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

  it('lists all screens in the command palette', () => {
    const [screens] = paletteGroups('')
    expect(screens?.items.map(({ label, href }) => [label, href])).toEqual([
      ['Dashboard', '/cms'],
      ['Posts', '/cms/blog'],
      ['Media', '/cms/media'],
      ['Resume', '/cms/resume'],
      ['Messages', '/cms/contacts'],
      ['Profile', '/cms/profile'],
      ['Announcement', '/cms/announcement'],
      ['Projects', '/cms/projects'],
      ['Appearance', '/cms/appearance'],
      ['Redirects', '/cms/redirects'],
      ['Settings', '/cms/settings'],
      ['Import', '/cms/import'],
      ['Activity', '/cms/activity'],
      ['Administrators', '/cms/administrators'],
      ['Access tokens', '/cms/tokens'],
      ['Trash', '/cms/trash'],
    ])
  })
})
