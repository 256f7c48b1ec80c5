import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/limits.ts'
import { canRetryUpload } from '#src/cms/uploads/upload-rejection.ts'
import { validateMediaFile } from '#src/cms/media/validate-media-file.ts'
import { validateResumeFile } from '#src/cms/resumes/validate-resume-file.ts'
import { RequestError } from '#src/queries/request-error.ts'

const limit = LIMITS.uploadBytes
const pdf = 'application/pdf'

describe('file validation before upload', () => {
  it('[S5-media-01] rejects a media file over the limit, by name', () => {
    expect(validateMediaFile({ name: 'film.mp4', size: limit + 1 })).toEqual({
      title: 'File too large',
      text: 'film.mp4 is larger than 10MB',
    })
    expect(validateMediaFile({ name: 'film.mp4', size: limit })).toBeNull()
  })

  it.each(['', 'image/png', 'application/msword'])(
    '[S5-resume-02] [S9-upload-02] rejects a resume of type %j',
    (type) => {
      expect(validateResumeFile({ type, size: 1 })).toEqual({
        title: 'Invalid file type',
        text: 'Only PDF files are allowed for resumes',
      })
    },
  )

  it('[S5-resume-03] rejects a resume over the limit', () => {
    expect(validateResumeFile({ type: pdf, size: limit + 1 })).toEqual({
      title: 'File too large',
      text: 'Resume file must be smaller than 10MB',
    })
    expect(validateResumeFile({ type: pdf, size: limit })).toBeNull()
  })
})

describe('failed uploads', () => {
  it.each([
    [new TypeError('no response'), true],
    [new RequestError(401, '', ''), true],
    [new RequestError(429, '', ''), true],
    [new RequestError(503, '', ''), true],
    [new RequestError(507, '', ''), true],
    [new RequestError(400, '', ''), false],
  ])('may be retried, unless the file itself was rejected: %s', (error, isRetried) => {
    expect(canRetryUpload(error)).toBe(isRetried)
  })
})
