import { z } from 'zod'
import { defineCall } from './call.ts'
import { deletedSchema, idParamsSchema, restoredSchema } from './ids.ts'
import { receivedResumeSchema } from './received.ts'
import { resumeListSchema, resumeSchema } from './resumes.ts'

/** §7: the calls about resumes. */
export const resumeCalls = {
  listResumes: defineCall({
    method: 'GET',
    path: '/api/resumes',
    access: 'admin',
    summary: 'List resume files, newest first',
    response: resumeListSchema,
    received: z.array(receivedResumeSchema),
    status: 200,
    errors: [],
  }),
  getActiveResume: defineCall({
    method: 'GET',
    path: '/api/resume/active',
    access: 'public',
    summary: 'The active resume',
    response: resumeSchema,
    received: receivedResumeSchema,
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
    received: receivedResumeSchema,
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
    received: receivedResumeSchema,
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
    summary: 'The active resume as a PDF',
    answers: 'file',
    status: 200,
    errors: [404],
  }),
} as const
