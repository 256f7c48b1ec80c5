import schema from '@jsonresume/schema/schema.json' with { type: 'json' }
import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { defaultProfile } from '#src/profile/default-profile.ts'
import { jsonResume } from '#src/resume/json-resume.ts'

const resumeUrls = { site: 'https://alex.example/', document: 'https://alex.example/resume.json' }
const ajv = new Ajv({ strict: false, allErrors: true })
addFormats.default(ajv)
const isValid = ajv.compile(schema)
const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const document = jsonResume(defaultProfile, resumeUrls)

describe('/resume.json', () => {
  it('is valid JSON Resume', () => {
    isValid(asSent(document))
    expect(isValid.errors ?? []).toEqual([])
  })

  it('is validated by a schema that rejects invalid input', () => {
    const basics = { ...document.basics, email: 'nobody' }
    expect(isValid(asSent({ ...document, basics }))).toBe(false)
    expect(isValid(asSent({ ...document, work: [{ startDate: 'today' }] }))).toBe(false)
  })

  it('contains all entries of the profile', () => {
    const { personal, experience, education, achievements, publications, skills } = defaultProfile
    expect(document.basics).toMatchObject({ name: personal.name, label: personal.title })
    expect(document.work.map(({ name }) => name)).toEqual(experience.map(({ company }) => company))
    expect(document.work[0]).toMatchObject({
      startDate: '2021',
      highlights: experience[0]?.achievements,
    })
    expect(document.work[0]).not.toHaveProperty('endDate')
    expect(document.education).toHaveLength(education.length)
    expect(document.awards).toHaveLength(achievements.length)
    expect(document.publications.map(({ name }) => name)).toEqual(
      publications.map(({ title }) => title),
    )
    expect(document.skills).toHaveLength(Object.values(skills).flat().length)
  })
})
