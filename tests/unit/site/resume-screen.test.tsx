import { expect, it } from 'vitest'
import type { Profile } from '#src/contract/profile/profile.ts'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { ResumeScreen } from '#src/site/resume/resume-screen.tsx'
import { emptyProfile } from '#tests/support/empty-profile.ts'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'
import { shownTexts, SITE } from '#tests/unit/site/sample-screens.tsx'

const addresses = defaultProfile.personal.links.map(({ url }) => url.replace('https://', ''))
const resume = (profile: Profile, hasFile = true) =>
  rendered(
    <ResumeScreen
      profile={profile}
      site={SITE}
      hasFile={hasFile}
      skillUses={{ TypeScript: { projects: 2, posts: 1, search: 'types' } }}
    />,
    '/resume',
  )
const page = (hasFile: boolean) => resume(defaultProfile, hasFile)

it('links a skill to the search for the projects and posts that use it', async () => {
  const links = [...(await page(true)).matchAll(/<a href="\/blog\?q=([^"]*)"[^>]*>([^<]*)</g)]
  expect(links.map(([, search, text]) => [search, text])).toEqual([['types', '2 projects, 1 post']])
})

it.each([...Object.entries(defaultProfile), ['addresses', addresses]])(
  'holds all of %s',
  async (_, part) => {
    const words = wordsOf(await page(true))
    expect(shownTexts(part).filter((text) => !words.includes(text))).toEqual([])
  },
)

it('links to the other formats, and to the file only when there is one', async () => {
  const html = await page(true)
  for (const address of ['/api/resume', '/resume.json', '/contact.vcf']) {
    expect(html).toContain(`href="${address}"`)
  }
  expect(await page(false)).not.toContain('/api/resume')
})

it('leaves out sections and facts without content', async () => {
  const words = wordsOf(await resume(emptyProfile))
  expect(words).toContain('Ada Empty Engineer ada@example.com')
  expect(words).not.toMatch(
    /Profile|Experience|Skills|Achievements|Education|Publications|tel:| · /,
  )
})

it('has one h1, the name, with the sections below', async () => {
  const levels = [...(await page(true)).matchAll(/<h(\d)/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true)
})
