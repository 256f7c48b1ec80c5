import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { deletion, fileParamsSchema, restoration } from '#src/contract/id-schemas.ts'
import {
  paperSchema,
  resumeListSchema,
  resumeSchema,
  tolerantResumeSchema,
  tolerantTypesetResumeSchema,
  typesetResumeSchema,
} from './resume-schemas.ts'

export const resumeCalls = {
  listResumes: defineCall({
    method: 'GET',
    path: '/api/resumes',
    scopes: ['read'],
    summary: 'List resume files, newest first',
    response: resumeListSchema,
    clientResponse: z.array(tolerantResumeSchema),
  }),
  getActiveResume: defineCall({
    method: 'GET',
    path: '/api/resume/active',
    access: 'public',
    scopes: ['read'],
    summary: 'Get the active resume',
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
    errors: [404],
  }),
  uploadResume: defineCall({
    method: 'POST',
    path: '/api/resume/upload',
    summary: 'Upload a resume as a PDF',
    upload: 'resume',
    headers: ['Idempotency-Key'],
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
    status: 201,
    refresh: 'public',
  }),
  activateResume: defineCall({
    method: 'PUT',
    path: '/api/resume/{id}/activate',
    summary: 'Activate a resume',
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
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
    method: 'GET',
    path: '/api/resume',
    access: 'public',
    scopes: ['read'],
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
    method: 'GET',
    path: '/files/resumes/{key}',
    access: 'public',
    scopes: ['read'],
    summary: 'A resume; for visitors only the active one',
    params: fileParamsSchema,
    responseKind: 'file',
  }),
} as const
