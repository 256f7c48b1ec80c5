import { defineCall } from '#src/contract/call.ts'

/** Announces changes to the screens that are open. */
export const changeCalls = {
  followChanges: defineCall({
    method: 'GET',
    path: '/api/changes',
    access: 'admin',
    summary:
      'Follow changes as they happen: a stream of events that name what has changed, without its content, until the session ends',
    responseKind: 'file',
    fileType: 'text/event-stream',
    status: 200,
    errors: [429],
  }),
} as const
