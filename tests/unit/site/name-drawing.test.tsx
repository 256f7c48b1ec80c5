import { expect, it } from 'vitest'
import { markPaths } from '#src/lib/site-mark.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'
import { homeScreen } from '#tests/unit/site/sample-screens.tsx'

const { personal } = defaultProfile
const home = (profile = defaultProfile) => rendered(homeScreen({ profile }))
const frame = () => rendered(<PublicShell profile={defaultProfile}>page</PublicShell>)

it('says the letters of the name in one sentence; a name without any has no drawing to read', async () => {
  const html = await home()
  expect(html).toContain(
    'aria-label="Repeated letters in “Alex Example”: e three times, a twice, l twice, x twice.',
  )
  expect(html).toMatch(/<h1[^>]* aria-label="Alex Example"/)
  for (const name of ['Q', '漢字', 'Ünïçødé'.repeat(12)]) {
    const profile = { ...defaultProfile, personal: { ...personal, name, title: '' } }
    const own = await home(profile)
    expect(own).toContain(`aria-label="${name}"`)
    expect(own.includes('role="radiogroup"')).toBe(name.length > 2)
  }
})

it('joins equal letters of the name by arcs that are lit with them', async () => {
  const [title = ''] = /<h1[\s\S]*<\/h1>/.exec(await home()) ?? []
  const lit = [...title.matchAll(/<g class="(light-\d)"><path d="([^"]*)"/g)]
  // A curve each, from one letter to the next: e three times, the others twice.
  expect(lit.map(([, own, d]) => [own, d?.split('M').length])).toEqual([
    ['light-4', 2],
    ['light-3', 2],
    ['light-2', 2],
    ['light-1', 3],
  ])
  expect(
    [...title.matchAll(/<span [^>]*class="letter light-1">(.)</g)].map(([, one]) => one),
  ).toEqual(['e', 'E', 'e'])
})

it('says facts next to the titles of its sections', async () => {
  const words = wordsOf(await home())
  const { education, publications, experience } = defaultProfile
  const years = experience.map(({ period }) => Number(/\d{4}/.exec(period)?.[0]))
  expect(words).toContain(`Experience // since ${Math.min(...years)}`)
  expect(words).toContain(
    `Education // ${education.length} degrees, ${publications.length} publications`,
  )
  expect(words).toContain('Selected work // 1 project')
})

it('has the arcs of the icon as its mark, in the header and in the footer', async () => {
  const { arcs } = markPaths(personal.name)
  expect((await frame()).split(`<path d="${arcs}"`)).toHaveLength(3)
})
