import { z } from 'zod'
import { defineCall } from '#src/contract/call.ts'
import { deletedSchema } from '#src/contract/id-schemas.ts'
import {
  importListSchema,
  importOptionsSchema,
  importReportSchema,
  importSchema,
  revertedSchema,
  tolerantImportReportSchema,
  tolerantImportSchema,
} from './import-schemas.ts'

const previous = { fields: { revertedAt: 'takenBackAt', canRevert: 'canTakeBack' } } as const

const answersImport = {
  response: importSchema,
  clientResponse: tolerantImportSchema,
  previous,
} as const

export const importCalls = {
  listImports: defineCall({
    method: 'GET',
    path: '/api/imports',
    summary: 'List the imports of the last 30 days, newest first',
    response: importListSchema,
    clientResponse: z.array(tolerantImportSchema),
    previous,
  }),
  createImport: defineCall({
    method: 'POST',
    path: '/api/imports',
    summary: 'Upload files and plan their import. An earlier plan is replaced',
    upload: 'import',
    ...answersImport,
    status: 201,
    errors: [409],
  }),
  getImportReport: defineCall({
    method: 'GET',
    path: '/api/imports/{id}',
    summary: 'Get the plan or report of an import',
    response: importReportSchema,
    clientResponse: tolerantImportReportSchema,
  }),
  planImport: defineCall({
    method: 'POST',
    path: '/api/imports/{id}/plan',
    summary: 'Plan an import again with other options. Nothing is stored',
    body: importOptionsSchema,
    ...answersImport,
    errors: [409],
  }),
  startImport: defineCall({
    method: 'POST',
    path: '/api/imports/{id}/start',
    summary: 'Start or continue an import. It continues after the response',
    ...answersImport,
    errors: [409],
  }),
  cancelImport: defineCall({
    method: 'DELETE',
    path: '/api/imports/{id}',
    summary: 'Discard a plan or stop an import. Imported posts stay until the import is reverted',
    response: deletedSchema,
  }),
  revertImport: defineCall({
    method: 'POST',
    path: '/api/imports/{id}/revert',
    previous: { path: '/api/imports/{id}/take-back' },
    summary: 'Revert an import: move its posts and images to the trash, and delete its redirects',
    response: revertedSchema,
    refresh: 'public',
  }),
} as const
