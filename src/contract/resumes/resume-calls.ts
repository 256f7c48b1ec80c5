import { z } from 'zod'
import { defineCall, reading } from '#src/contract/call.ts'
import { deletion, fileParamsSchema, restoration } from '#src/contract/id-schemas.ts'
import {
  paperSchema,
  resumeListSchema,
  resumeSchema,
  tolerantResumeSchema,
  tolerantTypesetResumeSchema,
  typesetResumeSchema,
} from './resume-schemas.ts'

const resumeAnswer = { response: resumeSchema, clientResponse: tolerantResumeSchema } as const

export const resumeCalls = {
  listResumes: defineCall({
    ...reading,
    path: '/api/resumes',
    summary: 'List resume files, newest first',
    response: resumeListSchema,
    clientResponse: z.array(tolerantResumeSchema),
  }),
  getActiveResume: defineCall({
    ...reading,
    path: '/api/resume/active',
    access: 'public',
    summary: 'Get the active resume',
    ...resumeAnswer,
    errors: [404],
  }),
  uploadResume: defineCall({
    method: 'POST',
    path: '/api/resume/upload',
    summary: 'Upload a resume as a PDF',
    upload: 'resume',
    headers: ['Idempotency-Key'],
    ...resumeAnswer,
    status: 201,
    refresh: 'public',
  }),
  activateResume: defineCall({
    method: 'PUT',
    path: '/api/resume/{id}/activate',
    summary: 'Activate a resume',
    ...resumeAnswer,
    refresh: 'public',
  }),
  deleteResume: defineCall({
    ...deletion,
    path: '/api/resume/{id}',
    summary: 'Move a resume to the trash. The active resume cannot be deleted',
    errors: [409],
  }),
  restoreResume: defineCall({
    ...restoration,
    path: '/api/resume/{id}/restore',
    summary: 'Restore a resume from the trash',
  }),
  downloadResume: defineCall({
    ...reading,
    path: '/api/resume',
    access: 'public',
    summary: 'Download the active resume as a PDF',
    responseKind: 'file',
    errors: [404],
  }),
  typesetResume: defineCall({
    method: 'POST',
    path: '/api/resume/typeset',
    summary: 'Typeset the published profile as a resume of at most two pages',
    body: z.strictObject({ paper: paperSchema }),
    headers: ['Idempotency-Key'],
    response: typesetResumeSchema,
    previous: { fields: { skipped: 'leftOut' } },
    clientResponse: tolerantTypesetResumeSchema,
    status: 201,
    errors: [507],
    refresh: 'public',
  }),
} as const

export const resumeFileCalls = {
  openResume: defineCall({
    ...reading,
    path: '/files/resumes/{key}',
    access: 'public',
    summary: 'A resume; for visitors only the active one',
    params: fileParamsSchema,
    responseKind: 'file',
  }),
} as const
