import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SCREEN_LIST } from '#src/cms/screens.ts'
import { paletteGroups } from '#src/cms/palette/palette-items.ts'

/** Subpages of the posts screen, so not in the list. */
const SUBPAGES = ['/cms/blog/new', '/cms/blog/edit/[id]', '/cms/blog/history/[id]']

const onDisk = globSync('src/app/(web)/cms/**/page.tsx').map((file) =>
  file
    .replace(/^src\/app/, '')
    .replace(/\/page\.tsx$/, '')
    .replace(/\/\([^)]+\)/g, ''),
)

describe('SCREEN_LIST', () => {
  it('has every page below /cms except those of one post', () => {
    const listed = SCREEN_LIST.map(({ href }) => href)
    expect([...listed, ...SUBPAGES].toSorted()).toEqual(onDisk.toSorted())
  })

  it('has five screens in the first group of the menu, and the others in the second', () => {
    const labels = (wanted: 'main' | 'more') =>
      SCREEN_LIST.filter(({ group }) => group === wanted).map(({ label }) => label)
    expect(labels('main')).toEqual(['Dashboard', 'Posts', 'Media', 'Resume', 'Messages'])
    expect(labels('more')).toEqual([
      ...['Portfolio', 'Projects', 'Import', 'Activity', 'Access tokens', 'Trash'],
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
    const [screens] = paletteGroups('', {})
    expect(screens?.items.map(({ label, href }) => [label, href])).toEqual([
      ['Dashboard', '/cms'],
      ['Posts', '/cms/blog'],
      ['Media', '/cms/media'],
      ['Resume', '/cms/resume'],
      ['Messages', '/cms/contacts'],
      ['Portfolio', '/cms/portfolio'],
      ['Projects', '/cms/projects'],
      ['Import', '/cms/import'],
      ['Activity', '/cms/activity'],
      ['Access tokens', '/cms/tokens'],
      ['Trash', '/cms/trash'],
    ])
  })
})
