import { defineCall } from '#src/contract/call.ts'

export const changeCalls = {
  followChanges: defineCall({
    method: 'GET',
    path: '/api/changes',
    summary:
      'Stream change events (server-sent events). Events name the changed types, not the content',
    responseKind: 'file',
    fileType: 'text/event-stream',
    errors: [429],
  }),
} as const
