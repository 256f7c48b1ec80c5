import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import {
  deletedSchema,
  fileParamsSchema,
  idParamsSchema,
  restoredSchema,
} from '#src/contract/id-schemas.ts'
import {
  resumeListSchema,
  resumeSchema,
  tolerantResumeSchema,
  tolerantTypesetResumeSchema,
  typesetResumeBodySchema,
  typesetResumeSchema,
} from './resume-schemas.ts'

/** Resumes. */
export const resumeCalls = {
  listResumes: defineCall({
    method: 'GET',
    path: '/api/resumes',
    access: 'admin',
    scopes: ['read'],
    summary: 'List resume files, newest first',
    response: resumeListSchema,
    clientResponse: z.array(tolerantResumeSchema),
    status: 200,
    errors: [],
  }),
  getActiveResume: defineCall({
    method: 'GET',
    path: '/api/resume/active',
    access: 'public',
    scopes: ['read'],
    summary: 'The active resume',
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
    status: 200,
    errors: [404],
  }),
  uploadResume: defineCall({
    method: 'POST',
    path: '/api/resume/upload',
    access: 'admin',
    summary:
      'Upload one PDF in the field resume; repeating the Idempotency-Key does not store another',
    upload: 'resume',
    headers: ['Idempotency-Key'],
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
    status: 201,
    errors: [400, 413, 415, 507],
    refresh: 'public',
  }),
  activateResume: defineCall({
    method: 'PUT',
    path: '/api/resume/{id}/activate',
    access: 'admin',
    summary: 'Activate a resume',
    params: idParamsSchema,
    response: resumeSchema,
    clientResponse: tolerantResumeSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
  deleteResume: defineCall({
    method: 'DELETE',
    path: '/api/resume/{id}',
    access: 'admin',
    summary: 'Move a resume that is not active to the trash, where it stays for 30 days',
    params: idParamsSchema,
    response: deletedSchema,
    status: 200,
    errors: [404, 409],
    refresh: 'public',
  }),
  restoreResume: defineCall({
    method: 'POST',
    path: '/api/resume/{id}/restore',
    access: 'admin',
    summary: 'Restore a resume from the trash',
    params: idParamsSchema,
    response: restoredSchema,
    status: 200,
    errors: [404],
    refresh: 'public',
  }),
  downloadResume: defineCall({
    method: 'GET',
    path: '/api/resume',
    access: 'public',
    scopes: ['read'],
    summary: 'The active resume as a PDF',
    responseKind: 'file',
    status: 200,
    errors: [404],
  }),
  typesetResume: defineCall({
    method: 'POST',
    path: '/api/resume/typeset',
    access: 'admin',
    summary:
      'Typeset the published profile as a PDF of at most two pages and add it to the resumes; repeating the Idempotency-Key does not add another',
    body: typesetResumeBodySchema,
    headers: ['Idempotency-Key'],
    response: typesetResumeSchema,
    clientResponse: tolerantTypesetResumeSchema,
    status: 201,
    errors: [400, 413, 415, 507],
    refresh: 'public',
  }),
} as const

/** The address of a stored file: `url` of a resume. No documented call. */
export const resumeFileCalls = {
  openResume: defineCall({
    method: 'GET',
    path: '/files/resumes/{key}',
    access: 'public',
    scopes: ['read'],
    summary: 'A resume; for visitors only the active one',
    params: fileParamsSchema,
    responseKind: 'file',
    status: 200,
    errors: [404],
  }),
} as const
