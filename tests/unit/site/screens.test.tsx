import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { PublicShell } from '#src/site/layout/public-shell.tsx'
import { LoginCard } from '#src/site/auth/login-card.tsx'
import { SECTIONS } from '#src/site/nav/sections.ts'
import { emptyProfile } from '#tests/support/empty-profile.ts'
import { homeScreen, publicScreens, shownTexts } from '#tests/unit/site/sample-screens.tsx'
import { rendered, wordsOf } from '#tests/unit/site/rendered.tsx'

const { personal, skills, achievements, experience, education, publications } = defaultProfile
const home = (changes?: Parameters<typeof homeScreen>[0]) => rendered(homeScreen(changes))
const frame = (profile = defaultProfile) =>
  rendered(<PublicShell profile={profile}>page</PublicShell>)

describe('the home page', () => {
  it('shows the local time only where a script knows it', async () => {
    expect(await home()).toMatch(/<div class="[^"]*needs-script[^"]*"><dt[^>]*>Local time<\/dt>/)
  })

  it('ends with the feeds and the date of the newest post', async () => {
    const html = await rendered(
      <PublicShell profile={defaultProfile} lastPublished="2026-03-04T00:00:00.000Z">
        page
      </PublicShell>,
    )
    expect(wordsOf(html)).toContain('Last published March 4, 2026 . Set in Geist')
    const feeds = [...html.matchAll(/href="(\/[a-z]+\.(?:xml|json))"/g)].map(([, href]) => href)
    expect(feeds).toEqual(['/rss.xml', '/atom.xml', '/feed.json'])
    expect(await frame()).not.toContain('Last published')
  })

  it('[S2-home-01] has the sections in order', async () => {
    const ids = [...(await home()).matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(SECTIONS.map(({ id }) => id))
  })

  it.each([
    // The letters of the name are elements.
    [
      '[S3-portfolio-02] personal info',
      [{ ...personal, name: '' }, personal.links.map(({ label }) => label)],
    ],
    [
      '[S3-portfolio-03, S3-portfolio-04] skills',
      Object.values(skills)
        .flat()
        .map(({ name, level }) => `${name} ${level}%`),
    ],
    ['[S3-portfolio-05] achievements', achievements],
    ['[S3-portfolio-07] experience', experience],
    ['[S3-portfolio-08] education', education],
    ['[S3-portfolio-09] publications', publications],
  ])('[S1-static-01, S1-static-02, S3-portfolio-01] holds all %s', async (_, part) => {
    const words = wordsOf(await home())
    expect(shownTexts(part).filter((text) => !words.includes(text))).toEqual([])
  })

  it('[S3-portfolio-06] marks achievements in gold or silver', async () => {
    const colors = [...(await home()).matchAll(/data-color="(\w+)"/g)].map(([, color]) => color)
    expect(colors).toEqual(achievements.map(({ color }) => color))
    // Also as text, because colour alone is not accessible.
    const lines = achievements.map(({ year, type, color }) => `${year} · ${type} · ${color}`)
    const words = wordsOf(await home())
    for (const line of lines) expect(words).toContain(line)
    expect(new Set(colors)).toEqual(new Set(['gold', 'silver']))
  })

  it('[S2-home-11, S2-home-13, S9-teaser-01] shows the first three posts with a link to all', async () => {
    const html = await home()
    expect(html.match(/Title \d/g)?.filter((title) => title === 'Title 4')).toEqual([])
    expect(html.match(/href="\/blog\/post-\d"/g)).toHaveLength(3)
    expect(html).toMatch(/href="\/blog"[^>]*>View All Posts</)
  })

  it('[S2-home-08] opens the resume in a new tab: the active file, else the page', async () => {
    expect(await home()).toMatch(/<a [^>]*href="\/api\/resume" target="_blank"[^>]*>DOWNLOAD_CV/)
    expect(await home({ hasResume: false })).toMatch(
      /<a [^>]*href="\/resume" target="_blank"[^>]*>DOWNLOAD_CV/,
    )
  })

  it('[S2-home-14, S5-contact-01] has four required fields', async () => {
    const html = await home()
    const fields = [...html.matchAll(/<(?:input|textarea)[^>]*name="(\w+)"[^>]*>/g)]
    const required = fields
      .filter(([field]) => field.includes('required=""'))
      .map(([, name]) => name)
    expect(required).toEqual(['name', 'email', 'subject', 'message'])
  })

  it('[S2-home-15] [S5-contact-02] has an email input and a message field of four rows', async () => {
    const html = await home()
    expect(html).toMatch(/<input type="email"[^>]*name="email"|name="email"[^>]*type="email"/)
    expect(html).toMatch(/<textarea[^>]*rows="4"/)
  })

  it('shows the level of every skill without scripts', async () => {
    const meters = [
      ...(await home()).matchAll(/role="meter" aria-label="([^"]+)"[^>]*aria-valuenow="(\d+)"/g),
    ]
    const shown = meters.map(([, name, level]) => ({ name, level: Number(level) }))
    expect(shown).toEqual(Object.values(defaultProfile.skills).flat())
  })
})

describe('a profile without content', () => {
  it('hides the sections of its empty lists, and their links', async () => {
    const html = await home({ profile: emptyProfile })
    const ids = [...html.matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['home', 'blog', 'contact'])
    const words = wordsOf(await frame(emptyProfile))
    expect(words).toContain('Home Blog Contact')
    expect(words).not.toMatch(/Quick Links|About|Skills|Achievements|Experience|Education/)
  })

  it('shows publications without education, and the tiers that have skills', async () => {
    const profile = {
      ...emptyProfile,
      publications,
      skills: { ...emptyProfile.skills, learning: skills.learning },
    }
    const words = wordsOf(await home({ profile }))
    expect(words).toContain(`Publications ${publications[0]?.title}`)
    expect(words).toContain(`Learning ${skills.learning[0]?.name}`)
    expect(words).not.toContain('Expert')
    expect(wordsOf(await frame(profile))).toContain('Quick Links Skills Education Resources')
  })
})

it('[S2-home-17] [S2-home-18] [S2-home-19] has quick links, resources and the copyright in its footer', async () => {
  const words = wordsOf(await frame())
  expect(words).toContain('Quick Links About Skills Experience Education')
  expect(words).toContain('Resources Blog Contact Resume Portfolio')
  expect(words).toMatch(/© \d{4} /)
})

it.each([
  ...publicScreens(),
  ['frame', <PublicShell key="frame" profile={defaultProfile} children="page" />] as const,
  ['login', <LoginCard key="login" name="Ada" children="door" />] as const,
])('renders the %s without style attributes', async (_, screen) => {
  expect(await rendered(screen)).not.toMatch(/<[^>]* style=/)
})
