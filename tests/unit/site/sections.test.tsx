import { afterEach, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { SECTIONS } from '#src/site/nav/sections.ts'
import { sitePaletteGroups } from '#src/site/search/site-palette-items.ts'
import { rendered } from '#tests/unit/site/rendered.tsx'
import { homeScreen } from '#tests/unit/site/sample-screens.tsx'

const sections = SECTIONS as unknown as { id: string; label: string }[]
const own = [...sections]
afterEach(() => void sections.splice(0, sections.length, ...own))

/** Ids and titles of the sections on the screen, without the hero, whose title is the name. */
async function shown() {
  const html = await rendered(homeScreen({ work: { projects: [], images: {} } }))
  const titles = [...html.matchAll(/<h2 id="(\w+)-title"[^>]*>([^<]*)</g)]
  return titles.map(([, id, title]) => `${id} ${title}`)
}

async function links(landmark: RegExp) {
  const [html = ''] =
    landmark.exec(await rendered(<PublicShell profile={defaultProfile}>page</PublicShell>)) ?? []
  const found = [...html.matchAll(/href="\/#(\w+)"[^>]*>([^<]+)</g)]
  return found.map(([, id, label]) => `${id} ${label}`)
}

const inPalette = () =>
  sitePaletteGroups('', null, [])
    .flatMap(({ items }) => items)
    .flatMap(({ to, label }) => ('section' in to ? [`${to.section} ${label}`] : []))

it.each([
  ['order', () => sections.reverse()],
  ['removal', () => sections.splice(2, 1)],
  ['titles', () => sections.splice(2, 1, { id: 'skills', label: 'Tools' })],
])(
  'the screen, the navigation, the palette and the footer follow the %s of the list',
  async (_, change) => {
    change()
    const wanted = sections.map(({ id, label }) => `${id} ${label}`)
    const inFooter = await links(/Quick Links.*?<\/ul>/s)
    expect(await links(/<nav id="page:menu".*?<\/nav>/s)).toEqual(wanted)
    expect(inPalette()).toEqual(wanted)
    expect(await shown()).toEqual(wanted.filter((one) => one !== 'home Home'))
    expect(inFooter.length).toBeGreaterThan(2)
    expect(inFooter).toEqual(wanted.filter((one) => inFooter.includes(one)))
  },
)
