import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'

const { personal, skills } = defaultProfile

describe('the default profile', () => {
  it('has three tiers of skills, each named once, with levels in percent', () => {
    expect(Object.keys(skills)).toEqual(['expert', 'advanced', 'learning'])
    const all = Object.values(skills).flat()
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(all.filter(({ level }) => !(level > 0 && level <= 100))).toEqual([])
  })

  it('has a time zone the browser knows', () => {
    expect(Intl.supportedValuesOf('timeZone')).toContain(personal.timeZone)
  })

  it('[S0-intro-02] introduces the owner to a recruiter, with work and contact', () => {
    const { experience, education, achievements } = defaultProfile
    for (const part of [experience, education, achievements]) expect(part).not.toHaveLength(0)
    for (const known of [personal.name, personal.title, personal.email]) expect(known).not.toBe('')
  })

  it('names no real person: its addresses are reserved for examples', () => {
    expect(personal.email).toMatch(/@example\.com$/)
    const hosts = personal.links.map(({ url }) => new URL(url).hostname)
    expect(hosts.filter((host) => !host.endsWith('.example.com'))).toEqual([])
    expect(personal.phone).toMatch(/555 01\d\d$/)
  })
})
