import { resumeCalls } from '#src/contract/resumes/resume-calls.ts'
import { callQuery } from './call-query.ts'
import { orNull, request } from './client.ts'

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
