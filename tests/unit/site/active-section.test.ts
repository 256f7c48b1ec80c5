import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { OFFSETS } from '#src/contract/limits.ts'
import { activeSection } from '#src/site/nav/active-section.ts'
import { SECTIONS } from '#src/site/nav/sections.ts'
import { SECTION_NAMES } from '#tests/support/section-names.ts'

const sections = [
  { id: 'home', top: 64 },
  { id: 'about', top: 800 },
  { id: 'contact', top: 1900 },
]
const at = (y: number, page = 4000) =>
  activeSection(sections, { y, viewport: 700, page, offset: OFFSETS.navActive })

describe('activeSection', () => {
  it('[S2-home-05, S9-nav-01] changes when a section comes within 100 px of the upper edge', () => {
    expect(at(0)).toBe('home')
    expect(at(699)).toBe('home')
    expect(at(700)).toBe('about')
    expect(at(1800)).toBe('contact')
  })

  it('is the final section at the end of the page', () => {
    expect(at(1300, 2000)).toBe('contact')
  })

  it('is the first section above all of them, and undefined without sections', () => {
    expect(at(-50)).toBe('home')
    expect(activeSection([], { y: 0, viewport: 700, page: 700, offset: 100 })).toBeUndefined()
  })
})

describe('SECTIONS', () => {
  it('[S2-home-01, S2-home-02] are in the order of the spec', () => {
    expect(SECTIONS.map(({ label }) => label)).toEqual(SECTION_NAMES)
    expect(SECTIONS.map(({ id }) => id)).toEqual(SECTIONS.map(({ label }) => label.toLowerCase()))
  })

  it('[S2-home-04, S9-nav-01] scroll to 80 px below the edge without scripts too', () => {
    const css = readFileSync(new URL('../../../src/ui/styles/base.css', import.meta.url), 'utf8')
    expect(/html \{[^}]*scroll-padding-top: (\d+)px/.exec(css)?.[1]).toBe(String(OFFSETS.navScroll))
  })
})
