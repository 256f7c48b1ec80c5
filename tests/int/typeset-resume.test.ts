import { afterEach, describe, expect, it } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { tolerantTypesetResumeSchema } from '#src/contract/resumes/resume-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie } from '#tests/support/admin.ts'
import { expectAnswer, expectRefusal, sendAsAdmin } from '#tests/support/requests.ts'
import { bytesOf, openUrl, sha256 } from '#tests/support/uploads.ts'

afterEach(() => readSql(sql`truncate resumes cascade`))

const request = (json: unknown, headers: Record<string, string> = {}) =>
  sendAsAdmin(calls.typesetResume, { json, headers })
const typeset = async (paper: string, headers?: Record<string, string>) =>
  expectAnswer(await request({ paper }, headers), 201, tolerantTypesetResumeSchema)

describe('POST /api/resume/typeset', () => {
  it('adds the profile as a PDF under the date of today; the first one becomes active', async () => {
    const { resume, skipped } = await typeset('A4')
    expect(resume.originalName).toMatch(/^Alex-Example-Resume-\d{4}-\d\d-\d\d\.pdf$/)
    expect(resume).toMatchObject({ isActive: true })
    expect(skipped).toEqual([])
    const bytes = await bytesOf(await openUrl(resume.url))
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/^%PDF-1\.7/)
    const again = await typeset('A4')
    expect(again.resume).toMatchObject({ isActive: false, originalName: resume.originalName })
    // Visitors only get the active one.
    const file = await openUrl(again.resume.url, {}, { cookie: await adminCookie() })
    expect(sha256(await bytesOf(file))).toBe(sha256(bytes))
  })

  it('adds one file for a repeated request', async () => {
    const headers = { 'Idempotency-Key': 'a-key-of-one-attempt' }
    const { resume } = await typeset('Letter', headers)
    expect((await typeset('Letter', headers)).resume.id).toBe(resume.id)
  })

  it('refuses other papers', async () => {
    await expectRefusal(await request({ paper: 'A5' }), 400)
  })
})
