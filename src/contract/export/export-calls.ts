import { defineCall } from '#src/contract/call.ts'

export const exportCalls = {
  downloadExport: defineCall({
    method: 'GET',
    path: '/api/export',
    summary: 'Export all content as Markdown, images and JSON in a ZIP archive',
    responseKind: 'file',
    fileType: 'application/zip',
    errors: [429],
  }),
} as const
