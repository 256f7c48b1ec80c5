import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '#src/contract/api/calls.ts'
import { resumeSchema } from '#src/contract/resumes/resume-schemas.ts'
import { readSql } from '#src/services/platform/payload.ts'
import { sql } from '#collections/sql.ts'
import { adminCookie, newSession } from '#tests/support/admin.ts'
import {
  answerOf,
  expectAnswer,
  expectRefusal,
  handlerOf,
  send,
  sendCall,
} from '#tests/support/requests.ts'
import { pdf, imageFile, zip } from '#tests/support/sample-files.ts'
import { bytesOf, openUrl, sendFile, sendId, sha256, storeResume } from '#tests/support/uploads.ts'

const list = () => answerOf(calls.listResumes)
const getActive = () => sendCall(calls.getActiveResume)
const download = async (headers: Record<string, string> = {}, method = 'GET') =>
  send(await handlerOf(calls.downloadResume), method, '/api/resume', { headers })
const refuse = async (bytes: Uint8Array, name: string, status: number, type = 'application/pdf') =>
  (await expectRefusal(await sendFile(calls.uploadResume, bytes, name, type), status)).message

beforeEach(() => readSql(sql`truncate resumes cascade`))

describe('POST /api/resume/upload', () => {
  it('[S7-post-resume-01][S3-resume-01][S3-resume-02] stores a PDF; the first becomes active', async () => {
    const bytes = pdf({ size: 2000 })
    const first = await storeResume(bytes, 'cv.pdf')
    expect(first).toMatchObject({ originalName: 'cv.pdf', size: 2000, isActive: true })
    expect(first.url).toMatch(/^\/files\/resumes\/[a-z2-7]{26}\.pdf$/)
    expect(sha256(await bytesOf(await openUrl(first.url)))).toBe(sha256(bytes))
    expect(await storeResume(pdf(), 'other.pdf')).toMatchObject({ isActive: false })
  })

  it('refuses an empty file', async () => {
    expect(await refuse(Buffer.alloc(0), 'cv.pdf', 400)).toBe('The file is empty')
  })

  it.each([
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a picture', () => imageFile('png')],
    ['a zip', async () => zip(['a'])],
    ['a program', async () => Buffer.from('MZ'.padEnd(300, '\0'))],
    ['a header alone', async () => Buffer.from('%PDF-')],
  ])('[S9-upload-02][S5-resume-02] refuses %s called PDF', async (_name, make) => {
    expect(await refuse(await make(), 'cv.pdf', 415)).toBe('Only PDF files are allowed for resumes')
    expect(await list()).toEqual([])
  })
})

describe('PUT /api/resume/{id}/activate', () => {
  it('[S7-activate-01][S4-resume-02] activates it, for visitors immediately', async () => {
    const first = await storeResume(pdf(), 'first.pdf')
    const second = await storeResume(pdf({ text: 'second' }), 'second.pdf')
    const answer = await answerOf(calls.activateResume, { params: { id: second.id } })
    expect(answer).toMatchObject({ id: second.id, isActive: true })
    expect(await expectAnswer(await getActive(), 200, resumeSchema)).toMatchObject({
      id: second.id,
    })
    expect((await list()).map(({ id, isActive }) => [id, isActive])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
  })
})

describe('DELETE /api/resume/{id}', () => {
  it('[S4-resume-03] refuses the active one, which stays available', async () => {
    const active = await storeResume(pdf())
    const answer = await expectRefusal(await sendId(calls.deleteResume, active.id), 409)
    expect(answer.message).toBe('The active resume cannot be deleted')
    expect((await download()).status).toBe(200)
  })
})

describe('GET /api/resume', () => {
  it('[S7-get-resume-01][S6-visitor-02] serves the active PDF under its original name', async () => {
    const bytes = pdf({ size: 3000 })
    await storeResume(bytes, 'Lebenslauf Ö.pdf')
    const response = await download()
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Lebenslauf _.pdf"; filename*=UTF-8''Lebenslauf%20%C3%96.pdf`,
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'content-length': '3000',
    })
    expect(sha256(await bytesOf(response))).toBe(sha256(bytes))
  })

  it('supports ETags, ranges and HEAD, with a new ETag after another activation', async () => {
    await storeResume(pdf())
    const tag = (await download({}, 'HEAD')).headers.get('etag') ?? ''
    expect((await download({ 'if-none-match': tag })).status).toBe(304)
    const part = await download({ range: 'bytes=0-4' })
    expect([part.status, await part.text()]).toEqual([206, '%PDF-'])
    const next = await storeResume(pdf({ text: 'b' }))
    await sendId(calls.activateResume, next.id)
    expect((await download({ 'if-none-match': tag })).status).toBe(200)
  })

  it('does not send a renewed session with a response that caches may keep', async () => {
    await storeResume(pdf())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 5 * 3_600_000 })
    const { cookie } = await newSession()
    vi.useRealTimers()
    const response = await download({ cookie })
    expect(response.headers.get('cache-control')).toBe('public, no-cache')
    expect(response.headers.getSetCookie()).toEqual([])
    expect((await sendCall(calls.listResumes, { cookie })).headers.getSetCookie()).toHaveLength(1)
  })

  it('[S7-get-active-01] returns 404 in JSON from both calls without a resume', async () => {
    const message = 'There is no resume yet'
    expect(await expectRefusal(await download(), 404)).toEqual({ message })
    expect(await expectRefusal(await getActive(), 404)).toEqual({ message })
  })
})

describe('/files/resumes/{key}', () => {
  it('[S6-visitor-02] is open to visitors only while the resume is active', async () => {
    const first = await storeResume(pdf())
    const second = await storeResume(pdf({ text: 'b' }))
    const cookie = await adminCookie()
    expect((await openUrl(first.url)).headers.get('cache-control')).toBe('public, no-cache')
    expect((await openUrl(second.url)).status).toBe(404)
    const own = await openUrl(second.url, {}, { cookie })
    expect([own.status, own.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    await sendId(calls.activateResume, second.id)
    expect((await openUrl(first.url)).status).toBe(404)
    expect((await openUrl(second.url)).status).toBe(200)
  })
})

describe('GET /api/resumes', () => {
  it('[S7-get-resumes-01] lists all, newest first, for the administrator only', async () => {
    const first = await storeResume(pdf())
    const second = await storeResume(pdf({ text: 'b' }))
    expect((await list()).map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await sendCall(calls.listResumes)).status).toBe(401)
  })
})
