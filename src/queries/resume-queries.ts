import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import { callQuery } from './call-query.ts'
import { orNull, request } from './client.ts'
import { upload } from './upload.ts'
import type { UploadOptions } from './upload.ts'
import { useChange } from './use-change.ts'

export const resumeListOptions = () => callQuery(resumeCalls.listResumes)

/** Null while no file exists (the call answers 404 then). */
export const activeResumeOptions = () =>
  callQuery(
    resumeCalls.getActiveResume,
    {},
    {
      queryFn: ({ signal }) => orNull(404, () => request(resumeCalls.getActiveResume, { signal })),
      meta: { isPublic: true },
    },
  )

export const useUploadResume = () =>
  useChange(resumeCalls.uploadResume, {
    send: (options: UploadOptions) => upload(resumeCalls.uploadResume, options),
  })
