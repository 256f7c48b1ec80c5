import 'server-only'
import { fileResponse } from '#src/http/file-response.ts'
import type { Handlers } from '#src/http/handler.ts'
import { isPartialRequest, pageVisitorOf } from '#src/http/page-visitor.ts'
import { openActiveResume } from '#src/services/media/open-file.ts'
import { countResumeDownload } from '#src/services/page-views/page-views.ts'
import { createResumeFromProfile } from '#src/services/profile/resume-from-profile.ts'
import {
  activateResume,
  createResume,
  deleteResume,
  getActiveResume,
  listResumes,
  restoreResume,
} from '#src/services/resumes/resume-service.ts'

export const resumeHandlers: Handlers<'resumes'> = {
  listResumes,
  getActiveResume,
  uploadResume: createResume,
  activateResume,
  deleteResume,
  restoreResume,
  downloadResume: async ({ actor }, request) => {
    const file = await openActiveResume()
    // Not awaited, so that counting does not delay the download.
    void countResumeDownload({
      actor,
      fingerprint: pageVisitorOf(request),
      isPart: isPartialRequest(request),
    })
    return fileResponse(request, file)
  },
  typesetResume: ({ actor, body, key }) =>
    createResumeFromProfile({ actor, key, paper: body.paper }),
}
